"""Handles, level on a drawer front; the origin is the center, on the wall."""
import math

import numpy as np
from kit.curves import fillet, spline
from kit.group import Model
from kit.mesh import block, finish_mesh, lathe, sweep, tube
from materials import of_finish


def bar(finish):
    model = Model('bar', 'wall')
    metal = of_finish(finish, 0.06)
    half, post, deep = 0.1, 0.08, 0.032
    body = lathe('bar', fillet([(0, -half), (0.006, -half, 0.0013), (0.006, half, 0.0013), (0, half)]), metal)
    model.add(body, at=(0, -deep, 0), turn=(0, 90, 0))
    foot = fillet([(0, 0), (0.0088, 0, 0.0008), (0.0088, 0.002, 0.0008), (0.0062, 0.0035, 0.0012), (0.005, 0.01, 0.004), (0.005, deep)])
    for x in (-post, post):
        model.add(lathe('post', foot, metal), at=(x, 0, 0), turn=(90, 0, 0))
    model.focus = (-post, -deep * 0.8, 0)
    model.view = {'hero': (30, 22, 0.72), 'angle': (-40, 14, 0.72), 'detail': (-34, 20, 0.34)}
    return model


def cup(finish):
    """A quarter of a hollow ellipsoid, open below, with a rolled lip and a thin flange."""
    model = Model('cup', 'wall')
    metal = of_finish(finish, 0.06)
    w, h, d, wall = 0.049, 0.036, 0.026, 0.0022
    nu, nv = 65, 33

    def at(k, j, scale):
        a, b = math.pi * k / (nu - 1), math.pi / 2 * j / (nv - 1)
        e = 0.72
        power = lambda t: math.copysign(abs(t) ** e, t)
        x = (w * scale) * power(math.cos(a))
        z = (h * scale) * power(math.sin(a)) * math.cos(b) ** 0.75
        y = -(d * scale) * math.sin(b) ** 0.9 * power(math.sin(a)) ** 0.55
        return (x * math.cos(b) ** 0.12 if j < nv - 1 else x, y, z)

    def skin(scale, flip):
        vertices = [at(k, j, scale) for j in range(nv) for k in range(nu)]
        faces = [[j * nu + k, j * nu + k + 1, (j + 1) * nu + k + 1, (j + 1) * nu + k] for j in range(nv - 1) for k in range(nu - 1)]
        return vertices, [f[::-1] if flip else f for f in faces]

    outer, faces = skin(1.0, False)
    shell = finish_mesh('shell', outer, faces, metal, 60)
    solid = shell.modifiers.new('wall', 'SOLIDIFY')
    solid.thickness, solid.offset = wall, 0
    model.add(shell, at=(0, -0.002, -0.012))
    rim = [(x, y - 0.002, z - 0.012) for x, y, z in [at(k, nv - 1, 1.0) for k in range(2, nu - 2)]]
    model.add(tube('lip', rim, 0.0019, metal, steps=14))
    back = [(x * 1.13, 0, z * 1.15 - 0.012) for x, _, z in [at(k, 0, 1.0) for k in range(nu)]]
    back = [(p[0], -0.0012, p[2]) for p in back]
    flange = [(p[0] * 0.9, -0.0014, p[2] * 0.9) for p in back]
    vertices = back + flange
    strip = [[k, k + 1, nu + k + 1, nu + k] for k in range(nu - 1)]
    plate = finish_mesh('flange', vertices, strip, metal, 60)
    solid = plate.modifiers.new('wall', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.0022, 0
    model.add(plate)
    model.focus = (-0.02, -0.02, 0.008)
    model.view = {'hero': (28, 16, 0.66), 'angle': (-38, 4, 0.66), 'detail': (-30, 16, 0.45)}
    return model


def bow(finish):
    model = Model('bow', 'wall')
    metal = of_finish(finish, 0.06)
    path = spline([(-0.098, -0.003, 0), (-0.088, -0.0035, 0), (-0.078, -0.008, 0), (-0.066, -0.022, 0), (-0.04, -0.0315, 0), (0, -0.034, 0),
                   (0.04, -0.0315, 0), (0.066, -0.022, 0), (0.078, -0.008, 0), (0.088, -0.0035, 0), (0.098, -0.003, 0)], 8)
    section = [(math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a)) * 0.0062, math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)) * 0.0062)
               for a in [math.tau * k / 28 for k in range(28)]]

    def thick(t):
        u = abs(t - 0.5) * 2
        flat = max(0.0, (u - 0.5) / 0.5)
        flat = flat * flat * (3 - 2 * flat)
        waist = 0.62 + 0.38 * u
        end = math.sqrt(max(0.0, 1 - max(0.0, (u - 0.93) / 0.0702) ** 2))
        return (waist * (1 - flat) + 0.45 * flat, (waist * (1 - flat) + 1.12 * flat) * max(0.03, end))

    model.add(sweep('bow', path, section, metal, scale=thick))
    for side in (-1, 1):
        head = lathe('screw', fillet([(0, 0), (0.0042, 0, 0.0003), (0.0036, 0.0016, 0.0012), (0, 0.0022)]), metal)
        model.add(head, at=(side * 0.089, -0.0048, 0), turn=(90, 0, 0))
        slot = block('slot', (0.0075, 0.0007, 0.0008), of_finish('black', 0.02), 0)
        model.add(slot, at=(side * 0.089, -0.0069, 0), turn=(0, 38 * side, 0))
    model.focus = (-0.078, -0.006, 0)
    model.view = {'hero': (30, 22, 0.72), 'angle': (-40, 14, 0.72), 'detail': (-30, 24, 0.32)}
    return model


def edge(finish):
    model = Model('edge', 'wall')
    wood = of_finish(finish, 0.08, 'x')
    half = 0.095
    section = fillet([(0, -0.013), (0, 0.015, 0.003), (0.021, 0.015, 0.004), (0.026, 0.006, 0.004), (0.0235, -0.008, 0.003), (0.019, -0.0125, 0.0016),
                      (0.0135, -0.0035, 0.004), (0.007, -0.004, 0.003), (0.006, -0.013, 0.001)], True, 6)
    ends = [(-half, 0.9), (-half + 0.0006, 0.965), (-half + 0.002, 1.0), (half - 0.002, 1.0), (half - 0.0006, 0.965), (half, 0.9)]
    middle = np.mean(np.array(section), 0)
    vertices = [(x, -(middle[0] + (u - middle[0]) * s), middle[1] + (v - middle[1]) * s) for x, s in ends for u, v in section]
    size = len(section)
    faces = [[i * size + k, (i + 1) * size + k, (i + 1) * size + (k + 1) % size, i * size + (k + 1) % size] for i in range(5) for k in range(size)]
    faces += [list(range(size)), list(range(5 * size, 6 * size))[::-1]]
    model.add(finish_mesh('strip', vertices, faces, wood, 40))
    model.focus = (-0.07, -0.02, 0)
    model.view = {'hero': (30, 24, 0.72), 'angle': (-40, -16, 0.72), 'detail': (-34, 14, 0.32)}
    return model


def build(shape, finish):
    return {'bar': bar, 'cup': cup, 'bow': bow, 'edge': edge}[shape](finish)
