# Pourquoi un fichier de matériel est refusé.

refused = le fichier de matériel est refusé : { $row } : { $reason }
refused-whole = le fichier de matériel est refusé : { $reason }
not-toml = ce n’est pas du TOML valide, ligne { $line }, colonne { $column } ({ $reason })
not-toml-at-all = ce n’est pas du TOML valide ({ $reason })
too-deep = il est imbriqué trop profondément
missing = il manque le champ { $field }
unknown = il n’y a pas de champ { $field }
other-kind = { $wanted } attendu, { $found } trouvé
other = { $reason }
not-one-of = { $what } '{ $value }' n’est pas parmi { $known }
none = il n’y a pas de { $what } '{ $value }'
how-many = il en faut de { $least } à { $most }
in-this-order = il faut { $known }, dans cet ordre
between = { $what } vaut { $number }, mais doit aller de { $least } à { $most }
rows = { $found } lignes, mais contents en annonce { $expected }
key-letters = une clé se compose de minuscules, de chiffres et de traits bas
key-twice = cette clé figure deux fois dans le fichier
source-unlisted = la source '{ $source }' ne figure pas sous sources
bound = il faut { $bound }
length = il en faut { $bound }
no-such-value = '{ $value }' n’existe pas ici
