# Why a component file is refused.

refused = the component file is refused: { $row }: { $reason }
refused-whole = the component file is refused: { $reason }
not-toml = it is not valid TOML: { $reason } (at line { $line }, column { $column })
not-toml-at-all = it is not valid TOML: { $reason }
too-deep = it is nested too deeply
missing = the field { $field } is missing
unknown = there is no field { $field }
other-kind = expected { $wanted }, found { $found }
other = { $reason }
not-one-of = { $what } '{ $value }' is not one of { $known }
none = there is no { $what } '{ $value }'
how-many = there must be { $least } to { $most }
in-this-order = they are { $known }, in this order
between = { $what } is { $number }, not { $least } to { $most }
rows = { $found } rows, but contents says { $expected }
key-letters = a key has only lower-case letters, digits and underscores
key-twice = this key appears twice in the file
source-unlisted = source '{ $source }' is not listed under sources
bound = it must be { $bound }
length = there must be { $bound }
no-such-value = there is no '{ $value }' here
