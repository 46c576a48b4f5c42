"""Wall lights: the origin is the middle of the backplate."""
import math

from kit.curves import fillet, shell, spline
from kit.group import Model
from kit.mesh import lathe, tube
from materials import of_finish
from materials.cloth import cloth
from materials.glass import bulb, opal, plain
from models.pendant import warm_inside


def plate(model, metal, radius=0.05, thick=0.014):
    part = lathe('plate', fillet([(0, 0), (radius, 0, 0.001), (radius, thick * 0.7, 0.004), (radius * 0.9, thick, 0.004), (0, thick)]), metal)
    model.add(part, turn=(90, 0, 0))


def boss(model, metal, at, radius, length, turn=(0, 0, 0)):
    model.add(lathe('boss', fillet([(0, -length), (radius, -length, 0.0015), (radius, length, 0.0015), (0, length)]), metal), at, turn)


def arm(finish):
    model = Model('arm', 'wall')
    metal = of_finish(finish, 0.15)
    plate(model, metal, 0.052, 0.02)
    model.add(tube('stub', [(0, -0.015, 0), (0, -0.04, 0)], 0.009, metal))
    boss(model, metal, (0, -0.045, 0), 0.012, 0.017)
    model.add(tube('lower', [(0, -0.045, 0), (0.05, -0.13, 0.06), (0.105, -0.215, 0.125)], 0.0065, metal))
    boss(model, metal, (0.105, -0.215, 0.125), 0.0115, 0.017, (90, 0, 35))
    model.add(tube('upper', [(0.105, -0.215, 0.125), (0.15, -0.275, 0.09), (0.19, -0.33, 0.055)], 0.006, metal))
    boss(model, metal, (0.19, -0.33, 0.055), 0.0095, 0.013, (90, 0, 35))
    outline = spline([(0.012, 0.0), (0.02, -0.004), (0.026, -0.02), (0.034, -0.05), (0.049, -0.085), (0.0605, -0.115)], 8)
    shade = Model('head', 'wall')
    shade.add(lathe('shade', shell(outline, -0.0012, 0.4), metal))
    shade.add(lathe('lining', [(max(0.001, r - 0.0024), z - 0.001) for r, z in outline[:-1]], plain('lining', warm_inside, 0.5)))
    shade.add(lathe('cap', fillet([(0, 0.03), (0.010, 0.03, 0.004), (0.012, 0.0, 0.002), (0, 0)]), metal))
    shade.add(lathe('bulb', [(0.0005, -0.085), (0.016, -0.078), (0.02, -0.06), (0.012, -0.03)], bulb(10)))
    shade.glow((0, 0, -0.075), 0.7, 0.02)
    shade.root.parent = model.root
    shade.root.location = (0.19, -0.33, 0.03)
    shade.root.rotation_euler = (math.radians(-16), math.radians(-22), 0)
    model.focus = (0.17, -0.31, 0.05)
    model.view = {'hero': (-34, 8, 0.66), 'angle': (38, 14, 0.66), 'detail': (-30, 12, 0.42)}
    return model


def globe(finish):
    model = Model('globe', 'wall')
    metal = of_finish(finish, 0.12)
    plate(model, metal, 0.052, 0.014)
    model.add(tube('arm', spline([(0, -0.01, -0.01), (0, -0.06, -0.018), (0, -0.098, -0.004), (0, -0.105, 0.03)], 8), 0.0072, metal))
    model.add(lathe('cup', fillet([(0, 0), (0.012, 0, 0.002), (0.016, 0.01, 0.004), (0.034, 0.017, 0.004), (0.0345, 0.032, 0.0012), (0.031, 0.032)]), metal),
              at=(0, -0.105, 0.025))
    r = 0.062
    ball = [(r * math.sin(a), 0.106 - r * math.cos(a)) for a in [0.5 + (math.pi - 0.5) * k / 50 for k in range(51)]]
    ball[-1] = (0, ball[-1][1])
    model.add(lathe('glass', ball, opal()), at=(0, -0.105, 0))
    model.glow((0, -0.105, 0.106), 1.1, 0.06)
    model.focus = (0, -0.11, 0.04)
    model.view = {'hero': (30, 8, 0.66), 'angle': (-38, 16, 0.64), 'detail': (24, 14, 0.5)}
    return model


