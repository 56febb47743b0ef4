"""The list of titles, and what all of them declare."""
