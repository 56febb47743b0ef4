CREATE INDEX tables_by_origin ON tables (origin);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX chat_by_person ON chat (person);
DELETE FROM chat WHERE number <= (SELECT max(later.number) FROM chat AS later WHERE later.table_id = chat.table_id) - 500;
