"""The shop floor."""
from rooms.set import air, daylight, floor, look, put, skirting, sunlight, wall
from rooms.things import book, branch, table


def front(aspect):
    wall('white', 14, 3.6)
    floor(12, 5)
    skirting('white', 14)
    top = table(3.6, 0.95, 0.76, 'oak', (0.1, -1.2))
    lamps = [('mushroom', 'brass', -1.35), ('ball', 'ink', -0.72), ('baluster', 'oak', -0.1), ('column', 'black', 0.42), ('ball', 'clay', 0.98), ('mushroom', 'white', 1.55)]
    for shape, finish, x in lamps:
        put('table-lamp', shape, finish, (x, -1.12, top))
    for x, shape, finish in ((-1.2, 'dome', 'aged-brass'), (-0.1, 'dome', 'brass'), (1.05, 'globe', 'brass')):
        put('pendant', shape, finish, (x, -0.75, 2.18))
    put('bowl', 'footed', 'moss', (-1.0, -1.45, top), scale=0.85)
    put('vase', 'moon', 'chalk', (0.70, -1.42, top), scale=0.7)
    put('mug', 'straight', 'sand', (-0.38, -1.5, top), 20)
    put('mug', 'straight', 'chalk', (-0.26, -1.46, top), -30)
    book((0.17, 0.24, 0.03), (0.22, -1.46, top), '#777c66', 12)
    put('shelf', 'bracket', 'walnut', (-1.7, 0, 1.5))
    put('vase', 'bottle', 'clay', (-1.85, -0.1, 1.53), scale=0.8)
    put('vase', 'cylinder', 'ink', (-1.6, -0.1, 1.53), scale=0.85)
    put('mirror', 'round', 'brass', (1.85, 0, 1.62))
    put('stool', 'bar', 'walnut', (-0.55, -1.85, 0), 170)
    put('stool', 'bar', 'oak', (0.85, -1.85, 0), 190)
    put('basket', 'round', 'willow', (2.05, -0.7, 0))
    sunlight((0.3, 0, 1.5), (0.80, 0.50, -0.36), 3.6, (2.2, 1.7), (4, 3))
    daylight((-4.0, -3.6, 2.6), (0, -1.0, 1.0), 3.0, 190)
    air(0.5)
    look((0.5, -5.2, 1.45), (0.05, -0.9, 1.16), 42, 0.003, -0.05, (0, -1.1, 1.0))


scenes = {'store-front': front}
