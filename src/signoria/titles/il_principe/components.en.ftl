# Why a component file is refused.

contents = there are 1 to 60 cities and 1 to 20 regions
families = there must be { $count }, one for each player
seats = they are for 2, 3, 4 and 5 players, in this order
roles = every colour has one major and one minor role
points = an outline has at least three points
icons = it has { $found } icons, but a { $size } city has { $expected }
regions = it touches { $found } regions, but a { $size } city touches { $expected }
hex = hex '{ $value }' is not a colour such as #A5764E
off-the-map = { $x }, { $y } does not lie on the map
icon = { $count } icons of '{ $value }': there must be at least 1, of a known colour
coins = a player could come to more than { $most } coins
