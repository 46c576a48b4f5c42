"""Rugs, flat on the floor with one corner softly waved."""
import math

from kit.colour import linear
from kit.group import Model
from kit.mesh import sheet, tube
from materials.cloth import cloth
from mathutils import Vector, noise


def stripes(g, u, v, colour):
    """Uneven stripes across, like field walls."""
    dark = tuple(c * 0.34 for c in colour) if sum(colour) > 0.6 else linear('#cfc6b4')
    mid = tuple(c * 0.66 for c in colour) if sum(colour) > 0.6 else linear('#7d8590')
    wob = g.math('MULTIPLY_ADD', g.noise(g.coordinates((3, 40, 1)), 1, 2), 0.006, v)
    hard = lambda *edges: g.ramp(wob, *edges)
    stops = [0.0, 0.07, 0.10, 0.19, 0.20, 0.30, 0.36, 0.45, 0.465, 0.56, 0.66, 0.69, 0.80, 0.815, 0.90, 0.94]
    stripe = []
    for k, at in enumerate(stops):
        stripe += [(at, float(k % 2))] + ([(min(1, stops[k + 1] - 0.0015), float(k % 2))] if k + 1 < len(stops) else [])
    first = hard(*stripe[:30])
    second = g.ramp(g.math('FRACT', g.math('MULTIPLY', wob, 3.7)), (0.0, 0.0), (0.55, 0.0), (0.552, 1.0), (0.62, 1.0), (0.622, 0.0))
    return g.mix(g.math('MULTIPLY', second, 0.7), g.mix(first, colour, dark), mid)


def border(g, u, v, colour, size=(1.4, 2.0)):
    """A plain field with a broad and a narrow line around it."""
    dark = tuple(c * 0.40 for c in colour) if sum(colour) > 1.0 else tuple(min(1, c * 0.42) for c in colour)
    side = lambda t, length: g.math('MULTIPLY', g.math('MINIMUM', t, g.math('SUBTRACT', 1.0, t)), length)
    near = g.math('MINIMUM', side(u, size[0]), side(v, size[1]))
    line = g.ramp(near, (0.0, 0.0), (0.07, 0.0), (0.072, 1.0), (0.125, 1.0), (0.127, 0.0), (0.155, 0.0), (0.157, 1.0), (0.172, 1.0), (0.174, 0.0))
    return g.mix(line, colour, dark)


def build(shape, finish):
    model = Model(shape, 'lie')
    w, h = 1.2, 1.7
    pattern = stripes if shape == 'stripe' else border
    skin = cloth(finish, (w, h), 0.0042, 0.9, pattern, 0.25)

    def at(u, v):
        x, y = (u - 0.5) * w, (v - 0.5) * h
        edge = max(abs(2 * u - 1), abs(2 * v - 1)) ** 6
        x += 0.006 * noise.noise(Vector((0, y * 3, 2)))
        corner = max(0.0, (u - 0.62) / 0.38) * max(0.0, (0.3 - v) / 0.3)
        z = 0.006 + 0.0022 * noise.noise(Vector((x * 4, y * 4, 1))) + 0.005 * edge * max(0, noise.noise(Vector((x * 3, y * 3, 7)))) + 0.028 * corner ** 1.6
        return (x, y, z)

    model.add(sheet('field', at, 130, 180, skin, 0.009))
    thread = cloth(finish if shape == 'stripe' else finish, (0.02, 0.08), 0.0015, 0.3)
    if shape == 'stripe':
        for end, way in ((0.0, -1), (1.0, 1)):
            for k in range(92):
                u = 0.006 + 0.988 * k / 91
                x, y, z = at(u, end)
                j = noise.noise(Vector((k * 1.3, end * 5, 0))) * 0.016
                model.add(tube('fringe', [(x, y - way * 0.003, z), (x + j * 0.4, y + way * 0.03, max(0.004, z - 0.002)), (x + j, y + way * (0.066 + 0.4 * abs(j)), 0.004)], 0.0036, thread, steps=6))
    model.root.rotation_euler = (0, 0, math.radians(-14))
    model.focus = (-0.42, -0.66, 0.01)
    model.view = {'hero': (14, 38, 0.86), 'angle': (-34, 26, 0.84), 'detail': (-8, 32, 0.24)}
    return model
