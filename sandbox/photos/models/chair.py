"""Dining chairs, facing -y."""
import math

import numpy as np
from kit.curves import fillet, rounded_rectangle, spline
from kit.group import Model
from kit.mesh import circle, finish_mesh, sheet, sweep, tube
from materials import furniture
from materials.glass import plain
from models.stool import leg


def seat_board(name, outline, height, thick, material, dish=0.010):
    """A solid seat, hollowed towards its middle."""
    rings, vertices = [], []
    reach = max(math.hypot(x, y) for x, y in outline)
    for share, z in [(0.955, -thick), (0.985, -thick * 0.93), (1.0, -thick * 0.6), (1.0, -thick * 0.3), (0.99, -thick * 0.08), (0.975, 0), (0.9, 0), (0.7, 0), (0.45, 0), (0.2, 0), (0.03, 0)]:
        ring = []
        for x, y in outline:
            px, py = x * share, y * share
            r = math.hypot(px, py) / reach
            hollow = dish * max(0.0, 1 - (r / 0.85) ** 2) if z == 0 else 0
            ring.append(len(vertices))
            vertices.append((px, py, height + z - hollow))
        rings.append(ring)
    size = len(outline)
    faces = [[a[k], a[(k + 1) % size], b[(k + 1) % size], b[k]] for a, b in zip(rings, rings[1:]) for k in range(size)]
    faces += [rings[0][::-1], rings[-1]]
    return finish_mesh(name, vertices, faces, material, 60)


def straight(a, b, steps=16):
    return [tuple(p + (q - p) * k / steps for p, q in zip(a, b)) for k in range(steps + 1)]


def spindle(finish):
    model = Model('spindle', 'stand')
    wood, across = furniture(finish, 0.25, 'z'), furniture(finish, 0.3, 'x')
    outline = [(x * (1.0 - 0.10 * (y + 0.21) / 0.42), y) for x, y in fillet([(-0.225, -0.205, 0.07), (0.225, -0.205, 0.07), (0.215, 0.205, 0.09), (-0.215, 0.205, 0.09)], True, 12)]
    model.add(seat_board('seat', outline, 0.45, 0.034, furniture(finish, 0.35, 'y')))
    for sx in (-1, 1):
        leg(model, wood, (sx * 0.165, -0.15, 0.425), (sx * 0.215, -0.205, 0.004), 0.0185)
        leg(model, wood, (sx * 0.15, 0.14, 0.425), (sx * 0.205, 0.235, 0.004), 0.0185)
        model.add(tube('stretcher', straight((sx * 0.192, -0.182, 0.2), (sx * 0.180, 0.193, 0.2)), 0.0098, wood, steps=16, radii=lambda t: 0.8 + 0.4 * math.sin(math.pi * t)))
    model.add(tube('stretcher', straight((-0.184, 0.01, 0.2), (0.184, 0.01, 0.2)), 0.0098, across, steps=16, radii=lambda t: 0.8 + 0.4 * math.sin(math.pi * t)))
    count = 8
    for k in range(count):
        u = k / (count - 1) * 2 - 1
        foot = (u * 0.165, 0.165 - 0.022 * u * u, 0.44)
        head = (u * 0.213, 0.262 - 0.055 * u * u, 0.80)
        thick = 0.0105 if k in (0, count - 1) else 0.0068
        model.add(tube('spindle', straight(foot, head), thick, wood, steps=14, radii=lambda t: 0.78 + 0.42 * math.sin(math.pi * (0.15 + 0.75 * t))))
    rail = spline([(u * 0.255, 0.268 - 0.078 * u * u, 0.81) for u in np.linspace(-1, 1, 13)], 6)
    section = rounded_rectangle(0.021, 0.058, 0.0098, 6)
    model.add(sweep('rail', rail, section, across, scale=lambda t: (1, (1 - 0.32 * abs(2 * t - 1) ** 2) * (0.35 + 0.65 * min(1, (1 - abs(2 * t - 1)) / 0.05) ** 0.5))))
    model.focus = (-0.14, 0.2, 0.78)
    model.view = {'hero': (32, 14, 0.82), 'angle': (-40, 22, 0.80), 'detail': (24, 14, 0.26)}
    return model


