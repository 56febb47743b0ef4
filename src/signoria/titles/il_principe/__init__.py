"""Il Principe, by Emanuele Ornella."""
