"""Dining rooms and tables."""
from kit.mesh import block
from rooms.set import air, daylight, floor, look, put, skirting, sunlight, wall
from rooms.things import branch, curtain, draped, flame, picture, table


def hero(aspect):
    tall = aspect < 1
    wall('plaster', 12, 3.4)
    floor(10, 5)
    skirting('white', 12)
    top = table(2.3, 0.95, 0.74, 'oak', (0.2, -1.35))
    x = 0.2 if not tall else 0.05
    put('pendant', 'dome', 'brass', (x, -1.35, 1.68 if not tall else 1.75))
    put('bowl', 'footed', 'clay', (0.56 if not tall else 0.28, -1.42, top), 0)
    put('vase', 'amphora', 'chalk', (-0.42 if not tall else -0.22, -1.3, top))
    z = top + 0.28
    vx = -0.42 if not tall else -0.22
    branch((vx, -1.3, z), 0.46, (-0.20, -0.02), 22, 1.0)
    branch((vx, -1.3, z), 0.40, (0.14, -0.06), 18, 2.4)
    branch((vx, -1.29, z), 0.50, (0.0, 0.05), 20, 4.1)
    put('mug', 'round', 'sand', (0.12 if not tall else 0.06, -1.58, top), -20)
    put('chair', 'woven', 'oak', (-0.75, -2.05, 0), 168)
    put('chair', 'woven', 'oak', (0.98, -0.62, 0), -6)
    put('candle-holder', 'column', 'brass', (0.84, -1.32, top))
    put('candle-holder', 'column', 'brass', (0.95, -1.2, top), scale=0.75)
    sunlight((0.5, 0, 1.35), (0.80, 0.52, -0.36), 5.0, (1.5, 1.7), (3, 3))
    daylight((-3.6, -3.0, 2.4), (0, -1.0, 0.9), 2.4, 130)
    air(0.46, True)
    if tall:
        look((0.5, -4.4, 1.3), (0.0, -1.0, 1.16), 50, 0.005, -0.1, (0, -1.35, 1.0))
    else:
        look((0.75, -4.9, 1.28), (-0.10, -1.0, 1.17), 40, 0.005, -0.1, (0, -1.35, 1.0))


def evening(aspect):
    wall('ink', 10)
    floor(9, 5)
    skirting('stone', 10)
    top = table(1.9, 0.9, 0.74, 'walnut', (0, -1.35))
    put('pendant', 'dome', 'aged-brass', (0.0, -1.35, 1.62))
    put('bowl', 'coupe', 'chalk', (-0.5, -1.5, top))
    put('bowl', 'coupe', 'chalk', (0.5, -1.25, top))
    put('bowl', 'deep', 'oak', (0.0, -1.3, top), scale=0.85)
    put('candle-holder', 'column', 'brass', (0.26, -1.12, top))
    put('candle-holder', 'column', 'brass', (0.36, -1.2, top), scale=0.8)
    put('mug', 'straight', 'ink', (-0.28, -1.62, top), 40)
    for x, y, turn in ((-0.6, -2.1, 175), (0.55, -2.12, 186), (0.45, -0.62, 4), (-0.5, -0.62, -5)):
        put('chair', 'spindle', 'black', (x, y, 0), turn)
    picture(0.62, 0.82, (-0.95, 0, 1.62))
    from kit import stage
    stage.area((0, -1.35, 1.36), (0, -1.35, 0.7), 0.22, 11, (1, 0.72, 0.42))
    daylight((-3.4, -2.4, 2.3), (0, -0.6, 0.9), 2.0, 38, (0.62, 0.76, 1.0))
    air(0.10)
    look((0.9, -4.9, 1.38), (-0.05, -1.0, 0.98), 46, 0.004, 0.55, (0, -1.35, 0.9))


def chairs(aspect):
    wall('chalk', 10)
    wall('chalk', 5, at=(-2.0, 0, 0), turn=90)
    floor(8, 5)
    skirting('white', 10)
    curtain(0.7, 2.6, (-1.62, -0.12, 0.02), seed=2.0)
    put('side-table', 'pedestal', 'black', (-0.05, -1.0, 0), scale=1.46)
    put('chair', 'woven', 'oak', (-0.78, -0.95, 0), 68)
    put('chair', 'woven', 'oak', (0.70, -0.9, 0), -62)
    put('vase', 'bottle', 'ink', (-0.08, -0.95, 0.73))
    branch((-0.08, -0.95, 1.06), 0.3, (0.12, 0.02), 14, 3.3)
    put('mug', 'straight', 'chalk', (0.12, -1.1, 0.73), -10)
    put('pendant', 'drum', 'linen', (-0.02, -0.98, 1.92), scale=0.95)
    picture(0.5, 0.66, (0.85, 0, 1.52))
    sunlight((0.35, 0, 1.05), (0.78, 0.55, -0.38), 4.6, (1.2, 1.7), (2, 3))
    daylight((-3.2, -2.8, 2.3), (0, -0.8, 0.8), 2.2, 120)
    air(0.5)
    look((0.5, -4.6, 1.2), (0.0, -0.6, 0.98), 42, 0.004, -0.1, (0, -1, 0.9))