def woven(finish):
    model = Model('woven', 'stand')
    wood, across = furniture(finish, 0.25, 'z'), furniture(finish, 0.3, 'x')
    h = 0.44
    front, back = 0.235, 0.205
    for sx in (-1, 1):
        leg(model, wood, (sx * front, -0.2, h + 0.012), (sx * front * 1.0, -0.205, 0.004), 0.0185, 0.28)
        post = spline([(sx * back, 0.25, 0.004), (sx * back, 0.215, 0.22), (sx * back, 0.2, h), (sx * (back + 0.008), 0.218, 0.58), (sx * (back + 0.015), 0.25, 0.72)], 8)
        model.add(tube('post', post, 0.0185, wood, steps=20, radii=lambda t: 0.78 + 0.3 * math.sin(math.pi * min(1, t * 1.1))))
        for z in (0.17, 0.29):
            model.add(tube('side', straight((sx * front, -0.203, z), (sx * back, 0.222, z)), 0.0105, furniture(finish, 0.3, 'y'), steps=16))
    model.add(tube('front', straight((-front, -0.203, 0.30), (front, -0.203, 0.30)), 0.0105, across, steps=16))
    model.add(tube('rear', straight((-back, 0.22, 0.24), (back, 0.22, 0.24)), 0.0105, across, steps=16))
    rest = spline([(u * 0.232, 0.262 - 0.048 * u * u + 0.0, 0.695 + 0.006 * (1 - u * u)) for u in np.linspace(-1, 1, 13)], 6)
    model.add(sweep('rest', rest, rounded_rectangle(0.02, 0.105, 0.0095, 6), across, scale=lambda t: (1, (1 - 0.16 * abs(2 * t - 1) ** 2) * (0.4 + 0.6 * min(1, (1 - abs(2 * t - 1)) / 0.05) ** 0.5))))
    cord_seat(model, front, back, -0.2, 0.2, h)
    model.focus = (-0.1, -0.14, h + 0.01)
    model.view = {'hero': (32, 16, 0.82), 'angle': (-40, 26, 0.80), 'detail': (24, 34, 0.30)}
    return model


def cord_seat(model, front, back, y0, y1, h):
    """Paper cord wound in four triangles that meet in the middle; one sweep per cord."""
    cord = plain('cord', (0.60, 0.47, 0.29), 0.8, 0.3, 900)
    half = lambda y: front + (back - front) * (y - y0) / (y1 - y0)
    count, thick = 42, 0.0026
    for k in range(count):
        t = (k + 0.5) / count
        dip = 0.010 * t
        z = h + 0.0175 - dip
        for sign in (-1, 1):
            edge_y = y0 + 0.2 * t if sign < 0 else y1 - 0.2 * t
            w = half(edge_y)
            x = w * (1 - t)
            row = spline([(-x - 0.004, edge_y, z - 0.0012), (-x * 0.5, edge_y, z), (x * 0.5, edge_y, z), (x + 0.004, edge_y, z - 0.0012)], 3)
            if x > 0.003:
                model.add(tube('row', row, thick, cord, steps=6))
            side_x = sign * (half(0) * (1 - t) + 0.0)
            low, high = y0 * (1 - t), y1 * (1 - t)
            lean = sign * (front - back) / 2 * (1 - t)
            side = [(side_x + lean, low - 0.004, z - 0.0012), (side_x, 0, z), (side_x - lean, high + 0.004, z - 0.0012)]
            if high > 0.003:
                model.add(tube('side', spline(side, 4), thick, cord, steps=6))
    for y, w in ((y0, front), (y1, back)):
        model.add(tube('rail', [(-w, y, h), (0, y, h), (w, y, h)], 0.0175, cord, steps=20))
    for sx in (-1, 1):
        model.add(tube('rail', [(sx * front, y0, h), (sx * (front + back) / 2, 0, h), (sx * back, y1, h)], 0.0175, cord, steps=20))


def build(shape, finish):
    return {'spindle': spindle, 'woven': woven}[shape](finish)
