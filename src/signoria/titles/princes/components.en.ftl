# Why a component file is refused.

threes = there are three landscapes and three freedoms, forest, lake and park first to last
professions = there must be { $least } to 60, for five players to be dealt four each
raise = a raise is 100 and an opening price at least 100
pay = a point of a work pays 100, prestige costs 200 of a work’s pay and sells for 100
stock = numbers are not negative, and nobody has more than 3 builders
plan = the plan is 7 rows of 7 signs, # for the palace and . for a free square
shape = a shape is at most 7 rows of at most 7 signs, # and .
squares = the shape has { $found } squares, but it should have { $expected }
apart = the squares of the shape do not hang together
sum = { $amount } is not a sum in hundreds of florins
liked = { $found } professions want it, but liked_by says { $expected }
bonus = a bonus card counts something, 1 to 10 for each
prestige = a prestige card is most or fewest of a counter, or a threshold of at_least
full = full points are 0 to 50, and not below those of a tie