def updown(finish):
    model = Model('updown', 'wall')
    coat = of_finish(finish, 0.15)
    body = fillet([(0.0315, -0.11), (0.035, -0.11, 0.0012), (0.035, 0.11, 0.0012), (0.0315, 0.11, 0.0008), (0.0315, 0.09)])
    model.add(lathe('body', body, coat), at=(0, -0.055, 0))
    model.add(lathe('bridge', fillet([(0, 0), (0.02, 0, 0.001), (0.02, 0.03)]), coat), turn=(90, 0, 0))
    for end in (-1, 1):
        model.add(lathe('lamp', [(0.0, 0.085 * end), (0.031, 0.085 * end)], bulb(2.0)), at=(0, -0.055, 0))
        model.glow((0, -0.055, 0.094 * end), 2.4, 0.016)
    model.focus = (0, -0.06, 0.10)
    model.view = {'hero': (28, 8, 0.48), 'angle': (-36, 14, 0.5), 'detail': (24, 16, 0.45)}
    return model


def shade(finish):
    model = Model('shade', 'wall')
    metal = of_finish(finish, 0.12)
    plate(model, metal, 0.045, 0.012)
    model.root.children[0].location = (0, 0, -0.07)
    model.add(tube('arm', spline([(0, -0.008, -0.07), (0, -0.04, -0.098), (0, -0.078, -0.092), (0, -0.085, -0.05), (0, -0.085, 0.02)], 8), 0.0058, metal))
    model.add(lathe('holder', fillet([(0, -0.03), (0.014, -0.03, 0.003), (0.016, 0.012, 0.002), (0, 0.012)]), metal), at=(0, -0.085, 0))
    linen = cloth('natural', (0.33, 0.17), 0.0012, 0.4, see_through=0.45)
    low, high, r0, r1 = -0.02, 0.15, 0.108, 0.082
    count = 97
    points = lambda r, z: [(r * math.cos(math.pi + math.pi * k / 96), r * 0.98 * math.sin(math.pi + math.pi * k / 96) * 1.0, z) for k in range(count)]
    rows = [points(r0 + (r1 - r0) * t, low + (high - low) * t) for t in (0, 0.33, 0.66, 1)]
    from kit.mesh import finish_mesh
    vertices = [p for row in rows for p in row]
    faces = [[j * count + k, j * count + k + 1, (j + 1) * count + k + 1, (j + 1) * count + k] for j in range(3) for k in range(count - 1)]
    uvs = [(k / 96, j / 3) for j in range(4) for k in range(count)]
    model.add(finish_mesh('shade', vertices, faces, linen, 180, uvs))
    hem = cloth('natural', (0.3, 0.02), 0.0012, 0.3)
    for row in (rows[0], rows[-1]):
        model.add(tube('hem', row, 0.0026, hem, steps=10, flat=1.4))
    model.add(lathe('bulb', spline([(0.001, 0.095), (0.018, 0.088), (0.024, 0.068), (0.012, 0.03), (0.011, 0.01)], 6), bulb(6)), at=(0, -0.05, 0))
    model.glow((0, -0.05, 0.075), 1.5, 0.025)
    model.focus = (0, -0.1, 0.0)
    model.view = {'hero': (30, 6, 0.66), 'angle': (-38, 12, 0.66), 'detail': (30, 6, 0.5)}
    return model


def build(shape, finish):
    return {'arm': arm, 'globe': globe, 'updown': updown, 'shade': shade}[shape](finish)
