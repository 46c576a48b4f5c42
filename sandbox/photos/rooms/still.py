"""Still lifes."""
from kit.mesh import block
from materials import of_finish
from rooms.set import air, daylight, floor, look, put, skirting, sunlight, wall
from rooms.things import branch, table


def ceramics_shelf(aspect):
    wall('plaster', 6)
    for x in (-0.86, 0.31, 1.48):
        put('shelf', 'bracket', 'oak', (x, 0, 1.2), scale=1.3)
    row = [('bottle', 'chalk', -0.82, 1.0), ('moon', 'sand', -0.58, 0.85), ('cylinder', 'clay', -0.36, 1.0), ('amphora', 'moss', -0.10, 0.9), ('bottle', 'clay', 0.14, 0.78),
           ('moon', 'chalk', 0.38, 1.0), ('cylinder', 'ink', 0.62, 0.9), ('bottle', 'ink', 0.80, 1.0)]
    for shape, finish, x, scale in row:
        put('vase', shape, finish, (x, -0.13, 1.238), 0, scale)
    branch((-0.82, -0.13, 1.58), 0.26, (0.10, 0.0), 14, 2.0)
    branch((0.80, -0.13, 1.58), 0.24, (-0.09, 0.0), 12, 4.0)
    sunlight((0.05, 0, 1.42), (0.80, 0.52, -0.34), 4.6, (1.2, 1.2), (3, 2))
    daylight((-2.2, -2.2, 2.2), (0, 0, 1.3), 1.8, 60)
    air(0.46)
    look((0.25, -2.6, 1.42), (0.0, 0, 1.37), 50, 0.004, -0.1)


def still_life(aspect):
    wall('clay', 6, 2.6)
    top = table(1.7, 0.8, 0.8, 'oak', (0, -0.42))
    put('vase', 'moon', 'chalk', (-0.13, -0.36, top), scale=1.05)
    put('vase', 'bottle', 'ink', (0.12, -0.28, top), scale=1.05)
    put('vase', 'cylinder', 'clay', (0.20, -0.52, top), scale=0.85)
    branch((-0.13, -0.36, top + 0.27), 0.46, (-0.14, -0.02), 22, 1.2)
    branch((-0.13, -0.36, top + 0.27), 0.40, (0.12, 0.05), 20, 2.8)
    sunlight((0.02, -0.05, 1.1), (0.74, 0.58, -0.40), 4.6, (0.8, 1.2), (2, 3))
    daylight((-1.8, -1.8, 2.0), (0, -0.3, 1.0), 1.4, 40)
    air(0.46, True)
    look((0.35, -2.5, 1.16), (0.02, -0.3, 1.10), 55, 0.006, -0.1, (0.02, -0.4, 1.0))


def textiles(aspect):
    wall('chalk', 7)
    floor(7, 4)
    skirting('white', 7)
    top = 0.44
    block('bench', (1.5, 0.4, 0.045), of_finish('oak', 0.5, 'x'), 0.006, (0, -0.38, top - 0.022))
    for x in (-0.62, 0.62):
        block('side', (0.045, 0.36, top - 0.045), of_finish('oak', 0.4, 'z'), 0.006, (x, -0.38, (top - 0.045) / 2))
    put('throw', 'fringe', 'linen', (-0.42, -0.38, top), 0, 1.0)
    put('throw', 'waffle', 'oat', (-0.42, -0.38, top + 0.10), 0, 0.95)
    put('throw', 'fringe', 'fern', (-0.42, -0.38, top + 0.212), 4, 0.92)
    put('cushion', 'stripe', 'slate', (0.46, -0.26, top), -8, 0.95)
    put('cushion', 'plain', 'rust', (0.12, -0.30, top), 7, 0.95)
    put('cushion', 'lumbar', 'oat', (0.34, -0.46, top), -3, 0.85)
    put('basket', 'round', 'seagrass', (1.05, -0.45, 0), 20)
    put('hook', 'rail', 'oak', (-0.1, 0, 1.42), scale=1.2)
    sunlight((0.1, 0, 0.95), (0.80, 0.52, -0.40), 4.6, (1.1, 1.4), (3, 3))
    daylight((-2.6, -2.4, 2.2), (0, -0.3, 0.6), 2.0, 70)
    air(0.5)
    look((0.3, -3.0, 1.08), (0.12, -0.2, 0.72), 46, 0.004, -0.1, (0, -0.4, 0.6))


def light(aspect):
    wall('clay', 9)
    table(1.6, 0.42, 0.82, 'walnut', (0.75, -0.26))
    put('vase', 'amphora', 'chalk', (0.52, -0.24, 0.82))
    branch((0.52, -0.24, 1.1), 0.5, (-0.18, 0.0), 22, 1.0)
    branch((0.52, -0.24, 1.1), 0.42, (0.12, 0.0), 18, 2.4)
    put('wall-light', 'globe', 'brass', (-0.42, 0, 1.42), scale=1.25)
    put('bowl', 'deep', 'oak', (1.02, -0.26, 0.82), scale=0.9)
    sunlight((0.05, 0, 1.35), (0.80, 0.50, -0.30), 5.4, (1.5, 1.2), (3, 2), colour=(1, 0.80, 0.56))
    air(0.36, True)
    look((0.25, -3.1, 1.36), (0.08, 0, 1.27), 46, 0.003, 0.0)


scenes = {'ceramics-shelf': ceramics_shelf, 'ceramics-still-life': still_life, 'textiles-stack': textiles, 'journal-light': light}
