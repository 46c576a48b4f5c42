"""Kitchens."""
from kit.mesh import block
from materials import of_finish
from rooms.set import air, daylight, floor, look, put, sunlight, wall
from rooms.things import book, branch, drawers, tiles, worktop


def base_run(colour, columns=4, width=2.8, at=(0, -0.02)):
    """Drawers with a worktop in front of the wall; returns the fronts' centers."""
    places = drawers(width, 0.78, columns, [0.26, 0.37, 0.37], colour, (at[0], -0.62, 0.1))
    block('plinth', (width, 0.5, 0.1), of_finish('black', 0.3), 0.001, (at[0], -0.32, 0.05))
    worktop(width + 0.02, 0.66, (at[0], -0.33, 0.88))
    return places


def brass(aspect):
    wall('chalk', 9)
    wall('chalk', 5, at=(-2.3, 0, 0), turn=90)
    floor(7, 4)
    places = base_run('#8e937d')
    for x, y, z in places:
        put('handle', 'cup', 'brass', (x, y, z + 0.02))
    tiles(2.82, 0.52, (0, -0.004, 0.91))
    for x in (-0.62, 0.55):
        put('pendant', 'dome', 'brass', (x, -0.62, 1.82), scale=0.95)
    put('vase', 'amphora', 'chalk', (-0.95, -0.32, 0.91))
    branch((-0.95, -0.32, 1.2), 0.42, (0.10, -0.04), 20, 1.0)
    branch((-0.96, -0.33, 1.2), 0.36, (-0.14, 0.02), 16, 2.2)
    put('bowl', 'footed', 'clay', (0.42, -0.36, 0.91))
    put('mug', 'straight', 'sand', (0.86, -0.30, 0.91), 20)
    put('mug', 'straight', 'chalk', (0.99, -0.24, 0.91), 60)
    block('cutting board', (0.30, 0.022, 0.42), of_finish('oak', 0.3), 0.008, (-0.45, -0.06, 1.12)).rotation_euler = (-0.16, 0, 0)
    sunlight((-0.3, 0, 1.15), (0.72, 0.62, -0.42), 4.2, (1.3, 1.5))
    daylight((-3.2, -2.6, 2.4), (0, 0, 1.0), 2.4, 130)
    air(0.55)
    look((0.85, -3.5, 1.34), (-0.02, 0, 1.0), 40, 0.004, -0.15)


def island(aspect):
    wall('white', 9)
    floor(8, 5)
    tiles(6, 0.66, (0, -0.004, 0.92), (0.13, 0.13), '#ded8cb')
    drawers(5, 0.8, 6, [0.5, 0.5], '#c3bcae', (0, -0.62, 0.1))
    worktop(5.02, 0.66, (0, -0.33, 0.9))
    put('shelf', 'bracket', 'oak', (-0.6, -0.012, 1.78), scale=1.3)
    for x, shape, finish in ((-1.0, 'deep', 'oak'), (-0.66, 'coupe', 'chalk'), (-0.3, 'coupe', 'sand')):
        put('bowl', shape, finish, (x, -0.14, 1.82), scale=0.8)
    block('island', (2.3, 0.86, 0.86), None, 0.004, (0, -2.3, 0.45)).data.materials.append(of_finish('white', 0.5))
    for k in range(14):
        block('slat', (0.158, 0.012, 0.82), of_finish('white', 0.5), 0.004, (-1.07 + k * 0.1646, -2.735, 0.44))
    worktop(2.46, 0.98, (0, -2.3, 0.88), 0.04)
    for x in (-0.72, 0, 0.72):
        put('pendant', 'cone', 'black', (x, -2.3, 1.98))
    for x in (-0.62, 0.1, 0.8):
        put('stool', 'bar', 'oak', (x, -2.98, 0), 178)
    put('vase', 'bottle', 'clay', (0.6, -2.2, 0.92))
    branch((0.6, -2.2, 1.25), 0.34, (0.12, 0.0), 16, 3.0)
    put('bowl', 'footed', 'moss', (-0.35, -2.25, 0.92))
    sunlight((0.2, -1.0, 0.9), (0.8, 0.45, -0.5), 3.6, (1.6, 1.7), (3, 3))
    daylight((-3.4, -3.6, 2.5), (0, -2, 1.0), 2.6, 170)
    air(0.6)
    look((1.0, -6.1, 1.45), (0.02, -1.6, 1.12), 42, 0.003, -0.2)


def shelf(aspect):
    tiles(2.4, 2.2, (0, 0, 0.7), (0.13, 0.065), '#d9d4c4')
    put('shelf', 'bracket', 'oak', (0, -0.008, 1.55))
    put('shelf', 'bracket', 'oak', (0, -0.008, 1.12))
    for k in range(4):
        put('bowl', 'coupe', ('chalk', 'sand', 'chalk', 'ink')[k], (-0.26, -0.115, 1.58 + k * 0.017))
    put('mug', 'straight', 'moss', (0.0, -0.11, 1.58), -30)
    put('mug', 'straight', 'chalk', (0.13, -0.11, 1.58), 10)
    put('vase', 'bottle', 'clay', (0.32, -0.10, 1.58), scale=0.72)
    put('mug', 'round', 'clay', (-0.32, -0.11, 1.15), 30)
    put('mug', 'round', 'chalk', (-0.18, -0.11, 1.15), 10)
    put('bowl', 'deep', 'walnut', (0.08, -0.12, 1.15), scale=0.62)
    put('bowl', 'deep', 'oak', (0.33, -0.11, 1.15), scale=0.5)
    for k in (-1, 0, 1):
        put('hook', 'peg', 'oak', (k * 0.14, -0.008, 0.97))
    worktop(2.4, 0.62, (0, -0.31, 0.70))
    put('vase', 'cylinder', 'ink', (-0.28, -0.16, 0.73))
    for k in range(4):
        from kit.mesh import tube
        tube('spoon', [(-0.28 + 0.014 * (k - 1.5), -0.16, 0.80), (-0.28 + 0.03 * (k - 1.5), -0.15 - 0.01 * k, 0.97), (-0.28 + 0.045 * (k - 1.5), -0.145 - 0.012 * k, 1.03)], 0.006,
             of_finish('oak', 0.1), radii=lambda t: 0.8 + 1.3 * max(0, t - 0.8) * 4)
    sunlight((0.05, 0, 1.3), (0.75, 0.6, -0.42), 4.0, (1.0, 1.3), (2, 2))
    daylight((-1.8, -2.0, 2.2), (0, 0, 1.2), 1.6, 45)
    air(0.55)
    look((0.42, -2.0, 1.38), (0.0, 0, 1.2), 55, 0.004, -0.1)


scenes = {'kitchen-brass': brass, 'kitchen-island': island, 'kitchen-shelf': shelf}
