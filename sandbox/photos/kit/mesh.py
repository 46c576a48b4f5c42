"""Turned, swept, cut and sheet meshes."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector


def finish_mesh(name, vertices, faces, material, smooth=50, uvs=None):
    """Adds an object with points and faces. `smooth` is the auto-smooth angle."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    if uvs is not None:
        layer = mesh.uv_layers.new(name='UVMap')
        flat = np.array([uvs[loop.vertex_index] for loop in mesh.loops], np.float32)
        layer.data.foreach_set('uv', flat.ravel())
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    mesh.update()
    thing = bpy.data.objects.new(name, mesh)
    if material:
        mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def lathe(name, profile, material, segments=112, squash=None):
    """Turns a profile of (radius, height) around the vertical axis. `squash(angle, z)` scales r."""
    vertices, rings = [], []
    for r, z in profile:
        if r < 1e-5:
            rings.append([len(vertices)])
            vertices.append((0, 0, z))
            continue
        rings.append(list(range(len(vertices), len(vertices) + segments)))
        for k in range(segments):
            a = 2 * math.pi * k / segments
            q = r * (squash(a, z) if squash else 1)
            vertices.append((q * math.cos(a), q * math.sin(a), z))
    faces = []
    for low, high in zip(rings, rings[1:]):
        for k in range(segments):
            n = (k + 1) % segments
            quad = [low[k % len(low)], low[n % len(low)], high[n % len(high)], high[k % len(high)]]
            face = list(dict.fromkeys(quad))
            if len(face) > 2:
                faces.append(face)
    return finish_mesh(name, vertices, faces, material)


def frames(path, closed):
    """Tangent, side and up at each point, without twist."""
    pts = np.array(path, float)
    ahead = np.roll(pts, -1, 0) - pts
    behind = pts - np.roll(pts, 1, 0)
    if not closed:
        ahead[-1], behind[0] = behind[-1], ahead[0]
    tangents = ahead / np.linalg.norm(ahead, axis=1)[:, None] + behind / np.linalg.norm(behind, axis=1)[:, None]
    tangents /= np.linalg.norm(tangents, axis=1)[:, None]
    up = np.array([0, 0, 1.0]) if abs(tangents[0][2]) < 0.9 else np.array([0, 1.0, 0])
    out = []
    for t in tangents:
        up = up - t * (up @ t)
        up /= np.linalg.norm(up)
        out.append((t, np.cross(t, up), up.copy()))
    return pts, out


def sweep(name, path, section, material, closed=False, scale=None, cap=True):
    """Sweeps a closed section of (side, up) along a path. `scale(t)` returns factors for both."""
    pts, axes = frames(path, closed)
    vertices, faces, size = [], [], len(section)
    for i, (p, (_, side, up)) in enumerate(zip(pts, axes)):
        sx, sy = scale(i / max(1, len(pts) - 1)) if scale else (1, 1)
        vertices += [p + side * (u * sx) + up * (v * sy) for u, v in section]
    count = len(pts)
    for i in range(count if closed else count - 1):
        a, b = i * size, ((i + 1) % count) * size
        faces += [[a + k, a + (k + 1) % size, b + (k + 1) % size, b + k] for k in range(size)]
    if cap and not closed:
        faces += [list(range(size))[::-1], list(range((count - 1) * size, count * size))]
    return finish_mesh(name, vertices, faces, material)


def circle(radius, steps=24, flat=1.0):
    return [
        (radius * math.cos(2 * math.pi * k / steps), radius * flat * math.sin(2 * math.pi * k / steps))
        for k in range(steps)
    ]


