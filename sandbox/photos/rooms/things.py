"""Props that aren't for sale: tables, cupboards, beds, books, branches, tiles."""
import math

import bpy
import numpy as np
from kit.colour import linear
from kit.curves import fillet, rounded_rectangle, spline
from kit.graph import Graph
from kit.mesh import block, board, finish_mesh, lathe, sheet, tube
from materials import of_finish
from materials.cloth import cloth, dyes
from materials.glass import bulb, plain
from materials.wood import wood
from mathutils import Vector, noise


def table(width, depth, height=0.74, kind='oak', at=(0, 0), thick=0.032, legs=True):
    """A plain table centered at `at`; returns the height of its top."""
    x0, y0 = at
    top = board('top', rounded_rectangle(width, depth, 0.02, 6), thick, 0.004, wood(kind, 'x', 0.45))
    top.location = (x0, y0, height - thick)
    if legs:
        timber = wood(kind, 'z', 0.3)
        for sx in (-1, 1):
            for sy in (-1, 1):
                block('leg', (0.06, 0.06, height - thick), timber, 0.006, (x0 + sx * (width / 2 - 0.08), y0 + sy * (depth / 2 - 0.08), (height - thick) / 2))
        rail = wood(kind, 'x', 0.3)
        for sy in (-1, 1):
            block('rail', (width - 0.2, 0.022, 0.08), rail, 0.003, (x0, y0 + sy * (depth / 2 - 0.08), height - thick - 0.04))
    return height


