"""Living rooms."""
from kit.mesh import block
from materials.wood import wood
from rooms.set import air, daylight, floor, look, put, skirting, sunlight, wall
from rooms.things import book, branch, curtain, picture, soft_block, upholstery


def sofa(at, dye='oat', width=1.9):
    x, y = at
    cloth = upholstery(dye)
    block('base', (width, 0.84, 0.05), wood('oak', 'x', 0.4), 0.006, (x, y, 0.15))
    for sx in (-1, 1):
        for sy in (-1, 1):
            block('foot', (0.05, 0.05, 0.14), wood('oak', 'z', 0.2), 0.005, (x + sx * (width / 2 - 0.1), y + sy * 0.34, 0.07))
    for k in (-1, 1):
        soft_block((width / 2 - 0.10, 0.74, 0.20), cloth, (x + k * (width / 4 - 0.05), y - 0.04, 0.29), 0.018, 2.0 + k, 0.05)
        soft_block((width / 2 - 0.10, 0.22, 0.44), cloth, (x + k * (width / 4 - 0.05), y + 0.27, 0.56), 0.01, 6.0 + k, 0.07)
        soft_block((0.16, 0.86, 0.42), cloth, (x + k * (width / 2 - 0.02), y, 0.36), 0.01, 9.0 + k, 0.05)


def lamp(aspect):
    wall('sage', 10)
    floor(9, 5)
    skirting('white', 10)
    sofa((0.75, -0.55))
    put('side-table', 'tripod', 'oak', (-0.72, -0.62, 0), 20, 1.15)
    put('table-lamp', 'ball', 'chalk', (-0.74, -0.55, 0.478))
    put('cushion', 'plain', 'rust', (0.2, -0.42, 0.40), -6)
    put('cushion', 'lumbar', 'oat', (0.5, -0.52, 0.40), 4, 0.8)
    book((0.15, 0.21, 0.022), (-0.60, -0.80, 0.474), '#8a5a44', 20)
    picture(0.6, 0.8, (0.75, 0, 1.55))
    put('rug', 'border', 'oat', (0.2, -1.9, 0), 90)
    sunlight((0.9, 0, 1.2), (0.80, 0.50, -0.34), 3.6, (1.2, 1.6))
    daylight((-3.2, -2.8, 2.3), (0, -0.6, 0.8), 2.2, 90)
    air(0.42)
    look((-0.25, -3.9, 1.15), (0.05, -0.3, 0.83), 46, 0.005, 0.05, (-0.5, -0.6, 0.8))


def corner(aspect):
    wall('chalk', 8)
    wall('chalk', 5, at=(-1.35, 0, 0), turn=90)
    floor(8, 5)
    skirting('white', 8)
    curtain(0.55, 2.7, (-1.05, -0.10, 0.02), seed=4.0)
    put('chair', 'woven', 'walnut', (0.05, -0.75, 0), -26)
    put('basket', 'round', 'seagrass', (0.82, -0.5, 0))
    put('basket', 'tall', 'willow', (-0.72, -0.45, 0), scale=1.1)
    put('rug', 'stripe', 'linen', (0.3, -1.35, 0), 90, 1.0)
    put('wall-light', 'arm', 'aged-brass', (0.45, 0, 1.45))
    branch((-0.72, -0.45, 0.5), 0.9, (0.14, -0.05), 26, 2.0, (0.03, 0.085))
    branch((-0.70, -0.44, 0.5), 0.8, (-0.12, -0.1), 22, 5.0, (0.03, 0.085))
    sunlight((0.35, -0.1, 0.95), (0.78, 0.55, -0.42), 4.6, (1.2, 1.7))
    daylight((-2.6, -2.8, 2.3), (0, -0.5, 0.7), 2.2, 110)
    air(0.5)
    look((0.6, -3.9, 1.2), (0.08, -0.4, 0.72), 46, 0.004, -0.1, (0.1, -0.7, 0.6))


def nook(aspect):
    wall('clay', 6)
    floor(6, 4)
    skirting('white', 6)
    put('chair', 'spindle', 'oak', (0.02, -0.62, 0), -32, 1.05)
    put('wall-light', 'arm', 'aged-brass', (-0.36, 0, 1.42), scale=1.25)
    put('side-table', 'pedestal', 'white', (0.56, -0.55, 0))
    book((0.15, 0.21, 0.028), (0.54, -0.58, 0.5), '#4a5563', 15)
    put('mug', 'round', 'chalk', (0.64, -0.48, 0.5), 30, 0.95)
    put('rug', 'stripe', 'linen', (0.1, -1.15, 0), 100, 0.9)
    put('throw', 'fringe', 'linen', (0.02, -0.62, 0.472), -32, 0.78)
    sunlight((0.15, 0, 1.15), (0.72, 0.60, -0.42), 4.4, (0.95, 1.4), (2, 3))
    daylight((-2.4, -2.2, 2.2), (0, -0.4, 0.8), 1.8, 80)
    air(0.46, True)
    look((0.5, -3.3, 1.2), (0.08, -0.3, 0.84), 50, 0.004, 0.0, (0.05, -0.6, 0.7))


def rug_floor(aspect):
    wall('stone', 8)
    floor(8, 6)
    skirting('white', 8)
    put('rug', 'stripe', 'slate', (0.15, -1.75, 0), 96, 1.15)
    put('side-table', 'tripod', 'walnut', (-0.35, -1.25, 0), 10)
    put('stool', 'round', 'oak', (0.6, -1.5, 0), 30)
    put('vase', 'bottle', 'chalk', (-0.42, -1.2, 0.408), scale=0.8)
    branch((-0.42, -1.2, 0.68), 0.3, (-0.14, 0.0), 14, 2.0)
    book((0.16, 0.22, 0.025), (-0.26, -1.33, 0.408), '#a9664a', -15)
    put('mug', 'round', 'clay', (0.6, -1.5, 0.44), -20)
    put('basket', 'round', 'willow', (1.35, -0.6, 0))
    sunlight((0.25, -1.7, 0.0), (0.7, 0.42, -0.6), 4.6, (1.3, 2.0))
    daylight((-3.2, -3.0, 2.4), (0, -1.4, 0.3), 2.2, 120)
    air(0.46)
    look((0.35, -4.6, 2.0), (0.2, -1.35, 0.22), 48, 0.003, -0.1, (0.2, -1.5, 0.3))


scenes = {'living-lamp': lamp, 'living-corner': corner, 'reading-nook': nook, 'rug-floor': rug_floor}