def tube(name, path, radius, material, closed=False, steps=24, flat=1.0, radii=None):
    """A round bar with domed ends along a path. `radii(t)` varies the thickness, t from 0 to 1."""
    if closed:
        return sweep(name, path, circle(radius, steps, flat), material, True)
    pts = [np.array(p, float) for p in path]
    head, tail = pts[0] - pts[1], pts[-1] - pts[-2]
    head, tail = head / np.linalg.norm(head), tail / np.linalg.norm(tail)
    r0 = radius * (radii(0) if radii else 1)
    r1 = radius * (radii(1) if radii else 1)
    angles = [math.radians(a) for a in (88, 70, 50, 30, 12)]
    start = [(pts[0] + head * r0 * 0.7 * math.sin(a), r0 * math.cos(a)) for a in angles]
    stop = [(pts[-1] + tail * r1 * 0.7 * math.sin(a), r1 * math.cos(a)) for a in reversed(angles)]
    body = [(p, radius * (radii(i / (len(pts) - 1)) if radii else 1)) for i, p in enumerate(pts)]
    run = [*start, *body, *stop]
    factors = [r / radius for _, r in run]
    index = iter(factors)
    return sweep(name, [p for p, _ in run], circle(radius, steps, flat), material,
                 scale=lambda _: (lambda f: (f, f))(next(index)))


def board(name, outline, thickness, edge, material, steps=4):
    """Cuts an outline (x, y) from a board on z = 0, with rounded edges."""
    pts = np.array(outline, float)
    if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(pts, np.roll(pts, -1, 0))) < 0:
        pts = pts[::-1]
    keep = np.linalg.norm(np.roll(pts, -1, 0) - pts, axis=1) > 1e-6
    pts = pts[keep]
    along = np.roll(pts, -1, 0) - np.roll(pts, 1, 0)
    normals = np.stack([along[:, 1], -along[:, 0]], 1)
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    rows = []
    for k in range(steps + 1):
        a = math.pi / 2 * k / steps
        rows.append((edge * (1 - math.sin(a)), edge * (1 - math.cos(a))))
    rows += [(inset, thickness - z) for inset, z in reversed(rows)]
    vertices = [(*(p - n * inset), z) for inset, z in rows for p, n in zip(pts, normals)]
    size, faces = len(pts), []
    for i in range(len(rows) - 1):
        a, b = i * size, (i + 1) * size
        faces += [[a + k, a + (k + 1) % size, b + (k + 1) % size, b + k] for k in range(size)]
    faces += [list(range(size))[::-1], list(range((len(rows) - 1) * size, len(rows) * size))]
    thing = finish_mesh(name, vertices, faces, material, smooth=60)
    thing.modifiers.new('normals', 'WEIGHTED_NORMAL').keep_sharp = True
    return thing


def block(name, size, material, edge=0.002, at=(0, 0, 0)):
    """A box around `at` with rounded edges."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    bmesh.ops.scale(work, vec=Vector(size), verts=work.verts)
    if edge > 0:
        bmesh.ops.bevel(work, geom=work.edges[:], offset=min(edge, min(size) * 0.45), segments=3,
                        profile=0.5, affect='EDGES')
    mesh = bpy.data.meshes.new(name)
    work.to_mesh(mesh)
    work.free()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(60)
    thing = bpy.data.objects.new(name, mesh)
    if material:
        mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.modifiers.new('normals', 'WEIGHTED_NORMAL').keep_sharp = True
    return thing


def sheet(name, place, columns, rows, material, thickness=0.0):
    """A cloth-like surface: `place(u, v)` returns a point, u and v from 0 to 1."""
    us, vs = np.linspace(0, 1, columns), np.linspace(0, 1, rows)
    vertices = [place(u, v) for v in vs for u in us]
    uvs = [(u, v) for v in vs for u in us]
    faces = [
        [r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c]
        for r in range(rows - 1) for c in range(columns - 1)
    ]
    thing = finish_mesh(name, vertices, faces, material, 180, uvs)
    if thickness:
        solid = thing.modifiers.new('thickness', 'SOLIDIFY')
        solid.thickness = thickness
        solid.offset = 0
    return thing
