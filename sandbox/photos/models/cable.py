"""Cloth-covered cable, coiled on a table."""
import math

from kit.curves import spline
from kit.group import Model
from kit.mesh import tube
from materials.glass import flex

colours = {'black': (0.02, 0.019, 0.018), 'linen': (0.50, 0.42, 0.315)}


def build(_, finish):
    model = Model('coil', 'lie')
    turns, steps = 7, 28
    points = []
    for k in range(turns * steps + 1):
        lap, a = k / steps, math.tau * k / steps
        wander = 0.0022 * math.sin(3.1 * lap + 0.4) + 0.0012 * math.sin(2 * a + lap)
        r = 0.066 + wander + 0.0026 * ((lap * 2) % 2 - 1)
        z = 0.0034 + 0.0037 * lap + 0.0006 * math.sin(3 * a + 1.7 * lap)
        points.append((r * math.cos(a), r * math.sin(a), z))
    points += [(0.070, 0.022, 0.0305), (0.078, 0.050, 0.026), (0.105, 0.060, 0.012), (0.128, 0.030, 0.0036), (0.122, -0.020, 0.0034), (0.090, -0.066, 0.0034), (0.052, -0.092, 0.0034)]
    model.add(tube('cable', spline(points, 3), 0.0033, flex(colours[finish]), steps=16))
    band = [(0.066 + 0.0135 * math.cos(t), 0.0, 0.0175 + 0.0172 * math.sin(t)) for t in [math.tau * k / 40 for k in range(40)]]
    turned = [(-x * math.cos(0.9), -x * math.sin(0.9), z) for x, _, z in band]
    model.add(tube('band', turned, 0.0016, flex((0.55, 0.47, 0.36) if finish == 'black' else (0.05, 0.045, 0.04)), True, steps=10, flat=3.2))
    model.focus = (0.05, -0.05, 0.02)
    model.view = {'hero': (20, 34, 0.78), 'angle': (-30, 26, 0.74), 'detail': (10, 24, 0.4)}
    return model
