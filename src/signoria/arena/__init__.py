"""Matches between bots, simulations, and how fast it all goes."""
