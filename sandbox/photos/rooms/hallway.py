"""Hallways."""
from rooms.set import air, daylight, floor, look, put, skirting, sunlight, wall
from rooms.things import branch, draped


def hooks(aspect):
    wall('chalk', 8)
    floor(7, 4)
    skirting('white', 8)
    put('hook', 'rail', 'oak', (-0.3, 0, 1.55), scale=1.35)
    put('mirror', 'round', 'brass', (0.75, 0, 1.5), scale=0.85)
    line = [(-0.045, 0.95), (-0.05, 1.2), (-0.06, 1.48), (-0.075, 1.545), (-0.095, 1.535), (-0.11, 1.4), (-0.12, 1.18), (-0.13, 0.98)]
    draped(line, 0.28, 'fern', (-0.60, 0, 0.01), 0.02, 2.2, seed=1.0)
    line = [(-0.045, 1.12), (-0.05, 1.3), (-0.06, 1.48), (-0.075, 1.545), (-0.095, 1.535), (-0.11, 1.38), (-0.12, 1.24)]
    draped(line, 0.22, 'linen', (0.0, 0, 0.01), 0.016, 2.0, seed=3.0)
    put('stool', 'round', 'walnut', (0.72, -0.34, 0), 20)
    put('basket', 'tall', 'willow', (-0.95, -0.3, 0), scale=1.05)
    put('basket', 'round', 'seagrass', (-0.12, -0.38, 0), 30, 0.95)
    put('vase', 'bottle', 'clay', (0.72, -0.34, 0.44), scale=0.72)
    branch((0.72, -0.34, 0.68), 0.28, (0.1, 0.0), 14, 2.6)
    put('rug', 'stripe', 'linen', (0.2, -1.6, 0), 92, 1.0)
    sunlight((0.0, 0, 1.15), (0.80, 0.52, -0.38), 4.6, (1.2, 1.7))
    daylight((-3.0, -2.4, 2.3), (0, 0, 1.0), 2.2, 90)
    air(0.5)
    look((0.5, -4.1, 1.3), (-0.08, 0, 0.96), 46, 0.003, -0.1)


def mirror(aspect):
    wall('olive', 6)
    wall('chalk', 8, at=(0, -5.2, 0), turn=180)
    floor(6, 5)
    skirting('white', 6)
    put('mirror', 'arch', 'aged-brass', (0, 0, 1.42), scale=1.12)
    put('stool', 'round', 'oak', (-0.14, -0.36, 0), 40)
    put('basket', 'round', 'seagrass', (0.42, -0.34, 0), 20)
    put('vase', 'amphora', 'chalk', (-0.14, -0.36, 0.44), scale=0.78)
    branch((-0.14, -0.36, 0.66), 0.5, (-0.18, -0.02), 22, 1.0)
    branch((-0.14, -0.36, 0.66), 0.42, (0.10, 0.02), 18, 2.6)
    put('wall-light', 'globe', 'brass', (0.68, 0, 1.62))
    put('hook', 'single', 'brass', (-0.62, 0, 1.5), scale=1.2)
    sunlight((0.1, 0, 1.15), (0.72, 0.60, -0.42), 4.6, (0.9, 1.5), (2, 3))
    daylight((-2.4, -2.2, 2.3), (0, -0.3, 1.0), 1.8, 80)
    air(0.5, True)
    look((0.46, -3.4, 1.22), (0.03, 0, 0.98), 50, 0.003, 0.05)


scenes = {'hallway-hooks': hooks, 'hallway-mirror': mirror}
