INSERT INTO people (id, name, made) VALUES ('nobody', '', 0);
