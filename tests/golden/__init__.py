"""Golden records: whole games, kept as they were played, and counts of move sequences."""
