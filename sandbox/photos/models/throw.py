"""Throws, folded in four and stacked, with soft turned edges."""
import math

from kit.curves import spline
from kit.group import Model
from kit.mesh import sheet, tube
from materials.cloth import cloth
from mathutils import Vector, noise


def bands(g, u, v, colour):
    """Three darker lines near the ends of the cloth."""
    dark = tuple(c * 0.42 for c in colour)
    near = g.math('MINIMUM', v, g.math('SUBTRACT', 1.0, v))
    line = g.ramp(near, (0.0, 0.0), (0.018, 0.0), (0.0182, 1.0), (0.024, 1.0), (0.0242, 0.0), (0.029, 0.0), (0.0292, 1.0), (0.043, 1.0), (0.0432, 0.0))
    return g.mix(line, colour, dark)


def folded_path(layers, length, thick):
    """Side view of a folded cloth: (y, z) from the bottom end to the top end."""
    points = []
    for k in range(layers):
        z = thick * (k + 0.5)
        way = 1 if k % 2 == 0 else -1
        trim = 0.012 * (k % 3)
        a, b = -way * (length / 2 - trim), way * (length / 2 - trim)
        points += [(a + (b - a) * t, z + 0.0015 * math.sin(9 * t + k)) for t in [j / 18 for j in range(19)]]
        if k < layers - 1:
            r = thick * 0.52
            points += [(b + way * r * 1.5 * math.sin(t), z + thick / 2 - thick / 2 * math.cos(t)) for t in [math.pi * j / 10 for j in range(1, 10)]]
    return points


def folded(model, skin, width, length, layers, thick, seed, waffle=0.0):
    path = folded_path(layers, length, thick)
    count = len(path)

    def at(u, v):
        k = v * (count - 1)
        i = min(int(k), count - 2)
        t = k - i
        y = path[i][0] + (path[i + 1][0] - path[i][0]) * t
        z = path[i][1] + (path[i + 1][1] - path[i][1]) * t
        x = (u - 0.5) * width
        layer = z / thick
        wob = noise.noise(Vector((x * 5, y * 5, layer * 0.9 + seed)))
        x += 0.006 * noise.noise(Vector((y * 6, layer * 1.7, seed + 3))) + 0.004 * math.sin(layer * 2.1)
        y += 0.004 * noise.noise(Vector((x * 6, layer, seed)))
        droop = 1 - 0.16 * max(0.0, abs(2 * u - 1) - 0.9) / 0.1
        return (x, y, z * droop + 0.0042 * wob * min(1.0, layer / layers + 0.3) + 0.002 + waffle * 0)

    part = sheet('cloth', at, 110, count * 2, skin)
    solid = part.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = thick * 0.62, 0
    model.add(part)
    return at


def fringe(model, finish, at, v, outward, count=46):
    """Knotted tassels at one end of the cloth."""
    skin = cloth(finish, (0.02, 0.06), 0.0012, 0.3)
    for k in range(count):
        u = 0.012 + 0.976 * k / (count - 1)
        x, y, z = at(u, v)
        jitter = noise.noise(Vector((k * 1.7, v * 9, 0))) * 0.010
        reach = 0.062 + 0.012 * noise.noise(Vector((k * 0.9, 4, 1)))
        low = 0.003
        path = spline([(x, y - outward * 0.004, z), (x + jitter * 0.3, y + outward * 0.012, z - 0.0015), (x + jitter * 0.8, y + outward * 0.030, max(low, z - 0.018)),
                       (x + jitter, y + outward * reach * 0.75, max(low, z - 0.046)), (x + jitter * 1.4, y + outward * reach, max(low, z - 0.06))], 4)
        model.add(tube('tassel', path, 0.0027, skin, steps=8, radii=lambda t: 1.25 if t < 0.16 else 0.95 + 0.25 * t))


def waffle_pattern(g, u, v, colour):
    return g.mix(g.ramp(cell(g, u, v), (0.1, 0.0), (0.8, 1.0)), tuple(c * 0.62 for c in colour), colour)


def cell(g, u, v):
    """Ridges of a waffle weave, high at the edges of its squares."""
    ridge = lambda t, n: g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', t, math.pi * n)))
    return g.math('SUBTRACT', 1.0, g.math('MINIMUM', ridge(u, 34), ridge(v, 150)))


def build(shape, finish):
    model = Model(shape, 'lie')
    if shape == 'fringe':
        layers, thick, width, length = 7, 0.0135, 0.40, 0.30
        whole = length * layers
        skin = cloth(finish, (width * 1.4, whole), 0.0019, 0.75, bands, 0.45)
        at = folded(model, skin, width, length, layers, thick, 2.0)
        fringe(model, finish, at, 1.0, 1 if (layers - 1) % 2 == 0 else -1)
        fringe(model, finish, at, 0.0, -1)
    else:
        layers, thick, width, length = 6, 0.019, 0.40, 0.30
        skin = cloth(finish, (width, length * layers), 0.0016, 0.5, waffle_pattern, 0.4)
        folded(model, skin, width, length, layers, thick, 5.0)
    model.root.rotation_euler = (0, 0, math.radians(180 if shape == 'fringe' else 0))
    top = layers * thick
    model.focus = (0.1, 0.13, top * 0.8) if shape == 'fringe' else (-0.12, -0.15, top * 0.8)
    model.view = {'hero': (26, 24, 0.80), 'angle': (-36, 38, 0.78), 'detail': (-30, 24, 0.36)}
    return model
