CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    email TEXT
);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    rules INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    components TEXT NOT NULL,
    settings TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES people (id),
    public INTEGER NOT NULL,
    invite TEXT NOT NULL,
    state TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    moved DOUBLE PRECISION NOT NULL,
    waiting TEXT NOT NULL,
    bots_asked INTEGER NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    lines INTEGER NOT NULL,
    version INTEGER NOT NULL,
    origin TEXT NOT NULL,
    result TEXT NOT NULL
);
CREATE INDEX tables_by_state ON tables (state, moved);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person TEXT REFERENCES people (id),
    spec TEXT NOT NULL,
    name TEXT NOT NULL,
    away INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person);
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    client TEXT,
    made DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX lines_by_client ON lines (table_id, client);
CREATE TABLE notes (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    body TEXT NOT NULL
);
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);
