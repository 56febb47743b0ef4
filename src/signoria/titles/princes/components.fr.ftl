# Pourquoi un fichier de matériel est refusé.

threes = il y a trois paysages et trois libertés, dans l’ordre forest, lake et park
professions = il en faut de { $least } à 60, pour en donner quatre à chacun des cinq joueurs
raise = une surenchère est de 100, et une mise à prix d’au moins 100
pay = un point d’une œuvre rapporte 100 ; le prestige pris sur la paie d’une œuvre coûte 200, et le prestige se vend 100
stock = les nombres ne sont pas négatifs, et personne n’a plus de 3 architectes
plan = le plan a 7 lignes de 7 signes, # pour le palais et . pour une case libre
shape = une forme a au plus 7 lignes d’au plus 7 signes, # et .
squares = la forme a { $found } cases, mais devrait en avoir { $expected }
apart = les cases de la forme ne sont pas d’un seul tenant
sum = { $amount } n’est pas une somme en centaines de florins
liked = { $found } professions le souhaitent, mais liked_by dit { $expected }
bonus = une carte bonus compte quelque chose, de 1 à 10 pour chaque
prestige = une carte de prestige dit most ou fewest d’un compteur, ou bien un seuil d’at_least
full = les points pleins vont de 0 à 50, sans être inférieurs à ceux d’une égalité
banker = il faut au moins { $least } florins sur le Banquier, pour qu’il ne coûte jamais rien, et un point doit coûter quelque chose
layouts = il y a une disposition pour chaque nombre de joueurs, de 2 à { $most }, dans cet ordre
corners = une disposition a une ligne et une colonne, de 0 à { $most }, pour chacun de ses { $seats } domaines
overlapping = deux domaines se trouvent sur les mêmes cases
