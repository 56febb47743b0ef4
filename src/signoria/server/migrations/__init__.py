"""The database, step by step: each file is applied once, in order."""
