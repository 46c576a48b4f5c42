"""Hooks and pegs; the origin is the middle of the plate, on the wall."""
from kit.curves import fillet, rounded_rectangle, spline
from kit.group import Model
from kit.mesh import board, lathe, tube
from materials import of_finish


def upright(model, thing, at=(0, 0, 0)):
    return model.add(thing, at, (90, 0, 0))


def single(finish):
    model = Model('single', 'wall')
    metal = of_finish(finish, 0.07)
    upright(model, board('plate', rounded_rectangle(0.026, 0.062, 0.0129, 14), 0.005, 0.0016, metal))
    path = spline([(0, -0.004, 0.012), (0, -0.012, 0.004), (0, -0.019, -0.014), (0, -0.030, -0.0265), (0, -0.042, -0.019), (0, -0.0465, 0.0), (0, -0.0475, 0.012)], 10)
    model.add(tube('hook', path, 0.0056, metal, radii=lambda t: 1.2 - 0.35 * t))
    tip = lathe('tip', [(0.0125 * __import__('math').sin(a), -0.0075 * __import__('math').cos(a)) for a in [3.14159 * k / 24 for k in range(25)]], metal)
    model.add(tip, at=(0, -0.0478, 0.016), turn=(80, 0, 0))
    screws(model, ((0, 0.023),))
    model.focus = (0, -0.045, 0.01)
    model.view = {'hero': (34, 12, 0.66), 'angle': (-42, 16, 0.66), 'detail': (36, 22, 0.5)}
    return model


def screws(model, places, deep=0.005):
    for x, z in places:
        upright(model, lathe('screw', fillet([(0, 0), (0.0033, 0, 0.0002), (0.003, 0.0009, 0.0006), (0, 0.0013)]), of_finish('nickel', 0.02)), (x, -deep + 0.0002, z))


def double(finish):
    model = Model('double', 'wall')
    metal = of_finish(finish, 0.1)
    upright(model, lathe('plate', fillet([(0, 0), (0.022, 0, 0.0006), (0.022, 0.0035, 0.0018), (0.019, 0.006, 0.003), (0, 0.0065)]), metal))
    long = spline([(0, -0.004, 0.0), (0, -0.02, 0.006), (0, -0.042, 0.022), (0, -0.062, 0.05), (0, -0.07, 0.072)], 10)
    short = spline([(0, -0.004, -0.002), (0, -0.014, -0.016), (0, -0.023, -0.036), (0, -0.036, -0.045), (0, -0.047, -0.036), (0, -0.049, -0.026)], 10)
    ball = lambda r: lathe('ball', [(r * __import__('math').sin(a), -r * __import__('math').cos(a)) for a in [3.14159 * k / 24 for k in range(25)]], metal)
    model.add(tube('long', long, 0.0052, metal))
    model.add(tube('short', short, 0.0048, metal))
    model.add(ball(0.0098), at=(0, -0.0715, 0.077))
    model.add(ball(0.0082), at=(0, -0.0495, -0.021))
    screws(model, ((-0.0145, 0), (0.0145, 0)), 0.0062)
    model.focus = (0, -0.05, -0.02)
    model.view = {'hero': (38, 10, 0.68), 'angle': (-44, 16, 0.68), 'detail': (40, 20, 0.42)}
    return model


def peg_profile(k):
    return fillet([(0, 0), (0.017 * k, 0, 0.001), (0.017 * k, 0.004 * k, 0.0015)]) + spline(
        [(0.0125 * k, 0.0075 * k), (0.0085 * k, 0.019 * k), (0.0075 * k, 0.031 * k), (0.009 * k, 0.042 * k), (0.0148 * k, 0.0505 * k), (0.0168 * k, 0.056 * k),
         (0.0148 * k, 0.0615 * k), (0.008 * k, 0.0642 * k), (0.0, 0.065 * k)], 8)


def peg(finish):
    model = Model('peg', 'wall')
    model.add(lathe('peg', peg_profile(1.2), of_finish(finish, 0.05)), turn=(80, 0, 0))
    model.focus = (0, -0.066, 0.012)
    model.view = {'hero': (38, 14, 0.54), 'angle': (-44, 20, 0.54), 'detail': (40, 22, 0.62)}
    return model


def rail(finish, pegs=4, length=0.6):
    model = Model('rail', 'wall')
    upright(model, board('rail', rounded_rectangle(length, 0.09, 0.004), 0.018, 0.0025, of_finish(finish, 0.3, 'x')))
    wood = of_finish(finish, 0.06)
    for k in range(pegs):
        x = (k - (pegs - 1) / 2) * length / pegs
        model.add(lathe('peg', peg_profile(1.05), wood), at=(x, -0.017, 0.002), turn=(78, 0, 0))
    model.focus = (-length / pegs * 1.5, -0.06, 0)
    model.view = {'hero': (28, 14, 0.76), 'angle': (-36, 18, 0.76), 'detail': (-34, 16, 0.3)}
    return model


def build(shape, finish):
    return {'single': single, 'double': double, 'peg': peg, 'rail': rail}[shape](finish)
