# Pourquoi un fichier de matériel est refusé.

contents = il y a de 1 à 60 cités et de 1 à 20 régions
families = il en faut { $count }, une pour chaque joueur
seats = elles sont pour 2, 3, 4 et 5 joueurs, dans cet ordre
roles = chaque couleur a un rôle majeur et un rôle mineur
points = un contour a au moins trois points
icons = elle a { $found } icônes, mais une cité { $size } en a { $expected }
regions = elle touche { $found } régions, mais une cité { $size } en touche { $expected }
hex = hex '{ $value }' n’est pas une couleur comme #A5764E
off-the-map = { $x }, { $y } n’est pas sur la carte
icon = { $count } icônes de '{ $value }' : il en faut au moins une, d’une couleur connue
coins = un joueur pourrait arriver à plus de { $most } pièces
