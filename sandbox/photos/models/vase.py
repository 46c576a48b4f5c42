"""Vases, thrown on the wheel."""
from kit.curves import shell, spline
from kit.group import Model
from kit.mesh import lathe
from materials import of_finish

# From the foot to the rim: (radius, height) in meters.
outlines = {
    'bottle': [(0.0, 0.0), (0.046, 0.0), (0.0505, 0.003), (0.066, 0.05), (0.0775, 0.115), (0.074, 0.165), (0.052, 0.212),
               (0.0265, 0.245), (0.0185, 0.285), (0.0195, 0.325), (0.0235, 0.342)],
    'amphora': [(0.0, 0.0), (0.064, 0.0), (0.069, 0.003), (0.093, 0.06), (0.1165, 0.135), (0.119, 0.19), (0.099, 0.243),
                (0.0665, 0.272), (0.0545, 0.283), (0.054, 0.297), (0.060, 0.304)],
    'moon': [(0.0, 0.0), (0.058, 0.0), (0.060, 0.003), (0.060, 0.008), (0.095, 0.043), (0.1265, 0.098), (0.1338, 0.136), (0.124, 0.184),
             (0.092, 0.229), (0.063, 0.2485), (0.0585, 0.256), (0.0605, 0.2635)],
    'cylinder': [(0.0, 0.0), (0.053, 0.0), (0.0575, 0.004), (0.0595, 0.05), (0.0588, 0.12), (0.0595, 0.185), (0.0605, 0.2)],
}
walls = {'bottle': 0.0045, 'amphora': 0.006, 'moon': 0.006, 'cylinder': 0.0052}
feet = {'bottle': 0.006, 'amphora': 0.007, 'moon': 0.0075, 'cylinder': 0.006}


def build(shape, finish):
    model = Model(shape, 'stand')
    points = outlines[shape]
    curve = points[:2] + spline(points[2:], 12)
    tall = points[-1][1]
    hand = lambda a, z: 1 + 0.006 * __import__('math').sin(a + z * 9) * (z / tall)
    pot = model.add(lathe('pot', shell(curve, walls[shape], 0.5), of_finish(finish, tall, foot=feet[shape]), 128, hand))
    pot.data.auto_smooth_angle = 1.2
    top = points[-1]
    model.focus = (0, -top[0], top[1] * 0.93)
    model.view = {'hero': (24, 9, 0.72), 'angle': (-38, 27, 0.68), 'detail': (-16, 24, 0.42)}
    return model
