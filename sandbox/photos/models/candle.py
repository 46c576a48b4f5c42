"""Dinner candles: three stand, three lie in front of them."""
import math

from kit.curves import fillet, spline
from kit.group import Model
from kit.mesh import lathe, tube
from materials.glass import beeswax, plain

height, foot, shoulder = 0.25, 0.0110, 0.0086


def candle(model, wax, cotton, at, turn=(0, 0, 0), bend=0.0):
    """A dipped candle with a new wick, which leans to one side by `bend` meters."""
    profile = fillet([(0, 0), (foot, 0, 0.0012), (shoulder, height - 0.019, 0.05), (0.0064, height - 0.0055, 0.006), (0.0013, height, 0.002), (0, height + 0.0004)], steps=10)
    model.add(lathe('candle', profile, wax), at, turn)
    path = spline([(0, 0, height - 0.002), (bend * 0.1, 0, height + 0.006), (bend * 0.5, bend * 0.2, height + 0.013), (bend, bend * 0.5, height + 0.019)], 6)
    model.add(tube('wick', path, 0.0011, cotton, steps=10), at, turn)


def taper():
    model = Model('taper', 'stand')
    wax, cotton = beeswax(), plain('cotton', (0.60, 0.53, 0.42), 0.9)
    slope = math.degrees(math.atan((foot - shoulder) / height))
    for x, y, turn, bend in [(-0.060, 0.020, 20, 0.004), (-0.004, 0.050, 140, 0.003), (0.044, 0.012, 200, 0.0045)]:
        candle(model, wax, cotton, (x, y, 0), (0, 0, turn), bend)
    for x, y, turn, bend in [(-0.118, -0.052, 3, 0.003), (-0.104, -0.094, -3, -0.003)]:
        candle(model, wax, cotton, (x, y, foot), (0, 90 + slope, turn), bend)
    candle(model, wax, cotton, (-0.070, -0.122, 3 * foot - 0.001), (0, 90 + slope, 30), 0.004)
    model.focus = (-0.006, 0.027, height - 0.012)
    model.view = {'hero': (22, 14, 0.74), 'angle': (-34, 28, 0.74), 'detail': (14, 13, 0.33)}
    return model


def build(shape, _):
    return {'taper': taper}[shape]()
