"""Figures for those who watch the server."""

from prometheus_client import Counter, Gauge, Histogram

CHANGES = Counter("signoria_changes", "Changes of tables that are on disk")
REFUSED = Counter("signoria_refused", "Lines that the rules refused")
TABLES = Gauge("signoria_tables", "Tables in memory")
READERS = Gauge("signoria_readers", "Open sockets")
BEHIND = Counter("signoria_behind", "Readers that fell behind and began again")
SECONDS = Histogram(
    "signoria_change_seconds",
    "From the wish to the disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
