"""The workshop, and hardware close up."""
import math

from kit.mesh import block
from materials import of_finish
from rooms.set import air, daylight, floor, look, put, sunlight, wall
from rooms.things import draped, drawers, table


def lay(family, shape, finish, at, turn=0, scale=1.0):
    """A wall product lying on its back on the bench."""
    model = put(family, shape, finish, at, 0, scale)
    model.root.rotation_euler = (math.radians(-90), 0, math.radians(turn))
    return model


def bench(aspect):
    wall('plaster', 5, 2, (0, 1.0, 0))
    top = table(2.6, 1.3, 0.9, 'walnut', (0, 0), 0.06, legs=False)
    draped([(0.36, top + 0.004), (0.1, top + 0.006), (-0.2, top + 0.004), (-0.42, top + 0.004)], 0.86, 'linen', (-0.06, 0, 0), 0.003, 2.0, thread=0.0016)
    z = top + 0.007
    finishes = ['brass', 'aged-brass', 'nickel', 'black']
    for k, finish in enumerate(finishes):
        lay('knob', 'round', finish, (-0.34 + k * 0.082, 0.22, z), scale=1.25)
        lay('handle', 'cup', finish, (-0.28 + k * 0.145, 0.09, z), 0, 1.15)
    for k, (shape, finish) in enumerate((('mushroom', 'aged-brass'), ('facet', 'brass'), ('sphere', 'oak'), ('facet', 'black'), ('sphere', 'walnut'))):
        lay('knob', shape, finish, (0.06 + k * 0.078, 0.22, z), scale=1.25)
    lay('handle', 'bar', 'brass', (-0.20, -0.04, z), 4, 1.3)
    lay('handle', 'bar', 'black', (-0.16, -0.11, z), -2, 1.3)
    lay('handle', 'bow', 'aged-brass', (0.16, -0.05, z), -6, 1.3)
    lay('handle', 'edge', 'oak', (0.17, -0.14, z), 3, 1.2)
    lay('hook', 'single', 'brass', (0.33, 0.03, z), 14, 1.2)
    lay('knob', 'tbar', 'nickel', (0.34, -0.11, z), 30, 1.2)
    sunlight((0.0, 0.05, top), (0.66, 0.5, -0.52), 4.2, (0.8, 1.0), (2, 2))
    daylight((-1.6, 1.2, 2.2), (0, 0, 0.9), 1.2, 26)
    air(0.42)
    look((0.18, -0.95, 1.72), (0.02, 0.04, top), 72, 0.010, -0.05, (0.02, 0.02, top))


def lamp(aspect):
    wall('stone', 6)
    top = table(2.2, 0.8, 0.88, 'oak', (0.1, -0.45), 0.055)
    put('shelf', 'bracket', 'walnut', (0.25, 0, 1.62))
    put('pendant', 'cone', 'black', (0.04, -0.5, 1.62), scale=1.05)
    for k, (shape, finish) in enumerate((('bottle', 'ink'), ('cylinder', 'clay'), ('moon', 'chalk'))):
        put('vase', shape, finish, (0.02 + 0.22 * k, -0.1, 1.65), scale=0.62)
    put('candle-holder', 'column', 'brass', (-0.26, -0.42, top))
    put('candle-holder', 'column', 'aged-brass', (-0.15, -0.33, top), scale=0.8)
    put('candle-holder', 'saucer', 'brass', (0.26, -0.5, top), 30)
    put('table-lamp', 'column', 'brass', (0.46, -0.28, top), scale=0.95)
    lay('knob', 'round', 'brass', (0.0, -0.62, top), scale=1.3)
    lay('knob', 'facet', 'brass', (0.08, -0.67, top), scale=1.3)
    lay('knob', 'mushroom', 'aged-brass', (-0.08, -0.68, top), scale=1.3)
    lay('handle', 'bar', 'brass', (-0.26, -0.66, top), 24, 1.3)
    from kit import stage
    stage.area((0.04, -0.5, 1.40), (0.04, -0.5, 0.8), 0.16, 9, (1, 0.75, 0.46))
    daylight((-2.2, -2.0, 2.2), (0, -0.3, 1.0), 1.6, 40, (0.85, 0.92, 1.0))
    air(0.3)
    look((0.5, -2.7, 1.42), (0.07, -0.3, 1.19), 50, 0.006, 0.2, (0.05, -0.45, 1.0))


def detail(aspect):
    wall('chalk', 5, 2.4, (0, 0.64, 0))
    fronts = drawers(1.5, 0.78, 2, [0.3, 0.7], '#76806e', (0, 0, 0.2))
    block('top', (1.6, 0.7, 0.035), of_finish('oak', 0.5, 'x'), 0.004, (0, 0.3, 1.0))
    for x, y, z in fronts:
        if z > 0.8:
            put('handle', 'cup', 'brass', (x, y, z + 0.005), scale=1.15)
        else:
            put('knob', 'round', 'brass', (x - math.copysign(0.29, x), y, z + 0.18), scale=1.25)
    sunlight((-0.02, 0, 0.75), (0.80, 0.50, -0.40), 4.0, (0.34, 0.6), (2, 2))
    daylight((-1.4, -1.3, 1.8), (0, 0, 0.7), 1.0, 20)
    air(0.46)
    look((-0.02, -1.15, 0.98), (-0.20, 0, 0.755), 60, 0.014, -0.05)


scenes = {'workshop-bench': bench, 'workshop-lamp': lamp, 'drawer-detail': detail}
