"""Stools."""
import math

from kit.curves import fillet, rounded_rectangle, spline
from kit.group import Model
from kit.mesh import finish_mesh, lathe, sweep, tube
from materials import furniture, of_finish


def leg(model, material, top, foot, thick, swell=0.35, name='leg'):
    """A turned leg, thickest at the upper third."""
    steps = 24
    path = [tuple(a + (b - a) * k / steps for a, b in zip(top, foot)) for k in range(steps + 1)]
    model.add(tube(name, path, thick, material, steps=20, radii=lambda t: 0.72 + swell * math.sin(math.pi * min(1, t * 1.15 + 0.12)) ** 1.2 * (1 - 0.55 * t)))


def round_stool(finish):
    model = Model('round', 'stand')
    seat = fillet([(0, 0.412), (0.12, 0.412), (0.158, 0.419, 0.02), (0.171, 0.437, 0.014), (0.166, 0.4505, 0.01), (0.15, 0.4505, 0.03), (0.08, 0.4405, 0.1), (0, 0.4385)], steps=9)
    model.add(lathe('seat', seat, furniture(finish, 0.3, 'x'), 144))
    wood = furniture(finish, 0.2, 'z')
    for k in range(3):
        a = math.tau * k / 3 + 0.52
        top, foot = (0.105 * math.cos(a), 0.105 * math.sin(a), 0.42), (0.185 * math.cos(a), 0.185 * math.sin(a), 0.004)
        leg(model, wood, top, foot, 0.0185)
    model.focus = (0.05, -0.15, 0.44)
    model.view = {'hero': (22, 20, 0.76), 'angle': (-38, 34, 0.74), 'detail': (-22, 24, 0.36)}
    return model


def saddle(u, v):
    """The seat of the counter stool: hollow in the middle, raised left and right."""
    return 0.012 * (2 * u - 1) ** 2 - 0.004 * (2 * v - 1) ** 2


def bar(finish):
    model = Model('bar', 'stand')
    outline = rounded_rectangle(0.38, 0.29, 0.085, 16)
    rings, vertices, height = [], [], 0.65
    for inset, z in [(0.016, -0.03), (0.006, -0.0285), (0.0005, -0.022), (0, -0.014), (0.0025, -0.005), (0.008, -0.001), (0.018, 0.0), (0.05, 0), (0.09, 0), (0.13, 0)]:
        ring = []
        for x, y in outline:
            f = 1 - inset / 0.145
            px, py = x * (1 - inset / 0.19), y * f
            ring.append(len(vertices))
            vertices.append((px, py, height + z + saddle(px / 0.38 + 0.5, py / 0.29 + 0.5)))
        rings.append(ring)
    size = len(outline)
    faces = [[a[k], a[(k + 1) % size], b[(k + 1) % size], b[k]] for a, b in zip(rings, rings[1:]) for k in range(size)]
    faces += [rings[0][::-1], rings[-1]]
    model.add(finish_mesh('seat', vertices, faces, furniture(finish, 0.3, 'x'), 60))
    wood = furniture(finish, 0.2, 'z')
    feet = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            top, foot = (sx * 0.115, sy * 0.085, height - 0.02), (sx * 0.185, sy * 0.155, 0.004)
            leg(model, wood, top, foot, 0.0175, 0.3)
            feet.append((top, foot))
    at = lambda sx, sy, z: (sx * (0.115 + 0.07 * (height - z) / height), sy * (0.085 + 0.07 * (height - z) / height), z)
    brass = of_finish('brass', 0.2)
    corners = [(*at(-1, -1, 0.21)[:2], 0.035), (*at(1, -1, 0.21)[:2], 0.035), (*at(1, 1, 0.21)[:2], 0.035), (*at(-1, 1, 0.21)[:2], 0.035)]
    ring = [(x * 1.02, y * 1.02, 0.21) for x, y in fillet(corners, True, 8)]
    model.add(tube('ring', ring, 0.0075, brass, closed=True))
    for sx in (-1, 1):
        model.add(tube('stretcher', [at(sx, -1, 0.38), at(sx, 0, 0.38), at(sx, 1, 0.38)], 0.0105, wood))
    model.focus = (0.1, -0.13, height)
    model.view = {'hero': (26, 14, 0.80), 'angle': (-38, 26, 0.78), 'detail': (-24, 24, 0.30)}
    return model


def build(shape, finish):
    return {'round': round_stool, 'bar': bar}[shape](finish)
