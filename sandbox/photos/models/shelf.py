"""Shelves on the wall; the origin is the middle of the board, on the wall."""
from kit.curves import fillet, rounded_rectangle, spline
from kit.group import Model
from kit.mesh import block, finish_mesh, sweep
from materials import furniture, of_finish


def bracket(finish, length=0.9, metal='black'):
    model = Model('bracket', 'wall')
    model.add(block('board', (length, 0.2, 0.03), furniture(finish, 0.35, 'x'), 0.003), at=(0, -0.101, 0.015))
    iron = of_finish(metal, 0.15)
    flat = rounded_rectangle(0.028, 0.005, 0.0018, 4)
    for x in (-length * 0.33, length * 0.33):
        down = spline([(x, -0.004, 0.001), (x, -0.004, -0.06), (x, -0.004, -0.15)], 8)
        out = spline([(x, -0.006, -0.0035), (x, -0.09, -0.0035), (x, -0.178, -0.0035)], 8)
        brace = spline([(x, -0.005, -0.135), (x, -0.028, -0.098), (x, -0.07, -0.055), (x, -0.12, -0.02), (x, -0.165, -0.006)], 8)
        side = [(v, u) for u, v in flat]
        model.add(sweep('down', down, flat, iron))
        model.add(sweep('out', out, flat, iron))
        model.add(sweep('brace', brace, [(u * 0.75, v) for u, v in flat], iron))
        assert side
    model.focus = (-length * 0.33, -0.12, -0.01)
    model.view = {'hero': (28, 10, 0.82), 'angle': (-36, -12, 0.80), 'detail': (-34, 6, 0.3)}
    return model


def ledge(finish, length=0.6):
    model = Model('ledge', 'wall')
    section = fillet([(0, 0), (-0.1, 0, 0.002), (-0.1, 0.032, 0.003), (-0.088, 0.032, 0.003), (-0.088, 0.0135, 0.002), (-0.062, 0.0135, 0.0008), (-0.061, 0.0105, 0.0008), (-0.052, 0.0105, 0.0008),
                      (-0.051, 0.0135, 0.0008), (-0.014, 0.0135, 0.003), (-0.014, 0.06, 0.003), (0, 0.06)], True, 5)
    half = length / 2
    ends = [(-half, 0.993), (-half + 0.001, 1.0), (half - 0.001, 1.0), (half, 0.993)]
    vertices = [(x, -0.05 + (u + 0.05) * s, 0.02 + (v - 0.02) * s) for x, s in ends for u, v in section]
    size = len(section)
    faces = [[i * size + k, i * size + (k + 1) % size, (i + 1) * size + (k + 1) % size, (i + 1) * size + k] for i in range(3) for k in range(size)]
    faces += [list(range(size))[::-1], list(range(3 * size, 4 * size))]
    model.add(finish_mesh('ledge', vertices, faces, furniture(finish, 0.3, 'x'), 35), at=(0, -0.001, -0.02))
    model.focus = (-half * 0.85, -0.08, 0.01)
    model.view = {'hero': (30, 20, 0.80), 'angle': (-38, 26, 0.78), 'detail': (-38, 24, 0.3)}
    return model


def build(shape, finish):
    return {'bracket': bracket, 'ledge': ledge}[shape](finish)
