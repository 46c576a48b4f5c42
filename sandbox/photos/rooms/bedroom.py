"""Bedrooms."""
import math

from kit.curves import rounded_rectangle
from kit.mesh import block, board, sheet
from materials.cloth import cloth
from materials.wood import wood
from mathutils import Vector, noise
from rooms.set import air, daylight, floor, look, put, skirting, sunlight, wall
from rooms.things import draped, soft_block, upholstery


def bed(at=(0, -1.1), width=1.6, dye='white', cover='oat'):
    """A made bed, its head at the wall: mattress, creased quilt, flat pillows."""
    x, y = at
    head = board('headboard', rounded_rectangle(width + 0.14, 0.62, 0.05, 8), 0.035, 0.006, wood('oak', 'x', 0.5))
    head.rotation_euler = (math.radians(90), 0, 0)
    head.location = (x, -0.04, 0.72)
    block('frame', (width + 0.06, 2.04, 0.16), wood('oak', 'x', 0.5), 0.008, (x, y, 0.22))
    soft_block((width, 2.0, 0.24), upholstery(dye), (x, y, 0.40), 0.01, 1.0, 0.06)
    skin = cloth(cover, (2.2, 1.9), 0.0022, 0.5)

    def place(u, v):
        px = (u - 0.5) * (width + 0.30)
        py = y - 1.06 + v * 1.42
        over = max(0.0, abs(px) - width / 2) / 0.15
        end = max(0.0, (y - 0.99) - py) / 0.07
        z = 0.55 + 0.035 * (1 - min(1, abs(px) / (width / 2)) ** 4)
        z += 0.016 * noise.noise(Vector((px * 3.2, py * 2.4, 1))) + 0.010 * abs(noise.noise(Vector((px * 7, py * 5 + px * 3, 4))))
        z -= 0.24 * over ** 1.2 + 0.2 * end
        px = math.copysign(min(abs(px), width / 2 + 0.035), px) + 0.012 * noise.noise(Vector((py * 5, z * 4, 2))) * min(1, over)
        return (x + px, max(py, y - 1.035), z)

    sheet('quilt', place, 150, 150, skin, 0.018)
    fold = cloth(dye, (2.2, 0.4), 0.0016, 0.4)

    def turned(u, v):
        px, py, z = place(u, 0.80 + 0.2 * v)
        return (px * 1.004, py + 0.02, z + 0.022 + 0.010 * math.sin(math.pi * v) + 0.004 * noise.noise(Vector((px * 6, v * 4, 9))))

    sheet('turn-down', turned, 120, 40, fold, 0.012)
    for side in (-1, 1):
        soft_block((0.64, 0.40, 0.15), upholstery(dye), (x + side * width / 4, y + 0.74, 0.60), 0.035, 4.0 + side, 0.065, side * 3)


def wall_light(aspect):
    wall('sage', 9)
    floor(8, 5)
    bed()
    for side in (-1, 1):
        put('wall-light', 'shade', 'brass', (side * 1.12, 0, 1.42))
    put('cushion', 'plain', 'linen', (-0.36, -0.40, 0.60), -5, 1.05)
    put('cushion', 'plain', 'linen', (0.36, -0.40, 0.60), 6, 1.05)
    put('cushion', 'lumbar', 'fern', (0.02, -0.60, 0.60), 2)
    put('side-table', 'pedestal', 'white', (-1.18, -0.45, 0), scale=1.02)
    put('side-table', 'pedestal', 'white', (1.18, -0.45, 0), scale=1.02)
    put('vase', 'moon', 'chalk', (1.16, -0.42, 0.51), scale=0.62)
    put('mug', 'round', 'chalk', (-1.10, -0.5, 0.51), 30)
    put('throw', 'fringe', 'rust', (0.12, -1.62, 0.585), 4, 1.25)
    sunlight((0.3, 0, 1.35), (0.80, 0.52, -0.36), 3.4, (1.4, 1.6), (3, 3))
    daylight((-3.4, -3.0, 2.4), (0, -0.8, 0.8), 2.4, 100)
    air(0.44)
    look((0.0, -4.3, 1.32), (0.0, -0.3, 0.92), 42, 0.003, 0.05, (0, -0.6, 0.8))


def linen(aspect):
    wall('plaster', 6)
    floor(6, 4)
    bed((0.25, -1.1), 1.6, 'white', 'linen')
    put('cushion', 'plain', 'oat' if False else 'linen', (-0.12, -0.40, 0.60), -8, 1.05)
    put('cushion', 'plain', 'rust', (0.34, -0.42, 0.60), 7)
    put('cushion', 'lumbar', 'oat', (0.08, -0.62, 0.60), 2, 0.9)
    put('throw', 'waffle', 'oat', (-0.12, -1.35, 0.585), 14, 1.15)
    put('throw', 'fringe', 'fern', (0.45, -1.5, 0.585), -8, 1.1)
    put('wall-light', 'globe', 'brass', (-0.55, 0, 1.45))
    sunlight((0.15, -0.55, 0.75), (0.78, 0.48, -0.46), 4.6, (1.1, 1.6), (2, 3))
    daylight((-2.4, -2.6, 2.2), (0, -0.8, 0.7), 2.0, 80)
    air(0.5, True)
    look((-0.42, -3.3, 1.42), (0.10, -0.5, 0.80), 50, 0.006, -0.05, (0.1, -0.9, 0.7))


scenes = {'bedroom-wall-light': wall_light, 'bedroom-linen': linen}
