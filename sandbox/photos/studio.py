"""The product studio: seamless ground or wall, one soft key from the left, a fill, a rim."""
import math

import bpy
from kit import stage
from kit.curves import fillet
from kit.mesh import finish_mesh
from materials.glass import bulb, glow, matt
from mathutils import Vector

exposure = 0.20
paper = (0.94, 0.877, 0.765)
# For white products, whose lit side has no outline on paper.
stone = (0.54, 0.48, 0.40)

# azimuth, elevation, share of the image
views = {
    'stand': {'hero': (24, 13, 0.70), 'angle': (-38, 24, 0.66)},
    'lie': {'hero': (22, 36, 0.78), 'angle': (-30, 26, 0.74)},
    'hang': {'hero': (10, -7, 0.60), 'angle': (-22, 16, 0.62)},
    'wall': {'hero': (27, 14, 0.60), 'angle': (-36, 10, 0.58)},
}


def ground(mount, low, size, colour):
    """Paper behind and below, or a wall right behind the product."""
    if mount == 'wall':
        line = [(0.0, -30 * size), (0.0, 30 * size)]
        points = [(y, z) for y, z in line]
    else:
        drop = low - (2.2 * size if mount == 'hang' else 0)
        points = fillet([(-40 * size, drop), (5.5 * size, drop, 4 * size), (5.5 * size, drop + 30 * size)], steps=24)
    vertices = [(x, y, z) for y, z in points for x in (-40 * size, 40 * size)]
    faces = [[2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2] for k in range(len(points) - 1)]
    return finish_mesh('paper', vertices, faces, matt('paper', colour), 180)


def light(middle, size, mount):
    """Scales all distances with the product, so that a knob and a chair are lit alike."""
    at = lambda x, y, z: middle + Vector((x, y, z)) * size
    power = size * size
    front = 1.0 if mount != 'wall' else 1.12
    stage.area(at(-3.4, -2.7 * front, 3.9), middle, 2.8 * size, 640 * power, (1, 0.96, 0.90))
    stage.area(at(4.6, -3.2, 1.6), middle, 4.4 * size, 120 * power, (0.93, 0.965, 1), 5 * size)
    if mount == 'wall':
        stage.area(at(3.0, -1.1, 2.6), middle, 0.8 * size, 55 * power, (1, 0.98, 0.95), 3 * size)
    else:
        stage.area(at(2.6, 3.4, 3.4), middle, 1.4 * size, 170 * power, (1, 0.98, 0.95), 3 * size)
    stage.world(0.5, [(0.0, (0.55, 0.52, 0.48)), (0.46, (0.30, 0.29, 0.275)), (0.56, (0.62, 0.61, 0.60)),
                       (1.0, (1.0, 0.985, 0.96))])


def opposite(middle, size):
    """The studio as reflected in mirrors: wall, darker floor, tall window."""
    def card(name, x0, x1, z0, z1, y, material):
        corners = [middle + Vector((x, y, z)) * size for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]
        return finish_mesh(name, corners, [[0, 1, 2, 3]], material)

    card('wall', -40, 40, -3.5, 30, -16, glow('far wall', 0.30, 0.62, (1, 0.92, 0.80)))
    card('floor', -40, 40, -30, -3.5, -15.9, glow('far floor', 0.09, 0.20, (1, 0.80, 0.62)))
    for base in (-9.6, 7.4):
        for column in range(2):
            for row in range(3):
                x, z = base + column * 2.6, -0.6 + row * 2.7
                card('pane', x, x + 2.42, z, z + 2.52, -15.8, bulb(1.5, (1, 0.985, 0.95)))


def ground_colour(product):
    """Stone under white paint, opal glass and the chalk lamp, whose shade is pale too; paper under all others."""
    pale = product.finish == 'white' or product.shape == 'globe'
    return stone if pale or (product.family, product.finish) == ('table-lamp', 'chalk') else paper


def set_stage(model, colour=paper):
    """Builds the studio around a model, on a ground of one color; returns the camera and the points to frame."""
    bpy.context.view_layer.update()
    points = model.points()
    corner = [min(p[k] for p in points) for k in range(3)], [max(p[k] for p in points) for k in range(3)]
    middle = (Vector(corner[0]) + Vector(corner[1])) / 2
    size = max((p - middle).length for p in points)
    ground(model.mount, corner[0][2] if model.mount == 'hang' else 0.0, size, colour)
    light(middle, size, model.mount)
    if model.reflects:
        opposite(middle, size)
    return stage.camera(85), points, size


def compose(eye, model, points, size, view):
    """Points the camera for hero, angle or detail."""
    base = views[model.mount]
    if view != 'detail':
        azimuth, elevation, fill = model.view.get(view, base[view])
        distance = stage.frame(eye, points, azimuth, elevation, fill)
        stage.focus(eye, distance - size * 0.3, size, 0.0012 if model.mount != 'wall' else 0)
        return
    azimuth, elevation, part = model.view.get('detail', (-20, base['hero'][1] + 4, 0.36))
    target = model.root.matrix_world @ Vector(model.focus or tuple(sum(points, Vector()) / len(points)))
    reach = size * part
    near = [target + Vector(d) * reach for d in ((1, 0, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1), (0, 1, 0), (0, -1, 0))]
    distance = stage.frame(eye, near, azimuth, elevation, 0.92)
    stage.focus(eye, distance, size * 0.8, 0.016)
