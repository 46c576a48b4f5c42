"""Knobs on a door, turned around an axis perpendicular to it."""
import math

from kit.curves import fillet, spline
from kit.group import Model
from kit.mesh import board, circle, lathe, tube
from materials import of_finish


def outward(model, thing):
    """Rotates a part that was turned upright so that its foot is on the wall."""
    return model.add(thing, turn=(90, 0, 0))


def round_knob(finish):
    model = Model('round', 'wall')
    outward(model, lathe('knob', fillet([
        (0, 0), (0.0105, 0, 0.001), (0.0105, 0.0025, 0.0015), (0.0062, 0.006, 0.004), (0.0062, 0.0125, 0.004),
        (0.0165, 0.0165, 0.0035), (0.0168, 0.0225, 0.0035), (0.0135, 0.0268, 0.004), (0, 0.0285)], steps=9), of_finish(finish, 0.03)))
    return model


def mushroom(finish):
    model = Model('mushroom', 'wall')
    cap = [(0.0186, 0.0205), (0.0178, 0.0245), (0.0145, 0.0285), (0.0085, 0.0318), (0.0, 0.033)]
    outward(model, lathe('knob', fillet([
        (0, 0), (0.0135, 0, 0.001), (0.0135, 0.002, 0.001), (0.011, 0.0035, 0.001), (0.0068, 0.0075, 0.004), (0.0068, 0.0135, 0.003),
        (0.0165, 0.0165, 0.002), (0.0165, 0.0178, 0.0006), (0.019, 0.0182, 0.0008), (0.0192, 0.0196, 0.0008)]) + spline(cap, 8), of_finish(finish, 0.03)))
    return model


def facet(finish):
    model = Model('facet', 'wall')
    metal = of_finish(finish, 0.03)
    outward(model, lathe('stem', fillet([(0, 0), (0.0095, 0, 0.001), (0.0095, 0.0022, 0.001), (0.006, 0.005, 0.003), (0.006, 0.0135)]), metal))
    eight = [(0.0152 * math.cos(math.tau * (k + 0.5) / 8), 0.0152 * math.sin(math.tau * (k + 0.5) / 8)) for k in range(8)]
    outline = fillet([(x, y, 0.0009) for x, y in eight], True, 4)
    head = board('head', outline, 0.0135, 0.0007, metal, 3)
    head.data.auto_smooth_angle = math.radians(28)
    head.location = (0, -0.0125, 0)
    outward(model, head)
    return model


def tbar(finish):
    model = Model('tbar', 'wall')
    metal = of_finish(finish, 0.04)
    outward(model, lathe('post', fillet([(0, 0), (0.0085, 0, 0.0008), (0.0085, 0.002, 0.0008), (0.0052, 0.003, 0.0012), (0.0052, 0.029)]), metal))
    bar = lathe('bar', fillet([(0, -0.025), (0.006, -0.025, 0.0012), (0.006, 0.025, 0.0012), (0, 0.025)]), of_finish(finish, 0.045))
    model.add(bar, at=(0, -0.030, 0), turn=(0, 90, 0))
    return model


def sphere(finish):
    model = Model('sphere', 'wall')
    ball = [(0.019 * math.sin(a), 0.0235 - 0.019 * math.cos(a)) for a in [0.48 + (math.pi - 0.48) * k / 40 for k in range(41)]]
    ball[-1] = (0, ball[-1][1])
    outward(model, lathe('knob', fillet([(0, 0), (0.0105, 0, 0.0008), (0.0105, 0.0025, 0.0012), (0.0085, 0.0045, 0.001), ball[0]]) + ball[1:],
                         of_finish(finish, 0.03)))
    return model


def build(shape, finish):
    model = {'round': round_knob, 'mushroom': mushroom, 'facet': facet, 'tbar': tbar, 'sphere': sphere}[shape](finish)
    deep = {'round': 0.022, 'mushroom': 0.022, 'facet': 0.02, 'tbar': 0.03, 'sphere': 0.025}[shape]
    model.focus = (0, -deep, 0.003)
    model.view = {'hero': (32, 18, 0.50), 'angle': (-42, 12, 0.52), 'detail': (-24, 22, 0.8)}
    return model
