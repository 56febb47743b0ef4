"""Playing and watching in a terminal, through the real session with typed lines."""