def setting(aspect):
    wall('plaster', 6, 2.4, (0, 0.6, 0))
    top = table(2.4, 1.3, 0.74, 'oak', (0, -0.2))
    draped([(0.62, top - 0.25), (0.47, top - 0.02), (0.44, top + 0.004), (0.0, top + 0.004), (-0.6, top + 0.004), (-0.83, top + 0.004)], 0.46, 'linen', (-0.02, 0, 0), 0.004, 2.0, turn=0)
    put('bowl', 'coupe', 'sand', (0.02, -0.42, top + 0.006), scale=1.15)
    put('bowl', 'coupe', 'chalk', (0.02, -0.42, top + 0.026), scale=0.82)
    put('mug', 'straight', 'ink', (0.25, -0.22, top), 20)
    put('candle-holder', 'saucer', 'brass', (-0.26, -0.18, top), -30)
    put('vase', 'moon', 'chalk', (0.08, 0.18, top), scale=0.7)
    branch((0.08, 0.18, top + 0.17), 0.3, (-0.16, -0.04), 14, 1.7)
    branch((0.08, 0.18, top + 0.17), 0.26, (0.13, 0.0), 12, 2.9)
    spoon = block('spoon', (0.018, 0.19, 0.003), None, 0.0012, (0.21, -0.46, top + 0.006))
    from materials import of_finish
    spoon.data.materials.append(of_finish('brass', 0.1))
    sunlight((0, -0.25, top), (0.74, 0.42, -0.52), 4.4, (0.9, 1.1), (2, 2))
    daylight((-1.9, -1.2, 2.0), (0, -0.2, 0.8), 1.5, 36)
    air(0.5, True)
    look((0.36, -1.62, 1.50), (0.0, -0.2, 0.80), 50, 0.010, -0.1, (0, -0.4, 0.78))


def pendants(aspect):
    wall('sage', 12, 3.4)
    floor(10, 5)
    skirting('white', 12)
    top = table(2.5, 0.95, 0.74, 'oak', (0.1, -1.35))
    for x in (-0.40, 0.48):
        put('pendant', 'dome', 'white', (x, -1.35, 1.74))
    put('bowl', 'deep', 'walnut', (0.06, -1.35, top))
    put('vase', 'bottle', 'chalk', (-0.86, -1.2, top), scale=0.9)
    branch((-0.86, -1.2, top + 0.29), 0.36, (0.12, -0.02), 18, 1.4)
    branch((-0.86, -1.2, top + 0.29), 0.30, (-0.12, 0.02), 14, 3.1)
    put('mug', 'straight', 'chalk', (0.52, -1.5, top), 20)
    for x, turn in ((-0.62, 172), (0.66, 186)):
        put('chair', 'woven', 'oak', (x, -2.02, 0), turn)
    put('chair', 'woven', 'oak', (0.1, -0.66, 0), 4)
    sunlight((0.4, 0, 1.4), (0.80, 0.52, -0.36), 4.2, (1.5, 1.6), (3, 3))
    daylight((-3.6, -3.0, 2.4), (0, -1.0, 0.9), 2.4, 130)
    air(0.48, True)
    look((0.6, -5.1, 1.26), (0.02, -1.0, 1.20), 42, 0.004, -0.1, (0, -1.35, 1.0))


def candlelight(aspect):
    wall('ink', 6, 2.6)
    top = table(2.2, 0.9, 0.74, 'walnut', (0, -0.5))
    for x, y, scale in ((-0.20, -0.52, 1.0), (-0.09, -0.42, 0.78), (0.17, -0.46, 0.9)):
        put('candle-holder', 'column', 'brass', (x, y, top), scale=scale)
        flame((x, y, top + 0.330 * scale))
    put('candle-holder', 'saucer', 'aged-brass', (0.04, -0.62, top), -40)
    flame((0.04, -0.62, top + 0.129))
    put('bowl', 'footed', 'clay', (-0.38, -0.38, top), scale=0.75)
    put('vase', 'bottle', 'ink', (0.40, -0.36, top), scale=0.85)
    branch((0.40, -0.36, top + 0.27), 0.28, (0.10, 0.0), 14, 2.2)
    daylight((-2.2, -1.6, 1.9), (0, -0.4, 0.9), 1.4, 16, (0.62, 0.76, 1.0))
    air(0.07)
    look((0.22, -2.05, 1.10), (0.0, -0.45, 0.92), 60, 0.008, 0.55, (0, -0.5, 0.9))


scenes = {'dining-pendants': pendants, 'candlelight': candlelight, 'home-hero': hero, 'home-hero-tall': hero, 'dining-evening': evening, 'dining-chairs': chairs, 'table-setting': setting}
