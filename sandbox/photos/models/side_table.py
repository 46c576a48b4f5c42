"""Side tables."""
import math

from kit.curves import fillet
from kit.group import Model
from kit.mesh import lathe
from materials import furniture, of_finish
from models.stool import leg


def pedestal(finish):
    model = Model('pedestal', 'stand')
    material = of_finish(finish, 0.3)
    model.add(lathe('table', fillet([
        (0, 0), (0.148, 0, 0.002), (0.15, 0.006, 0.003), (0.10, 0.016, 0.04), (0.045, 0.06, 0.06), (0.0235, 0.24, 0.1), (0.026, 0.44, 0.06), (0.055, 0.474, 0.03),
        (0.196, 0.482, 0.006), (0.2, 0.487, 0.003), (0.2, 0.497, 0.003), (0.196, 0.5, 0.002), (0, 0.5)], steps=14), material, 160))
    model.focus = (-0.06, -0.18, 0.49)
    model.view = {'hero': (24, 15, 0.76), 'angle': (-38, 30, 0.72), 'detail': (-22, 20, 0.36)}
    return model


def tripod(finish):
    model = Model('tripod', 'stand')
    top = fillet([(0, 0.392), (0.235, 0.392, 0.004), (0.25, 0.398, 0.006), (0.252, 0.418, 0.003), (0.2485, 0.4195, 0.001), (0.243, 0.4195, 0.002), (0.239, 0.408, 0.004), (0, 0.407)])
    model.add(lathe('top', top, furniture(finish, 0.4, 'x'), 160))
    wood = furniture(finish, 0.2, 'z')
    for k in range(3):
        a = math.tau * k / 3 + 0.5
        leg(model, wood, (0.10 * math.cos(a), 0.10 * math.sin(a), 0.395), (0.225 * math.cos(a), 0.225 * math.sin(a), 0.004), 0.0175, 0.32)
    model.add(lathe('hub', fillet([(0, 0.372), (0.13, 0.372, 0.006), (0.13, 0.393, 0.002), (0, 0.393)]), furniture(finish, 0.3, 'x')))
    model.focus = (-0.08, -0.22, 0.41)
    model.view = {'hero': (24, 18, 0.80), 'angle': (-38, 32, 0.76), 'detail': (-22, 22, 0.36)}
    return model


def build(shape, finish):
    return {'pedestal': pedestal, 'tripod': tripod}[shape](finish)
