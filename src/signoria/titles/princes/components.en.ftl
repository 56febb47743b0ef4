# Why a component file is refused.

threes = there are three landscapes and three freedoms, forest, lake and park first to last
professions = there must be { $least } to 60, for five players to be dealt four each
raise = a raise is 100 and an opening price at least 100
pay = a point of a work pays 100; prestige taken from a work’s pay costs 200, and prestige sells for 100
stock = numbers are not negative, and nobody has more than 3 builders
plan = the plan is 7 rows of 7 signs, # for the palace and . for a free square
shape = a shape is at most 7 rows of at most 7 signs, # and .
squares = the shape has { $found } squares, but it should have { $expected }
apart = the squares of the shape are not connected
sum = { $amount } is not a sum in hundreds of florins
liked = { $found } professions want it, but liked_by says { $expected }
bonus = a bonus card counts something, 1 to 10 for each
prestige = a prestige card is most or fewest of a counter, or a threshold of at_least
full = full points must be 0 to 50, and no fewer than for a tie
banker = there must be at least { $least } florins on the Banker, so that he never costs anything, and a point must cost something
layouts = there is one layout each for 2 to { $most } players, in this order
corners = a layout has a row and a column, 0 to { $most }, for each of its { $seats } estates
overlapping = two estates lie on the same squares
