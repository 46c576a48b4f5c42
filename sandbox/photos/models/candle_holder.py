"""Candle holders, with a candle."""
import math

from kit.curves import fillet, spline
from kit.group import Model
from kit.mesh import lathe, tube
from materials import of_finish
from materials.glass import plain, wax


def candle(model, z, height, radius=0.0108):
    model.add(lathe('candle', fillet([(0, z), (radius * 1.04, z), (radius * 0.92, z + height, 0.004), (radius * 0.5, z + height + 0.002, 0.003), (0, z + height - 0.0005)]), wax()), loose=False)
    wick = plain('wick', (0.10, 0.085, 0.07), 0.9)
    model.add(tube('wick', spline([(0, 0, z + height - 0.002), (0.0003, 0, z + height + 0.005), (0.0016, 0, z + height + 0.010)], 5), 0.0008, wick, steps=8))


def column(finish):
    model = Model('column', 'stand')
    metal = of_finish(finish, 0.12)
    model.add(lathe('holder', fillet([(0, 0), (0.041, 0, 0.001), (0.041, 0.0045, 0.002), (0.036, 0.0075, 0.003), (0.0125, 0.0115, 0.010), (0.0062, 0.03, 0.02), (0.0062, 0.162, 0.01),
                                      (0.0085, 0.176, 0.004), (0.0145, 0.179, 0.0015), (0.0145, 0.1835, 0.0015), (0.0118, 0.186, 0.001), (0.0126, 0.205, 0.0008), (0.0108, 0.205, 0.0004), (0.0108, 0.19)]), metal))
    candle(model, 0.188, 0.13)
    model.focus = (0, -0.012, 0.19)
    model.view = {'hero': (24, 9, 0.78), 'angle': (-36, 22, 0.74), 'detail': (-22, 16, 0.24)}
    return model


def saucer(finish):
    model = Model('saucer', 'stand')
    metal = of_finish(finish, 0.1)
    model.add(lathe('dish', fillet([(0, 0.001), (0.042, 0.001), (0.043, 0, 0.0005), (0.047, 0.001, 0.003), (0.066, 0.017, 0.006), (0.0705, 0.0175, 0.001), (0.0705, 0.0195, 0.001), (0.065, 0.0195, 0.004),
                                    (0.046, 0.004, 0.004), (0.02, 0.0032, 0.006), (0.0135, 0.008, 0.004), (0.0128, 0.030, 0.003), (0.0165, 0.0335, 0.0008), (0.0165, 0.0355, 0.0008), (0.011, 0.0355, 0.0006), (0.011, 0.012)]), metal))
    r = 0.0155
    ring = [(0.0835 + r * math.cos(a), 0, 0.0185 + r * math.sin(a)) for a in [math.tau * k / 64 for k in range(64)]]
    model.add(tube('ring', ring, 0.0026, metal, closed=True, flat=1.5))
    candle(model, 0.012, 0.105)
    model.focus = (0.02, -0.03, 0.025)
    model.view = {'hero': (-18, 20, 0.72), 'angle': (36, 30, 0.70), 'detail': (8, 22, 0.42)}
    return model


def build(shape, finish):
    return {'column': column, 'saucer': saucer}[shape](finish)
