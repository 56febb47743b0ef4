ALTER TABLE people ADD COLUMN session INTEGER NOT NULL DEFAULT 0;
UPDATE people SET email = NULL;
CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    digest TEXT NOT NULL UNIQUE,
    made DOUBLE PRECISION NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person);
CREATE TABLE used_links (
    mark TEXT PRIMARY KEY,
    made DOUBLE PRECISION NOT NULL
);
CREATE TABLE mails (
    key TEXT NOT NULL,
    day INTEGER NOT NULL,
    sent INTEGER NOT NULL,
    PRIMARY KEY (key, day)
);
