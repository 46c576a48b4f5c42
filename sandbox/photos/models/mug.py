"""Mugs; the handle points to the right."""
import math

from kit.curves import shell, spline
from kit.group import Model
from kit.mesh import circle, lathe, sweep
from materials import of_finish


def body(model, outline, wall, material):
    curve = outline[:2] + spline(outline[2:], 10)
    pot = model.add(lathe('body', shell(curve, wall, 0.55), material, 112, lambda a, z: 1 + 0.004 * math.sin(a + 2 + z * 20)))
    pot.data.auto_smooth_angle = 1.2


def strap(model, points, width, thick, material, swell=0.35):
    section = [(math.copysign(abs(u) ** 0.75, u) * width, math.copysign(abs(v) ** 0.85, v) * thick) for u, v in circle(1.0, 24)]
    model.add(sweep('handle', spline(points, 9), section, material,
                    scale=lambda t: (1 + swell * abs(2 * t - 1) ** 3, 1 + 0.5 * abs(2 * t - 1) ** 4)))


def straight(finish):
    model = Model('straight', 'stand')
    material = of_finish(finish, 0.1, foot=0.005)
    body(model, [(0, 0.0015), (0.031, 0.0015), (0.0325, 0.0), (0.0365, 0.002), (0.0405, 0.009), (0.0418, 0.03), (0.042, 0.06), (0.0425, 0.0875), (0.0428, 0.09)], 0.0036, material)
    strap(model, [(0.039, 0, 0.073), (0.052, 0, 0.0765), (0.066, 0, 0.070), (0.0725, 0, 0.052), (0.068, 0, 0.034), (0.054, 0, 0.0215), (0.040, 0, 0.0185)], 0.0066, 0.0038, material)
    model.focus = (0.05, -0.01, 0.065)
    model.view = {'hero': (-14, 17, 0.68), 'angle': (40, 30, 0.64), 'detail': (6, 24, 0.55)}
    return model


def round_mug(finish):
    model = Model('round', 'stand')
    material = of_finish(finish, 0.1, foot=0.005)
    body(model, [(0, 0.0015), (0.024, 0.0015), (0.0255, 0.0), (0.029, 0.0018), (0.0405, 0.018), (0.0468, 0.038), (0.0462, 0.056), (0.0425, 0.074), (0.0412, 0.0825), (0.0418, 0.0855)], 0.0036, material)
    strap(model, [(0.0415, 0, 0.068), (0.050, 0, 0.0735), (0.0605, 0, 0.069), (0.0625, 0, 0.056), (0.054, 0, 0.0475), (0.0455, 0, 0.047)], 0.0085, 0.0036, material, 0.15)
    model.focus = (0.045, -0.01, 0.07)
    model.view = {'hero': (-14, 17, 0.66), 'angle': (40, 32, 0.62), 'detail': (6, 24, 0.55)}
    return model


def build(shape, finish):
    return {'straight': straight, 'round': round_mug}[shape](finish)
