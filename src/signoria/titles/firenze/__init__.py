"""Firenze."""
