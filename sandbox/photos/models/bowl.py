"""Bowls."""
import math

from kit.curves import fillet, shell, spline
from kit.group import Model
from kit.mesh import lathe
from materials import of_finish

outlines = {
    'coupe': ([(0, 0.002), (0.040, 0.002), (0.0415, 0.0), (0.046, 0.001), (0.0475, 0.005), (0.066, 0.0105), (0.090, 0.0215), (0.1045, 0.037), (0.1105, 0.0505)], 0.0042, 0.006),
    'footed': ([(0, 0.004), (0.050, 0.004), (0.055, 0.0), (0.0585, 0.003), (0.052, 0.012), (0.037, 0.0265), (0.0335, 0.037), (0.044, 0.0455), (0.082, 0.058), (0.115, 0.0815), (0.1335, 0.109), (0.1395, 0.13)], 0.006, 0.006),
    'deep': ([(0, 0.0), (0.056, 0.0), (0.060, 0.0015), (0.083, 0.014), (0.113, 0.041), (0.1315, 0.073), (0.1425, 0.106), (0.1455, 0.118)], 0.0088, 0.0),
}


def build(shape, finish):
    model = Model(shape, 'stand')
    points, wall, foot = outlines[shape]
    wide = points[-1][0]
    oval = (lambda a, z: 1 + 0.02 * math.cos(2 * a) * (z / 0.118)) if shape == 'deep' else (lambda a, z: 1 + 0.004 * math.sin(2 * a + z * 12))
    material = of_finish(finish, wide * 1.6, 'x', foot=foot)
    pot = model.add(lathe('bowl', shell(points[:2] + spline(points[2:], 10), wall, 0.5), material, 144, oval))
    pot.data.auto_smooth_angle = 1.2
    model.focus = (-wide * 0.35, -wide * 0.85, points[-1][1])
    raise_ = {'coupe': 30, 'footed': 17, 'deep': 24}[shape]
    model.view = {'hero': (20, raise_, 0.74), 'angle': (-36, raise_ - 14 if shape != 'footed' else 34, 0.72), 'detail': (-24, 24, 0.42)}
    return model
