"""A room as a set, open to the camera: back wall, optional side wall, floor."""
import importlib
import math

import bpy
from kit import stage
from kit.colour import linear
from kit.mesh import block, finish_mesh
from materials.glass import matt, plain
from materials.wood import wood
from mathutils import Matrix, Vector

paints = {'chalk': '#e4ddd0', 'plaster': '#d8cbb8', 'sage': '#a3a68f', 'deep sage': '#777c66', 'clay': '#bfa18a',
          'stone': '#c9c2b5', 'ink': '#454d55', 'white': '#ece8df', 'olive': '#6d6c55'}


def put(family, shape, finish, at=(0, 0, 0), turn=0, scale=1.0):
    """One of the shop's products, standing, hanging or on the back wall."""
    model = importlib.import_module(f"models.{family.replace('-', '_')}").build(shape, finish)
    if model.root.rotation_euler.z:
        turn += math.degrees(model.root.rotation_euler.z)
    return model.place(at, turn, scale)


def wall(paint, width=8, height=3.2, at=(0, 0, 0), turn=0):
    """A painted wall through `at`, facing -y before it is turned around the vertical axis."""
    colour = linear(paints.get(paint, paint))
    material = matt(f'wall {paint}', colour)
    thing = finish_mesh('wall', [(-width / 2, 0, 0), (width / 2, 0, 0), (width / 2, 0, height), (-width / 2, 0, height)], [[0, 1, 2, 3]], material)
    thing.location = at
    thing.rotation_euler = (0, 0, math.radians(turn))
    thing.visible_shadow = turn == 0  # a side wall must not block the sun
    return thing


def floor(width=7, depth=5, kind='floor', plank=0.16, along='x'):
    """Oak boards from the wall at y = 0 to the front."""
    material = wood(kind, along, 0.5, 0.42)
    across, length = (depth, width) if along == 'x' else (width, depth)
    rows = math.ceil(across / plank)
    for row in range(rows):
        start = -((row * 0.37) % 1.0) * 2.2
        while start < length:
            middle, side = start + 1.1, (row + 0.5) * plank
            size = (2.2 - 0.003, plank - 0.003, 0.02) if along == 'x' else (plank - 0.003, 2.2 - 0.003, 0.02)
            at = (middle - width / 2, -side, -0.01) if along == 'x' else (side - width / 2, -middle, -0.01)
            block('plank', size, material, 0.0012, at)
            start += 2.2
    return material


def skirting(paint='white', width=8, at=(0, 0, 0), height=0.12):
    block('skirting', (width, 0.018, height), plain('skirting', linear(paints[paint]), 0.45), 0.003, (at[0], at[1] - 0.009, at[2] + height / 2))


def frame_of(direction):
    forward = Vector(direction).normalized()
    side = forward.cross(Vector((0, 0, 1))).normalized()
    return forward, side, side.cross(forward)


def sunlight(target, direction, strength=4.0, size=(1.1, 1.6), panes=(2, 3), soft=0.6, colour=(1.0, 0.86, 0.68), away=6.5):
    """Low sun through a window out of sight: only its light and the bars' shadows are visible.
    `direction` is the light's direction; the light patch is centered on `target`."""
    forward, side, up = frame_of(direction)
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(soft), colour
    sun = bpy.data.objects.new('sun', lamp)
    bpy.context.scene.collection.objects.link(sun)
    sun.rotation_euler = forward.to_track_quat('-Z', 'Y').to_euler()
    middle = Vector(target) - forward * away
    turn = Matrix((side, up, forward)).transposed().to_4x4()
    shade = matt('shade', (0.05, 0.05, 0.05))

    def bar(x, y, w, h):
        thing = block('bar', (w, h, 0.02), shade, 0)
        thing.matrix_world = Matrix.Translation(middle + side * x + up * y) @ turn
        thing.visible_camera = thing.visible_diffuse = thing.visible_glossy = thing.visible_transmission = False

    w, h = size
    big = 14
    bar(-(w + big) / 2, 0, big, 2 * big)
    bar((w + big) / 2, 0, big, 2 * big)
    bar(0, (h + big) / 2, w, big)
    bar(0, -(h + big) / 2, w, big)
    for k in range(1, panes[0]):
        bar(-w / 2 + w * k / panes[0], 0, 0.032, h)
    for k in range(1, panes[1]):
        bar(0, -h / 2 + h * k / panes[1], w, 0.032)


def daylight(at, to, size=2.2, watts=140, colour=(0.93, 0.96, 1.0), tall=None):
    """The soft light of a large window out of sight."""
    return stage.area(at, to, size, watts, colour, tall)


def air(strength=0.5, warm=False):
    """Ambient light."""
    tint = (1.0, 0.94, 0.86) if warm else (1.0, 0.985, 0.96)
    stage.world(strength, [(0.0, tuple(0.55 * c for c in tint)), (0.5, tuple(0.7 * c for c in tint)), (1.0, tint)])


def look(at, to, lens=50, blur=0.0, exposure=0.0, focus=None):
    """The camera; `blur` is the spread of points a meter behind the focus."""
    eye = stage.camera(lens)
    stage.aim(eye, at, to)
    distance = (Vector(focus or to) - Vector(at)).length
    stage.focus(eye, distance, 1.0, blur)
    settings = bpy.context.scene.view_settings
    settings.look, settings.exposure = 'Medium High Contrast', exposure + 0.75
    return eye