def flame(at, watts=0.5):
    """A candle's flame on its wick, with its light."""
    shape = lathe('flame', spline([(0.0002, 0.0), (0.0032, 0.005), (0.0036, 0.010), (0.0018, 0.019), (0.0002, 0.027)], 6), bulb(2.2, (1.0, 0.52, 0.16)))
    shape.location = (at[0], at[1], at[2] - 0.003)
    shape.visible_shadow = False
    lamp = bpy.data.lights.new('flame', 'POINT')
    lamp.energy, lamp.shadow_soft_size, lamp.color = watts, 0.01, (1.0, 0.66, 0.36)
    thing = bpy.data.objects.new('flame', lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = (at[0], at[1], at[2] + 0.014)


def drawers(width, height, columns, rows, colour, at, depth=0.58, gap=0.004, face=-0.02):
    """Painted fronts in a row from the left; returns the centers of their faces."""
    x0, y0, z0 = at
    paint = plain('front', linear(colour), 0.42, 0.03, 400)
    block('carcass', (width, depth - 0.02, height), plain('gap', (0.05, 0.048, 0.042), 0.8), 0.001, (x0, y0 + depth / 2 + 0.012, z0 + height / 2))
    w, places = width / columns, []
    share = [1 / rows] * rows if isinstance(rows, int) else rows
    for c in range(columns):
        z = z0 + height
        for part in share:
            h = height * part
            x, middle = x0 - width / 2 + (c + 0.5) * w, z - h / 2
            block('front', (w - gap, 0.02, h - gap), paint, 0.0025, (x, y0, middle))
            places.append((x, y0 - 0.01, middle))
            z -= h
    return places


def worktop(width, depth, at, thick=0.03, kind='stone'):
    g = Graph('stone')
    cloud = g.noise(g.coordinates(), 5, 6, 0.65, 1.2)
    vein = g.ramp(cloud, (0.30, (0.70, 0.675, 0.635)), (0.5, (0.80, 0.78, 0.745)), (0.7, (0.74, 0.72, 0.685)))
    material = g.surface({'Base Color': vein, 'Roughness': 0.28, 'Specular': 0.45}) if kind == 'stone' else wood(kind, 'x', 0.5)
    return block('worktop', (width, depth, thick), material, 0.003, (at[0], at[1], at[2] + thick / 2))


def tiles(width, height, at, size=(0.13, 0.065), colour='#e3dccd', gloss=0.16, seed=1):
    """Handmade glazed tiles on the wall at y = at[1], slightly uneven, in a running bond."""
    x0, y0, z0 = at
    finish_mesh('grout', [(x0 - width / 2, y0, z0), (x0 + width / 2, y0, z0), (x0 + width / 2, y0, z0 + height), (x0 - width / 2, y0, z0 + height)], [[0, 1, 2, 3]],
                plain('grout', linear('#c9c1b1'), 0.9))
    g = Graph('tile')
    each = g.add('ObjectInfo').outputs['Random']
    cloud = g.noise(g.coordinates(shift=20.0), 14, 3)
    base = linear(colour)
    tone = g.math('MULTIPLY_ADD', cloud, 0.5, g.math('MULTIPLY', each, 0.5))
    paint = g.ramp(tone, (0.2, tuple(c * 0.88 for c in base)), (0.8, tuple(min(1, c * 1.05) for c in base)))
    glaze = g.surface({'Base Color': paint, 'Roughness': gloss, 'Specular': 0.5, 'Normal': g.bump(cloud, 0.12, 0.01)})
    rows, columns = math.ceil(height / size[1]), math.ceil(width / size[0]) + 1
    shape = block('tile', (size[0] - 0.0025, 0.008, size[1] - 0.0025), glaze, 0.0016)
    first = True
    import bpy
    for r in range(rows):
        for c in range(columns):
            thing = shape if first else bpy.data.objects.new('tile', shape.data)
            if not first:
                bpy.context.scene.collection.objects.link(thing)
            first = False
            jitter = lambda k: noise.noise(Vector((c * 1.37 + seed, r * 1.91, k))) * 0.012
            thing.location = (x0 - width / 2 + (c + (0.5 if r % 2 else 0)) * size[0], y0 - 0.004 + jitter(1) * 0.04, z0 + (r + 0.5) * size[1])
            thing.rotation_euler = (jitter(2), 0, jitter(3))


def upholstery(dye, scale=1.0):
    """Cloth for blocks without a UV map: a soft weave in object space."""
    g = Graph(f'{dye} upholstery')
    place = g.coordinates()
    a = g.noise(g.coordinates((900 * scale, 900 * scale, 60 * scale)), 1, 2, 0.6)
    b = g.noise(g.coordinates((60 * scale, 60 * scale, 900 * scale)), 1, 2, 0.6)
    tone = g.math('MULTIPLY_ADD', a, 0.5, g.math('MULTIPLY', b, 0.5))
    base = linear(dyes[dye])
    colour = g.ramp(tone, (0.3, tuple(c * 0.7 for c in base)), (0.7, tuple(min(1, c * 1.12) for c in base)))
    soft = g.noise(place, 9, 3)
    height = g.math('MULTIPLY_ADD', soft, 3.0, tone)
    return g.surface({'Base Color': colour, 'Roughness': 0.95, 'Specular': 0.1, 'Sheen': 0.4, 'Normal': g.bump(height, 0.5, 0.002)})


def soft_block(size, material, at, puff=0.02, seed=1.0, edge=None, turn=0):
    """An upholstered block: rounded, slightly full and uneven."""
    import bmesh
    thing = block('soft', size, material, edge or min(size) * 0.34, at)
    thing.modifiers.clear()
    sub = thing.modifiers.new('smooth', 'SUBSURF')
    sub.levels = sub.render_levels = 2
    mesh = thing.data
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.subdivide_edges(work, edges=work.edges[:], cuts=5, use_grid_fill=True)
    for v in work.verts:
        u = Vector((2 * v.co.x / size[0], 2 * v.co.y / size[1], 2 * v.co.z / size[2]))
        full = (1 - min(1, u.x ** 2)) * (1 - min(1, u.y ** 2))
        v.co.z += math.copysign(puff, u.z) * full
        v.co += Vector((noise.noise(v.co * 5 + Vector((seed, 0, 0))), noise.noise(v.co * 5 + Vector((0, seed, 0))), noise.noise(v.co * 5 + Vector((0, 0, seed))))) * 0.006
    work.to_mesh(mesh)
    work.free()
    thing.rotation_euler = (0, 0, math.radians(turn))
    return thing


def draped(path, width, dye, at=(0, 0, 0), wave=0.012, folds=3.0, thread=0.0014, seed=2.0, turn=0, thick=0.003, grow=0.6):
    """A cloth along a side view (y, z), for example over a rail; folds deepen towards both ends."""
    line = [tuple(p) for p in path]
    lengths = np.cumsum([0] + [math.dist(a, b) for a, b in zip(line, line[1:])])
    whole = float(lengths[-1])
    skin = cloth(dye, (width, whole), thread, 0.5)
    ys, zs = [p[0] for p in line], [p[1] for p in line]
    top = max(zs)

    def place(u, v):
        s = v * whole
        y, z = float(np.interp(s, lengths, ys)), float(np.interp(s, lengths, zs))
        hang = min(1.0, max(0.0, (top - z) / max(0.05, top - min(zs)))) if top - min(zs) > 0.02 else 0.3
        x = (u - 0.5) * width
        side = math.sin(x / width * math.tau * folds + seed + 1.5 * noise.noise(Vector((x * 4, s * 1.2, seed))))
        y += wave * side * (hang ** grow) * (-1 if v < 0.5 else 1)
        x += 0.006 * noise.noise(Vector((s * 4, u * 2, seed))) - 0.02 * (u - 0.5) * hang
        z += 0.003 * noise.noise(Vector((x * 9, s * 9, seed)))
        return (x, y, z)

    thing = sheet('draped', place, 110, 160, skin, thick)
    thing.location = at
    thing.rotation_euler = (0, 0, math.radians(turn))
    return thing


def branch(at, height=0.5, lean=(0.1, -0.05), leaves=16, seed=1.0, leaf=(0.021, 0.062), colour=(0.105, 0.125, 0.062), spread=1.0):
    """A stem with olive or eucalyptus leaves, from a vase's mouth."""
    bark = plain('bark', (0.13, 0.085, 0.05), 0.8)
    green = plain(f'leaf {seed}', colour, 0.5, 0.2, 400)
    path = spline([(at[0], at[1], at[2] - 0.12), at, (at[0] + lean[0] * 0.35, at[1] + lean[1] * 0.35, at[2] + height * 0.45), (at[0] + lean[0], at[1] + lean[1], at[2] + height)], 12)
    tube('stem', path, 0.0024, bark, steps=8, radii=lambda t: 1.0 - 0.7 * t)
    points = [Vector(p) for p in path]
    outline = [(0, 0)] + [(math.sin(math.pi * t) ** 0.8 * 0.5, t) for t in np.linspace(0.06, 0.98, 9)] + [(0, 1.0)]
    for k in range(leaves):
        share = 0.32 + 0.68 * k / leaves
        here = points[min(len(points) - 2, int(share * (len(points) - 1)))]
        turn = k * 2.4 + seed
        way = Vector((math.cos(turn) * spread, math.sin(turn) * spread, 0.55 + 0.5 * share)).normalized()
        side = way.cross(Vector((0, 0, 1))).normalized()
        normal = side.cross(way)
        grow = 1.0 - 0.35 * share + 0.2 * noise.noise(Vector((k * 1.7, seed, 0)))
        vertices = []
        for x, t in outline + [(-x, t) for x, t in reversed(outline[1:-1])]:
            curl = -0.16 * t * t + 0.10 * abs(x)
            vertices.append(here + (way * t * leaf[1] + side * x * leaf[0] + normal * curl * leaf[1]) * grow)
        finish_mesh('leaf', vertices, [list(range(len(vertices)))], green, 180)


def book(size, at, colour, turn=0):
    """A closed book lying flat; size is (width, depth, thickness)."""
    cover = plain(f'cover {colour}', linear(colour), 0.75, 0.15, 900)
    w, d, t = size
    parts = [block('pages', (w - 0.006, d - 0.008, t - 0.006), plain('pages', (0.72, 0.66, 0.55), 0.9, 0.3, 900), 0.0005, (0.002, 0, 0)),
             block('cover', (w, d, 0.0026), cover, 0.0008, (0, 0, t / 2 - 0.0013)), block('cover', (w, d, 0.0026), cover, 0.0008, (0, 0, -t / 2 + 0.0013)),
             block('spine', (0.003, d, t), cover, 0.001, (-w / 2, 0, 0))]
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for part in parts:
        x, y, z = part.location
        part.location = (at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + t / 2 + z)
        part.rotation_euler = (0, 0, math.radians(turn))


def picture(width, height, at, kind='oak'):
    """A framed drawing on the wall: two plain shapes on cream paper."""
    x, y, z = at
    timber = wood(kind, 'x', 0.2)
    for dz in (-1, 1):
        block('frame', (width + 0.03, 0.022, 0.016), timber, 0.002, (x, y - 0.011, z + dz * (height / 2)))
    for dx in (-1, 1):
        block('frame', (0.016, 0.022, height), timber, 0.002, (x + dx * (width / 2), y - 0.011, z))
    block('paper', (width, 0.004, height), plain('sheet', (0.80, 0.765, 0.69), 0.9), 0, (x, y - 0.006, z))
    disc = [(x - width * 0.06 + width * 0.2 * math.cos(a), y - 0.0085, z + height * 0.1 + width * 0.2 * math.sin(a)) for a in np.linspace(0, math.tau, 48, endpoint=False)]
    finish_mesh('disc', disc, [list(range(48))], plain('disc', linear('#a9664a'), 0.9))
    hill = [(x - width * 0.3, y - 0.0088, z - height * 0.3)] + [(x - width * 0.3 + width * 0.6 * t, y - 0.0088, z - height * 0.18 + height * 0.10 * math.sin(2.6 * t)) for t in np.linspace(0, 1, 24)] \
        + [(x + width * 0.3, y - 0.0088, z - height * 0.3)]
    finish_mesh('hill', hill, [list(range(len(hill)))], plain('hill', linear('#6a6d58'), 0.9))


def curtain(width, height, at, dye='natural', folds=9, turn=0, seed=1.0):
    """A translucent linen curtain."""
    skin = cloth(dye, (width * 1.6, height), 0.0016, 0.4, see_through=0.5)

    def place(u, v):
        x = (u - 0.5) * width
        deep = 0.045 * math.sin(u * math.tau * folds + 0.8 * noise.noise(Vector((u * 6, v * 0.8, seed)))) * (0.7 + 0.3 * (1 - v))
        return (x + 0.012 * math.sin(u * math.tau * folds * 2), deep, v * height)

    thing = sheet('curtain', place, 260, 24, skin)
    thing.location = at
    thing.rotation_euler = (0, 0, math.radians(turn))
