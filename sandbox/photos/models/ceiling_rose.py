"""Ceiling roses, on a table with the cable up; the origin is the ceiling side."""
from kit.curves import fillet, spline
from kit.group import Model
from kit.mesh import lathe, tube
from materials import of_finish
from materials.glass import flex


def build(_, finish):
    model = Model('rose', 'lie')
    metal = of_finish(finish, 0.11)
    model.add(lathe('rose', fillet([(0, 0), (0.054, 0, 0.0006), (0.054, 0.017, 0.007), (0.046, 0.0245, 0.008), (0.012, 0.0265, 0.002), (0, 0.0265)], steps=10), metal, 144))
    model.add(lathe('grip', fillet([(0, 0.025), (0.0095, 0.025, 0.002), (0.0085, 0.040, 0.002), (0.0045, 0.0445, 0.0012), (0.0032, 0.0445)], steps=6), of_finish(finish, 0.03)))
    path = [(0, 0, 0.042), (0.001, -0.001, 0.058), (0.012, -0.012, 0.078), (0.038, -0.032, 0.080), (0.062, -0.048, 0.055), (0.078, -0.052, 0.020),
            (0.098, -0.044, 0.0036), (0.128, -0.016, 0.0032), (0.132, 0.028, 0.0032), (0.100, 0.062, 0.0032)]
    model.add(tube('cable', spline(path, 12), 0.0031, flex(), steps=16))
    model.focus = (0, -0.01, 0.03)
    model.view = {'hero': (18, 24, 0.74), 'angle': (-28, 20, 0.72), 'detail': (-10, 26, 0.5)}
    return model
