"""LED bulbs, standing on their caps."""
import math

from kit.curves import fillet, spline
from kit.group import Model
from kit.mesh import lathe, tube
from materials import of_finish
from materials.glass import opal, plain

ceramic = (0.60, 0.58, 0.54)


def screw(radius, low, high, turns):
    """The thread of a screw cap, as rings."""
    count = turns * 12
    ring = lambda k: (radius - 0.0007 + 0.0007 * math.cos(math.tau * turns * k / count), low + (high - low) * k / count)
    return [ring(k) for k in range(count + 1)]


def e27(_):
    model = Model('e27', 'stand')
    model.add(lathe('contact', fillet([(0, 0), (0.0048, 0.0005, 0.001), (0.0055, 0.003, 0.001), (0.0098, 0.0055)]), plain('black glass', (0.02, 0.02, 0.02), 0.3)))
    model.add(lathe('cap', [(0.0095, 0.005), (0.0125, 0.0075), *screw(0.0133, 0.0085, 0.0255, 5), (0.0136, 0.0275), (0.0136, 0.0305), (0.0128, 0.031)],
                    of_finish('nickel', 0.03)))
    glass = spline([(0.0128, 0.0300), (0.0150, 0.0385), (0.0200, 0.0490), (0.0268, 0.0610), (0.0300, 0.0750), (0.0282, 0.0890),
                    (0.0212, 0.1000), (0.0110, 0.1054), (0.0001, 0.1068)], 10)
    model.add(lathe('glass', glass, opal(0.32)))
    model.focus = (0, 0, 0.05)
    model.view = {'hero': (24, 10, 0.56), 'angle': (-34, 18, 0.56), 'detail': (-20, 12, 0.5)}
    return model


def g9(_):
    model = Model('g9', 'stand')
    wire = of_finish('nickel', 0.02)
    for x in (-0.0045, 0.0045):
        model.add(tube('pin', spline([(x - 0.0012, 0, 0.016), (x - 0.0014, 0, 0.004), (x, 0, 0.0008), (x + 0.0014, 0, 0.004), (x + 0.0012, 0, 0.016)], 8),
                       0.0006, wire, steps=12))
    squash = lambda a, z: 1 / max(abs(math.cos(a)), 1.7 * abs(math.sin(a))) ** 0.5
    base = lathe('base', fillet([(0, 0.0125), (0.0078, 0.0125, 0.001), (0.0082, 0.0285, 0.001), (0, 0.0285)]), plain('ceramic', ceramic, 0.45), squash=squash)
    model.add(base)
    glass = fillet([(0.0062, 0.028), (0.0074, 0.031, 0.002), (0.0074, 0.048)]) + [
        (0.0074 * math.cos(a), 0.048 + 0.0074 * math.sin(a)) for a in [math.pi / 2 * k / 12 for k in range(1, 13)]]
    model.add(lathe('glass', glass, opal(0.32)))
    model.focus = (0, 0, 0.03)
    model.view = {'hero': (26, 10, 0.54), 'angle': (-34, 16, 0.54), 'detail': (-20, 12, 0.5)}
    return model


def spot(model, at, turn=(0, 0, 0)):
    add = lambda thing: model.add(thing, at, turn)
    for x in (-0.005, 0.005):
        pin = lathe('pin', fillet([(0, 0), (0.0025, 0, 0.0006), (0.0025, 0.0022, 0.0004), (0.0014, 0.0026), (0.0014, 0.009)]), of_finish('nickel', 0.02), 32)
        for vertex in pin.data.vertices:
            vertex.co.x += x
        add(pin)
    add(lathe('body', fillet([(0, 0.0075), (0.0105, 0.0075, 0.001), (0.0112, 0.0245, 0.002), (0.0145, 0.0275, 0.004), (0.0243, 0.0485, 0.008), (0.0250, 0.0540, 0.0012),
                              (0.0226, 0.0540, 0.0006), (0.0222, 0.0528)], steps=8), plain('white body', (0.62, 0.605, 0.575), 0.4)))
    add(lathe('lens', spline([(0.0222, 0.0527), (0.016, 0.0533), (0.008, 0.0537), (0.0001, 0.0538)], 6), opal(0.55)))


def gu10(_):
    model = Model('gu10', 'stand')
    spot(model, (-0.026, 0.006, 0))
    spot(model, (0.036, 0.030, 0.0031), (68, 0, 28))
    model.focus = (0, 0, 0.03)
    model.view = {'hero': (14, 16, 0.68), 'angle': (-26, 20, 0.68), 'detail': (-14, 14, 0.5)}
    return model


def build(shape, finish):
    return {'e27': e27, 'g9': g9, 'gu10': gu10}[shape](finish)
