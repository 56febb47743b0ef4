CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    body TEXT NOT NULL
);
