"""Baskets: upright stakes with weavers around them."""
import math

from kit.graph import Graph
from kit.group import Model
from kit.mesh import lathe, tube
from kit.curves import spline
from mathutils import Vector, noise

tones = {'seagrass': ((0.33, 0.245, 0.115), (0.50, 0.40, 0.215)), 'willow': ((0.16, 0.085, 0.042), (0.30, 0.175, 0.092))}


def fibre(finish):
    """Straw: streaked lengthwise, each strand different."""
    g = Graph(f'{finish} fibre')
    dark, light = tones[finish]
    streak = g.noise(g.coordinates((60, 60, 500)), 1, 3, 0.6)
    cloud = g.noise(g.coordinates(shift=9.0), 26, 3)
    each = g.add('ObjectInfo').outputs['Random']
    tone = g.math('MULTIPLY_ADD', streak, 0.45, g.math('MULTIPLY_ADD', cloud, 0.45, g.math('MULTIPLY', each, 0.22)))
    colour = g.ramp(tone, (0.3, dark), (0.72, light))
    return g.surface({'Base Color': colour, 'Roughness': 0.55 if finish == 'willow' else 0.68, 'Specular': 0.35, 'Normal': g.bump(streak, 0.35, 0.001)})


def woven(model, radius_at, height, rows, stakes, thick, material, seed=0.0):
    """Weavers in `rows` rings around `stakes` stakes; `radius_at(z)` is the outline."""
    steps = stakes * 6
    for row in range(rows):
        z = thick + (height - 2 * thick) * row / (rows - 1)
        path = []
        for k in range(steps):
            a = math.tau * k / steps
            bend = math.cos(stakes / 2 * a + math.pi * row) * thick * 0.85
            wob = noise.noise(Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, row * 0.35 + seed)))
            r = radius_at(z) + bend + 0.004 * wob
            path.append((r * math.cos(a), r * math.sin(a), z + 0.0022 * wob + 0.0012 * noise.noise(Vector((a * 6, row, seed)))))
        model.add(tube('weaver', path, thick * (1 + 0.12 * noise.noise(Vector((row * 2.3, 0, seed)))), material, closed=True, steps=8, flat=1.12))
    for k in range(stakes):
        a = math.tau * k / stakes
        path = [(radius_at(z) * math.cos(a), radius_at(z) * math.sin(a), z) for z in [height * j / 14 for j in range(15)]]
        model.add(tube('stake', path, thick * 0.8, material, steps=8))


def rim(model, radius, height, thick, material, strands=3):
    """A plaited border."""
    for s in range(strands):
        path = []
        for k in range(360):
            a = math.tau * k / 360
            t = 22 * a + math.tau * s / strands
            path.append(((radius + thick * 1.1 * math.cos(t)) * math.cos(a), (radius + thick * 1.1 * math.cos(t)) * math.sin(a), height + thick * 0.9 * math.sin(t)))
        model.add(tube('rim', path, thick, material, closed=True, steps=8))


def handle(model, radius, height, side, thick, material, wide=0.34, rise=0.055):
    for s in (0, 1, 2):
        path = []
        for k in range(60):
            u = k / 59 * 2 - 1
            a = (math.pi / 2 if side > 0 else -math.pi / 2) + u * wide
            lift = rise * (1 - u * u) ** 0.6 - 0.012 * (abs(u) > 0.9)
            t = 16 * u + math.tau * s / 3
            path.append(((radius + thick * 0.8 * math.cos(t)) * math.cos(a), (radius + thick * 0.8 * math.cos(t)) * math.sin(a), height + lift + thick * 0.8 * math.sin(t)))
        model.add(tube('handle', path, thick * 0.85, material, steps=8))


def round_basket(finish):
    model = Model('round', 'stand')
    material = fibre(finish)
    height = 0.31
    outline = lambda z: 0.155 + 0.038 * math.sin(math.pi * min(1, z / height * 0.72 + 0.06))
    woven(model, outline, height, 36, 34, 0.0046, material)
    model.add(lathe('base', [(0, 0.004), (outline(0) - 0.002, 0.004)], material))
    rim(model, outline(height), height + 0.003, 0.0052, material)
    for side in (-1, 1):
        handle(model, outline(height), height + 0.006, side, 0.0058, material)
    model.root.rotation_euler = (0, 0, math.radians(62))
    model.focus = (-0.10, -0.16, height)
    model.view = {'hero': (18, 20, 0.74), 'angle': (-50, 34, 0.72), 'detail': (10, 26, 0.36)}
    return model


def tall(finish):
    model = Model('tall', 'stand')
    material = fibre(finish)
    height = 0.5
    outline = lambda z: 0.092 + 0.038 * (z / height) ** 0.8
    woven(model, outline, height, 62, 26, 0.0041, material, 5.0)
    model.add(lathe('base', [(0, 0.004), (outline(0) - 0.002, 0.004)], material))
    rim(model, outline(height), height + 0.003, 0.0046, material)
    model.focus = (-0.03, -0.12, height)
    model.view = {'hero': (18, 16, 0.78), 'angle': (-38, 30, 0.76), 'detail': (-16, 30, 0.30)}
    return model


def build(shape, finish):
    return {'round': round_basket, 'tall': tall}[shape](finish)
