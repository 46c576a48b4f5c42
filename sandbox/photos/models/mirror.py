"""Mirrors: a swept rim around a pane; the origin is the middle, on the wall."""
import math

from kit.curves import arc, rounded_rectangle
from kit.group import Model
from kit.mesh import board, finish_mesh, sweep
from materials import of_finish
from materials.glass import mirror, plain


def thin(points, least=0.0004):
    out = [points[0]]
    for p in points[1:]:
        if math.dist(p, out[-1]) > least:
            out.append(p)
    return out[:-1] if math.dist(out[0], out[-1]) < least else out


def build_mirror(shape, outline, finish, wide, deep):
    model = Model(shape, 'wall')
    outline = thin(outline)
    path = [(x, 0, z) for x, z in outline]
    section = [(u, v) for u, v in rounded_rectangle(deep, wide, min(wide, deep) * 0.28, 5)]
    rim = sweep('rim', [(x, -deep / 2 - 0.004, z) for x, _, z in path], section, of_finish(finish, 0.2), closed=True)
    model.add(rim)
    pane = [(x * (1 - wide * 0.3 / max(abs(x), abs(z), 0.05)), -deep * 0.55, z * (1 - wide * 0.3 / max(abs(x), abs(z), 0.05))) for x, _, z in path]
    model.add(finish_mesh('pane', pane, [list(range(len(pane)))], mirror(), 30))
    return model


def round_mirror(finish):
    model = build_mirror('round', arc((0, 0), 0.342, 0, 360, 160), finish, 0.016 if finish != 'oak' else 0.024, 0.028)
    model.focus = (-0.24, -0.02, 0.24)
    return model


def arch(finish):
    w, h = 0.295, 0.445
    outline = arc((0, h - w), w, 0, 180, 80) + [(-w, 0), (-w, -h + 0.05)] + arc((-w + 0.012, -h + 0.012), 0.012, 180, 270, 6) \
        + [(-0.1, -h), (0.1, -h)] + arc((w - 0.012, -h + 0.012), 0.012, 270, 360, 6) + [(w, 0)]
    model = build_mirror('arch', outline, finish, 0.017, 0.028)
    model.focus = (-0.2, -0.02, 0.36)
    return model


def pill(finish):
    w, h = 0.193, 0.393
    outline = arc((0, h - w), w, 0, 180, 80) + [(-w, 0.05), (-w, -0.05)] + arc((0, -h + w), w, 180, 360, 80) + [(w, -0.05), (w, 0.05)]
    model = build_mirror('pill', outline, finish, 0.013, 0.025)
    model.focus = (-0.13, -0.02, 0.33)
    return model


def build(shape, finish):
    model = {'round': round_mirror, 'arch': arch, 'pill': pill}[shape](finish)
    model.reflects = True
    model.view = {'hero': (24, 4, 0.70), 'angle': (-38, 6, 0.70), 'detail': (-30, 10, 0.3)}
    return model
