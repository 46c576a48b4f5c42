"""Pendants: the origin is the top of the fitting, the shade hangs below it."""
import math

from kit.curves import fillet, shell, spline
from kit.group import Model
from kit.mesh import lathe, tube
from materials import of_finish
from materials.cloth import cloth
from materials.glass import bulb, flex, opal, plain

warm_inside = (0.86, 0.815, 0.74)


def fitting(model, material, drop=0.055, radius=0.021):
    """Cord grip and lamp holder, from the cable down to the shade."""
    model.add(lathe('holder', fillet([
        (0, 0), (0.005, 0, 0.002), (0.0065, -0.012, 0.003), (radius * 0.72, -0.016, 0.004),
        (radius * 0.72, -drop * 0.72, 0.002), (radius, -drop * 0.74, 0.003), (radius, -drop, 0.002), (0, -drop)]), material))
    model.add(tube('cable', [(0, 0, -0.004), (0, 0, 1.2), (0, 0, 4.0)], 0.0032, flex(), steps=12), loose=True)


def lamp(model, z, watts=2.6):
    model.add(lathe('bulb', spline([(0.001, z - 0.035), (0.02, z - 0.03), (0.03, z - 0.005), (0.024, z + 0.022),
                                    (0.013, z + 0.045), (0.012, z + 0.06)], 6), bulb(9)), loose=True)
    model.glow((0, 0, z - 0.01), watts, 0.03)


def spun(model, outline, finish, size, z_bulb, inside=True):
    """A metal shade, warm white inside."""
    outer = [(r, z) for r, z in outline]
    skin = shell(outer, -0.0012, 0.4)
    model.add(lathe('shade', skin, of_finish(finish, size), 144))
    if inside:
        inner = [(max(0.0005, r - 0.0026), z - 0.0012) for r, z in outer]
        inner[-1] = (outer[-1][0] - 0.0024, outer[-1][1] + 0.0008)
        model.add(lathe('lining', inner, plain('lining', warm_inside, 0.5), 144))
    lamp(model, z_bulb)


def dome(finish):
    model = Model('dome', 'hang')
    metal = of_finish(finish, 0.3)
    fitting(model, metal)
    curve = spline([(0.022, -0.05), (0.05, -0.054), (0.105, -0.075), (0.152, -0.122), (0.176, -0.19), (0.180, -0.245)], 12)
    spun(model, curve + [(0.1825, -0.2475), (0.1825, -0.2515)], finish, 0.3, -0.15)
    model.focus = (0.09, -0.06, -0.09)
    model.view = {'hero': (10, -9, 0.62), 'angle': (-24, 17, 0.62), 'detail': (18, 22, 0.42)}
    return model


def cone(finish):
    model = Model('cone', 'hang')
    metal = of_finish(finish, 0.25)
    fitting(model, metal, 0.06, 0.026)
    curve = fillet([(0.027, -0.055), (0.036, -0.058, 0.006), (0.044, -0.07, 0.02), (0.154, -0.268, 0.012), (0.160, -0.276)], steps=8)
    spun(model, curve, finish, 0.25, -0.17)
    model.focus = (0.10, -0.09, -0.245)
    model.view = {'hero': (10, -8, 0.62), 'angle': (-24, 16, 0.62), 'detail': (20, 12, 0.42)}
    return model


def bell(finish):
    model = Model('bell', 'hang')
    fitting(model, of_finish(finish, 0.2), 0.045, 0.017)
    curve = spline([(0.017, -0.042), (0.018, -0.07), (0.0215, -0.105), (0.034, -0.142), (0.054, -0.178), (0.066, -0.212),
                    (0.073, -0.232), (0.081, -0.240)], 10)
    spun(model, curve, finish, 0.2, -0.185)
    model.focus = (0.03, -0.03, -0.13)
    model.view = {'hero': (10, -6, 0.66), 'angle': (-24, 15, 0.66), 'detail': (20, 10, 0.45)}
    return model


def globe(finish):
    model = Model('globe', 'hang')
    metal = of_finish(finish, 0.12)
    fitting(model, metal, 0.05, 0.02)
    model.add(lathe('collar', fillet([(0, -0.046), (0.024, -0.046, 0.004), (0.036, -0.056, 0.006), (0.044, -0.066, 0.003),
                                      (0.0445, -0.086, 0.0015), (0.041, -0.086)]), metal))
    r, z = 0.128, -0.198
    ball = [(max(0.0, r * math.sin(a)), z - r * math.cos(a)) for a in [math.pi * k / 60 for k in range(55)]]
    model.add(lathe('glass', ball, opal()))
    model.focus = (0.02, -0.03, -0.08)
    model.view = {'hero': (10, -3, 0.66), 'angle': (-24, 17, 0.64), 'detail': (20, 14, 0.5)}
    return model


def drum(finish):
    model = Model('drum', 'hang')
    brass = of_finish('brass', 0.12)
    fitting(model, brass, 0.05, 0.018)
    r, top, low = 0.2, -0.055, -0.275
    skin = cloth(finish, (math.tau * r, low - top), 0.0013, 0.4, see_through=0.42)
    side = lathe('shade', [(r, low), (r, low + 0.006), (r, (top + low) / 2), (r, top - 0.006), (r, top)], skin, 160)
    uv = side.data.uv_layers.new(name='UVMap')
    for loop, entry in zip(side.data.loops, uv.data):
        k, ring = loop.vertex_index % 160, loop.vertex_index // 160
        entry.uv = (k / 160, ring / 4)
    model.add(side)
    hem = cloth(finish, (1.2, 0.02), 0.0013, 0.4)
    for z in (top, low):
        ring = [(r * math.cos(a), r * math.sin(a), z) for a in [math.tau * k / 120 for k in range(120)]]
        model.add(tube('hem', ring, 0.0034, hem, closed=True, steps=10, flat=1.5))
    for k in range(3):
        a = math.tau * k / 3 + 0.4
        model.add(tube('spoke', [(0.014 * math.cos(a), 0.014 * math.sin(a), -0.045), (0.1 * math.cos(a), 0.1 * math.sin(a), top - 0.005),
                                 (r * math.cos(a), r * math.sin(a), top - 0.004)], 0.0022, brass, steps=10))
    lamp(model, -0.16, 5.0)
    model.focus = (0.05, -0.19, -0.255)
    model.view = {'hero': (10, -6, 0.66), 'angle': (-24, 15, 0.66), 'detail': (14, 8, 0.42)}
    return model


def build(shape, finish):
    return {'dome': dome, 'cone': cone, 'bell': bell, 'globe': globe, 'drum': drum}[shape](finish)
