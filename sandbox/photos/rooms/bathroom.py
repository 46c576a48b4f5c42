"""Bathrooms."""
from kit.curves import fillet, shell, spline
from kit.mesh import block, lathe, tube
from materials import of_finish
from materials.glass import plain
from rooms.set import air, daylight, floor, look, put, sunlight, wall
from rooms.things import branch, draped, drawers, tiles, worktop


def basin(at, finish):
    x, y, z = at
    white = plain('porcelain', (0.80, 0.785, 0.75), 0.12)
    outline = [(0, 0)] + spline([(0.10, 0.0), (0.16, 0.02), (0.205, 0.075), (0.21, 0.13)], 10)
    bowl = lathe('basin', shell(outline, 0.012, 0.5), white)
    bowl.location = (x, y, z)
    metal = of_finish(finish, 0.1)
    spout = tube('spout', spline([(x, y + 0.27, z + 0.0), (x, y + 0.27, z + 0.22), (x, y + 0.24, z + 0.285), (x, y + 0.17, z + 0.305), (x, y + 0.11, z + 0.29), (x, y + 0.10, z + 0.25)], 10), 0.011, metal)
    lever = lathe('lever', fillet([(0, 0), (0.02, 0, 0.002), (0.02, 0.04, 0.003), (0, 0.042)]), metal)
    lever.location = (x + 0.10, y + 0.27, z)
    assert spout


def nickel(aspect):
    wall('stone', 8)
    tiles(6, 1.25, (0, -0.002, 0.0), (0.10, 0.10), '#dcd8cc')
    wall('chalk', 8, at=(0, -5.0, 0), turn=180)
    put('mirror', 'pill', 'nickel', (0, -0.008, 1.62), scale=1.05)
    for side in (-1, 1):
        put('wall-light', 'globe', 'nickel', (side * 0.46, 0, 1.58), scale=1.1)
    places = drawers(1.3, 0.5, 2, 1, '#8a6b4e', (0, -0.52, 0.32))
    for x, y, z in places:
        put('knob', 'round', 'nickel', (x, y, z + 0.12), scale=1.1)
    worktop(1.34, 0.54, (0, -0.27, 0.82))
    basin((0, -0.33, 0.85), 'nickel')
    put('vase', 'bottle', 'chalk', (-0.48, -0.25, 0.85), scale=0.72)
    branch((-0.48, -0.25, 1.09), 0.30, (-0.12, 0.0), 16, 1.8)
    put('mug', 'straight', 'moss', (0.46, -0.28, 0.85), -30, 0.9)
    put('towel-rail', 'ring', 'nickel', (1.02, -0.008, 1.22))
    draped([(-0.045, 0.80), (-0.045, 1.0), (-0.045, 1.06), (-0.052, 1.075), (-0.06, 1.06), (-0.065, 0.95), (-0.07, 0.74)], 0.2, 'oat', (1.02, 0, 0), 0.014, 2.0)
    sunlight((0.3, 0, 1.25), (0.80, 0.52, -0.38), 3.6, (1.0, 1.4), (2, 3))
    daylight((-2.8, -2.6, 2.4), (0, 0, 1.2), 2.0, 90)
    air(0.5)
    look((0.25, -3.4, 1.45), (0.0, 0, 1.30), 46, 0.003, -0.05)


def rail(aspect):
    tiles(3, 2.4, (0, 0, 0.4), (0.075, 0.15), '#c9cbbb')
    put('towel-rail', 'single', 'brass', (0, -0.008, 1.35), scale=1.1)
    hang = [(-0.048, 0.90), (-0.05, 1.1), (-0.055, 1.3), (-0.058, 1.352), (-0.068, 1.368), (-0.080, 1.352), (-0.085, 1.25), (-0.095, 0.98), (-0.10, 0.72)]
    draped(hang, 0.40, 'towel', (-0.06, 0, 0.0), 0.014, 2.2, thread=0.0024, thick=0.006)
    put('hook', 'double', 'brass', (0.36, -0.008, 1.72))
    put('shelf', 'ledge', 'oak', (-0.05, -0.008, 1.72), scale=0.8)
    put('vase', 'bottle', 'chalk', (-0.16, -0.045, 1.735), scale=0.5)
    put('mug', 'round', 'clay', (0.02, -0.05, 1.735), 30, 0.75)
    put('stool', 'round', 'oak', (0.28, -0.32, 0.62), 20)
    block('soap', (0.085, 0.055, 0.028), plain('soap', (0.62, 0.53, 0.36), 0.4), 0.012, (0.24, -0.34, 1.075))
    sunlight((-0.05, 0, 1.35), (0.74, 0.58, -0.42), 4.2, (0.8, 1.3), (2, 3))
    daylight((-1.8, -1.9, 2.2), (0, 0, 1.3), 1.5, 45)
    air(0.52)
    look((0.36, -2.4, 1.45), (0.02, 0, 1.36), 55, 0.004, -0.05)


scenes = {'bathroom-nickel': nickel, 'bathroom-rail': rail}
