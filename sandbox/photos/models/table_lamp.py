"""Table lamps: foot, linen shade, lit lamp, and the cable behind."""
import math

from kit.curves import fillet, shell, spline
from kit.group import Model
from kit.mesh import lathe, tube
from materials import of_finish
from materials.cloth import cloth
from materials.glass import bulb, flex, plain
from models.pendant import warm_inside


def linen_shade(model, low, high, r_low, r_high, watts):
    skin = cloth('natural', (math.tau * r_low, high - low), 0.0013, 0.4, see_through=0.45)
    rows = 5
    profile = [(r_low + (r_high - r_low) * k / (rows - 1), low + (high - low) * k / (rows - 1)) for k in range(rows)]
    side = lathe('shade', profile, skin, 144)
    uv = side.data.uv_layers.new(name='UVMap')
    for loop, entry in zip(side.data.loops, uv.data):
        entry.uv = ((loop.vertex_index % 144) / 144, loop.vertex_index // 144 / (rows - 1))
    model.add(side)
    hem = cloth('natural', (1.0, 0.02), 0.0013, 0.3)
    for r, z in ((r_low, low), (r_high, high)):
        model.add(tube('hem', [(r * math.cos(a), r * math.sin(a), z) for a in [math.tau * k / 120 for k in range(120)]],
                       0.0028, hem, closed=True, steps=10, flat=1.4))
    middle = low + (high - low) * 0.5
    model.add(lathe('bulb', spline([(0.001, middle + 0.04), (0.022, middle + 0.03), (0.03, middle), (0.014, middle - 0.045)], 6), bulb(6)), loose=True)
    model.glow((0, 0, middle), watts * 0.55, 0.03)


def cord(model, radius, side=1):
    path = spline([(side * radius * 0.7, radius * 0.75, 0.006), (side * radius * 1.3, radius * 1.5, 0.0035), (side * radius * 2.6, radius * 1.9, 0.0032),
                   (side * radius * 5, radius * 3.4, 0.0032), (side * radius * 11, radius * 4.2, 0.0032)], 12)
    model.add(tube('flex', path, 0.0032, flex((0.30, 0.25, 0.18)), steps=10), loose=True)


def stem(model, metal, low, high):
    model.add(lathe('stem', fillet([(0, low), (0.0055, low), (0.0055, high - 0.04), (0.014, high - 0.035, 0.002), (0.014, high, 0.002), (0, high)]), metal))


def baluster(finish):
    model = Model('baluster', 'stand')
    wood = of_finish(finish, 0.25)
    outline = [(0, 0), (0.066, 0, 0.002), (0.0675, 0.012, 0.004), (0.062, 0.019, 0.003)]
    turned = spline([(0.050, 0.024), (0.036, 0.04), (0.0285, 0.062), (0.030, 0.085), (0.041, 0.112), (0.049, 0.142), (0.046, 0.175), (0.034, 0.205), (0.0235, 0.222)], 9)
    bead = [(0.0225, 0.2235, 0.0008)] + [(0.0225 + 0.012 * math.sin(a), 0.2375 - 0.0135 * math.cos(a)) for a in [math.pi * k / 14 for k in range(15)]]
    neck = [(0.0215, 0.2525, 0.001), (0.0175, 0.258, 0.003), (0.0155, 0.275), (0.0155, 0.28, 0.002), (0, 0.282)]
    model.add(lathe('body', fillet(outline + turned + bead + neck), wood))
    stem(model, of_finish('brass', 0.1), 0.28, 0.33)
    linen_shade(model, 0.305, 0.51, 0.15, 0.108, 5.5)
    cord(model, 0.066)
    model.focus = (0, -0.045, 0.21)
    model.view = {'detail': (-18, 8, 0.36), 'angle': (-38, 18, 0.68), 'hero': (24, 7, 0.74)}
    return model


def ball(finish):
    model = Model('ball', 'stand')
    r, z = 0.099, 0.098
    sphere = [(r * math.sin(a) * 1.03, z - r * math.cos(a)) for a in [0.62 + (2.86 - 0.62) * k / 40 for k in range(41)]]
    body = [(0, 0.008), (0.055, 0.008), (0.0565, 0.0095)] + sphere[1:] + [(0.0265, 0.197), (0.024, 0.206), (0.0235, 0.212), (0, 0.213)]
    model.add(lathe('body', [(r_, z_ - 0.008) for r_, z_ in body], of_finish(finish, 0.2, foot=0.008)))
    stem(model, of_finish('brass', 0.1), 0.2, 0.265)
    linen_shade(model, 0.235, 0.40, 0.185, 0.15, 6.0)
    cord(model, 0.06)
    model.focus = (0, -0.08, 0.16)
    model.view = {'detail': (-18, 10, 0.40), 'angle': (-38, 18, 0.60), 'hero': (24, 7, 0.62)}
    return model


def column(finish):
    model = Model('column', 'stand')
    metal = of_finish(finish, 0.2)
    model.add(lathe('foot', fillet([(0, 0), (0.062, 0, 0.001), (0.062, 0.011, 0.003), (0.016, 0.0135, 0.006), (0.0075, 0.024, 0.004), (0.0075, 0.30, 0.002), (0, 0.302)]), metal))
    model.add(lathe('holder', fillet([(0, 0.295), (0.013, 0.295, 0.002), (0.013, 0.335, 0.002), (0, 0.335)]), metal))
    linen_shade(model, 0.30, 0.455, 0.09, 0.066, 3.6)
    cord(model, 0.055)
    model.focus = (0, -0.02, 0.03)
    model.view = {'detail': (-20, 22, 0.34), 'angle': (-38, 18, 0.70), 'hero': (24, 8, 0.76)}
    return model


def mushroom(finish):
    model = Model('mushroom', 'stand')
    metal = of_finish(finish, 0.25)
    model.add(lathe('foot', fillet([(0, 0), (0.078, 0, 0.001), (0.078, 0.008, 0.003), (0.03, 0.014, 0.014), (0.0135, 0.04, 0.02), (0.0135, 0.25)]), metal))
    cap = spline([(0.001, 0.31), (0.03, 0.3075), (0.075, 0.289), (0.11, 0.255), (0.1285, 0.205), (0.1305, 0.187)], 12)
    model.add(lathe('cap', shell(cap, -0.0014, 0.5), metal, 144))
    model.add(lathe('lining', [(max(0.0005, r - 0.003), z - 0.002) for r, z in cap[:-2]], plain('lining', warm_inside, 0.5)))
    model.add(lathe('bulb', spline([(0.001, 0.275), (0.02, 0.268), (0.026, 0.25), (0.014, 0.225), (0.0135, 0.215)], 6), bulb(7)), loose=True)
    model.glow((0.035, -0.02, 0.225), 1.6, 0.02)
    model.glow((-0.035, 0.02, 0.225), 1.6, 0.02)
    cord(model, 0.07)
    model.focus = (0.03, -0.11, 0.2)
    model.view = {'detail': (-20, 8, 0.42), 'angle': (-38, 20, 0.70), 'hero': (24, 5, 0.72)}
    return model


def build(shape, finish):
    return {'baluster': baluster, 'ball': ball, 'column': column, 'mushroom': mushroom}[shape](finish)
