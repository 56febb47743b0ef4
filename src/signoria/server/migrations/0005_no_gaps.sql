CREATE TABLE lines_in_order (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    client TEXT,
    made DOUBLE PRECISION NOT NULL,
    previous INTEGER GENERATED ALWAYS AS (NULLIF(number - 1, 0)) STORED,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY (table_id, previous) REFERENCES lines_in_order (table_id, number)
);
INSERT INTO lines_in_order (table_id, number, seat, text, client, made)
    SELECT table_id, number, seat, text, client, made
    FROM (SELECT *, row_number() OVER (PARTITION BY table_id ORDER BY number) AS place FROM lines) AS counted
    WHERE number = place
    ORDER BY table_id, number;
CREATE TABLE stray_lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO stray_lines (table_id, number, seat, text, made)
    SELECT table_id, number, seat, text, made
    FROM (SELECT *, row_number() OVER (PARTITION BY table_id ORDER BY number) AS place FROM lines) AS counted
    WHERE number <> place;
DROP TABLE lines;
ALTER TABLE lines_in_order RENAME TO lines;
CREATE UNIQUE INDEX lines_by_client ON lines (table_id, client);
