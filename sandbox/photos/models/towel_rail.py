"""Towel rails; the origin is the middle of the rail, on the wall."""
import math

from kit.curves import fillet, spline
from kit.group import Model
from kit.mesh import lathe, tube
from materials import of_finish


def foot(model, metal, x, z, deep, radius=0.021):
    profile = fillet([(0, 0), (radius, 0, 0.0008), (radius, 0.006, 0.0025), (0.0085, 0.0085, 0.004), (0.0085, deep - 0.002, 0.002), (0, deep)])
    model.add(lathe('bracket', profile, metal), at=(x, 0, z), turn=(90, 0, 0))


def bar(model, metal, half, deep, z, radius=0.0085):
    model.add(tube('rail', [(-half, -deep, z), (-half * 0.5, -deep, z), (0, -deep, z), (half * 0.5, -deep, z), (half, -deep, z)], radius, metal))


def single(finish):
    model = Model('single', 'wall')
    metal = of_finish(finish, 0.2, 'x')
    bar(model, metal, 0.288, 0.062, 0)
    for x in (-0.26, 0.26):
        foot(model, of_finish(finish, 0.1), x, 0, 0.062)
    model.focus = (-0.26, -0.05, 0)
    model.view = {'hero': (30, 16, 0.80), 'angle': (-40, 12, 0.78), 'detail': (-38, 18, 0.26)}
    return model


def double(finish):
    model = Model('double', 'wall')
    metal = of_finish(finish, 0.2, 'x')
    bar(model, metal, 0.295, 0.062, 0.03)
    bar(model, metal, 0.295, 0.122, -0.022)
    post = of_finish(finish, 0.1)
    for x in (-0.265, 0.265):
        foot(model, post, x, 0.005, 0.03, 0.024)
        path = spline([(x, -0.02, 0.005), (x, -0.045, 0.02), (x, -0.062, 0.03), (x, -0.09, 0.012), (x, -0.122, -0.022)], 8)
        model.add(tube('arm', path, 0.0068, post))
    model.focus = (-0.265, -0.08, 0.0)
    model.view = {'hero': (30, 18, 0.80), 'angle': (-40, 14, 0.78), 'detail': (-40, 20, 0.3)}
    return model


def ring(finish):
    model = Model('ring', 'wall')
    metal = of_finish(finish, 0.15)
    foot(model, metal, 0, 0, 0.042, 0.024)
    r = 0.088
    circle = [(r * math.sin(a), -0.044 - 0.012 * (1 - math.cos(a)) * 0.5, -r + r * math.cos(a) + 0.004) for a in [math.tau * k / 120 for k in range(120)]]
    model.add(tube('ring', circle, 0.0052, metal, closed=True))
    model.add(lathe('boss', fillet([(0, -0.009), (0.0115, -0.009, 0.002), (0.0115, 0.009, 0.002), (0, 0.009)]), metal), at=(0, -0.046, 0.003), turn=(0, 90, 0))
    model.focus = (0, -0.045, 0)
    model.view = {'hero': (32, 10, 0.66), 'angle': (-40, 14, 0.66), 'detail': (34, 18, 0.34)}
    return model


def build(shape, finish):
    return {'single': single, 'double': double, 'ring': ring}[shape](finish)
