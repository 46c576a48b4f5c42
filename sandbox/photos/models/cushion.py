"""Cushions, leaning back slightly; two sewn sheets, fullest in the middle."""
import math

from kit.curves import spline
from kit.group import Model
from kit.mesh import sheet, tube
from materials.cloth import cloth
from mathutils import noise, Vector


def stripes(g, u, v, colour):
    """A deck-chair stripe in three widths."""
    from kit.colour import linear
    ink = linear('#4a5563') if sum(colour) < 0.9 else linear('#a98b62')
    ground = linear('#e6dcc9')
    wave = g.math('FRACT', g.math('MULTIPLY', u, 6.0))
    wide = g.ramp(wave, (0.0, 0.0), (0.06, 0.0), (0.062, 1.0), (0.34, 1.0), (0.342, 0.0), (0.44, 0.0), (0.442, 1.0), (0.49, 1.0), (0.492, 0.0))
    return g.mix(wide, ground, ink)


def outline(u, v, width, height, pinch):
    """Edges curve inwards between the corners, except the bottom one."""
    x, y = (2 * u - 1), (2 * v - 1)
    drawn = pinch if y > 0 else pinch * 0.35
    return x * (1 - pinch * (1 - y * y) * abs(x) ** 3), y * (1 - drawn * (1 - x * x) * abs(y) ** 3)


def shell(width, height, full, seed, pinch=0.075):
    def place(side):
        def at(u, v):
            # Front and back meet at the seam, so both have the same thickness there.
            x, y = 2 * u - 1, 2 * v - 1
            drawn_x, drawn_y = outline(u, v, width, height, pinch)
            px, pz = drawn_x * width / 2, drawn_y * height / 2
            edge = max(0.0, (1 - x ** 4)) * max(0.0, (1 - y ** 4))
            puff = full * 1.35 * ((1 - x * x) * (1 - y * y)) ** 0.62 * (1 - 0.12 * noise.noise(Vector((x * width * 4, y * 2, seed))))
            spot = Vector((px * 7 + seed, pz * 7, side * 3.0 + seed))
            puff += 0.016 * noise.noise(spot) * edge
            corner = (abs(x) * abs(y)) ** 2
            ripple = math.sin((x * 9 + y * 9 * (1 if x * y > 0 else -1)) * 1.6 + seed) * 0.008 * corner * edge ** 0.3
            near = 1 - edge ** 0.5
            pucker = 0.003 * near * edge ** 0.2 * math.sin((px if abs(y) > abs(x) else pz) * 150 + 3 * noise.noise(spot))
            return (px, -side * (puff * (1.0 - 0.14 * y) + ripple + pucker), pz)
        return at
    return place(1), place(-1)


def cushion(shape, finish, width, height, full, seed, pattern=None, flange=0.0, piping=None):
    model = Model(shape, 'stand')
    skin = cloth(finish, (width, height), 0.00115, 0.5, pattern)
    front, back = shell(width, height, full, seed)
    parts = [sheet('front', front, 150, 150 if height > 0.4 else 100, skin), sheet('back', back, 90, 90, skin)]
    edge = [front(k / 80, 0) for k in range(80)] + [front(1, k / 80) for k in range(80)] + [front(1 - k / 80, 1) for k in range(80)] + [front(0, 1 - k / 80) for k in range(80)]
    edge = [(x, 0, z) for x, _, z in edge]
    if piping:
        parts.append(tube('piping', edge, 0.0038, cloth(piping, (1.6, 0.02), 0.0011, 0.4), closed=True, steps=10))
    elif flange:
        rim = [(x * (1 + 2 * flange / width), 0.0015 * math.sin(k * 0.5), z * (1 + 2 * flange / height)) for k, (x, _, z) in enumerate(edge)]
        from kit.mesh import finish_mesh
        n = len(edge)
        band = finish_mesh('flange', edge + rim, [[k, (k + 1) % n, n + (k + 1) % n, n + k] for k in range(n)], cloth(finish, (0.7, 0.05), 0.0011, 0.4), 180,
                           [(k / n, 0) for k in range(n)] + [(k / n, 1) for k in range(n)])
        solid = band.modifiers.new('thickness', 'SOLIDIFY')
        solid.thickness, solid.offset = 0.003, 0
        parts.append(band)
    else:
        parts.append(tube('seam', edge, 0.0016, skin, closed=True, steps=8))
    lean = 17
    for part in parts:
        model.add(part, at=(0, 0, (height / 2 + flange) * math.cos(math.radians(lean)) * 0.995), turn=(-lean, 0, 0))
    model.focus = (-width * 0.36, -0.03, height * 0.8)
    model.view = {'hero': (24, 12, 0.72), 'angle': (-38, 16, 0.70), 'detail': (-24, 12, 0.36)}
    return model


def build(shape, finish):
    if shape == 'plain':
        return cushion(shape, finish, 0.45, 0.45, 0.088, 1.7)
    if shape == 'stripe':
        return cushion(shape, finish, 0.5, 0.5, 0.092, 4.1, stripes, piping='slate' if finish == 'slate' else 'linen')
    return cushion(shape, finish, 0.66, 0.31, 0.078, 8.3, flange=0.022)
