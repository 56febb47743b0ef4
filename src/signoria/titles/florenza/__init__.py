"""Florenza: eight rounds of sending workers to workshops and artists, for the glory of a family."""
