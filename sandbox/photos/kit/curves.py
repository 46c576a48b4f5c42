"""Curves as lists of points, in meters."""
import math

import numpy as np


def fillet(points, closed=False, steps=7):
    """Rounds the corners of a polyline. Each point is (x, y) or (x, y, radius)."""
    count = len(points)
    out = []
    for i, point in enumerate(points):
        here = np.array(point[:2], float)
        radius = point[2] if len(point) > 2 else 0
        ends = not closed and i in (0, count - 1)
        if ends or radius <= 0:
            out.append(tuple(here))
            continue
        before = np.array(points[i - 1][:2], float) - here
        after = np.array(points[(i + 1) % count][:2], float) - here
        la, lb = np.linalg.norm(before), np.linalg.norm(after)
        before, after = before / la, after / lb
        half = math.acos(max(-1.0, min(1.0, float(before @ after)))) / 2
        if abs(half - math.pi / 2) < 0.02 or half < 0.01:
            out.append(tuple(here))
            continue
        cut = min(radius / math.tan(half), la * 0.49, lb * 0.49)
        radius = cut * math.tan(half)
        middle = here + (before + after) / np.linalg.norm(before + after) * radius / math.sin(half)
        start, stop = here + before * cut - middle, here + after * cut - middle
        turn = math.atan2(start[0] * stop[1] - start[1] * stop[0], float(start @ stop))
        for k in range(steps + 1):
            a = turn * k / steps
            c, s = math.cos(a), math.sin(a)
            out.append(tuple(middle + (start[0] * c - start[1] * s, start[0] * s + start[1] * c)))
    return support(out)


def support(points, share=0.06):
    """Adds points near the ends of long straight parts, which smooth shading would otherwise bend."""
    lengths = [math.dist(a, b) for a, b in zip(points, points[1:])]
    long = max(lengths) * 0.15
    out = [points[0]]
    for a, b, length in zip(points, points[1:], lengths):
        if length > long:
            for t in (share, 0.5, 1 - share):
                out.append(tuple(p + (q - p) * t for p, q in zip(a, b)))
        out.append(b)
    return out


def spline(points, steps=10, closed=False):
    """A smooth curve through points of any dimension (Catmull-Rom, centripetal)."""
    pts = [np.array(p, float) for p in points]
    if closed:
        pts = [pts[-1], *pts, pts[0], pts[1]]
    else:
        pts = [2 * pts[0] - pts[1], *pts, 2 * pts[-1] - pts[-2]]
    out = []
    for p0, p1, p2, p3 in zip(pts, pts[1:], pts[2:], pts[3:]):
        t0 = 0.0
        t1 = t0 + max(np.linalg.norm(p1 - p0), 1e-9) ** 0.5
        t2 = t1 + max(np.linalg.norm(p2 - p1), 1e-9) ** 0.5
        t3 = t2 + max(np.linalg.norm(p3 - p2), 1e-9) ** 0.5
        for k in range(steps):
            t = t1 + (t2 - t1) * k / steps
            a1 = (t1 - t) / (t1 - t0) * p0 + (t - t0) / (t1 - t0) * p1
            a2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
            a3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
            b1 = (t2 - t) / (t2 - t0) * a1 + (t - t0) / (t2 - t0) * a2
            b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
            out.append(tuple((t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2))
    if not closed:
        out.append(tuple(pts[-2]))
    return out


def shell(outer, wall, rim=0.5):
    """Thickens a turned profile (r, z), from bottom to rim and back on the inside."""
    pts = [np.array(p, float) for p in outer]
    inner = []
    for i, p in enumerate(pts):
        ahead, behind = pts[min(i + 1, len(pts) - 1)], pts[max(i - 1, 0)]
        along = ahead - behind
        across = np.array([-along[1], along[0]]) / max(np.linalg.norm(along), 1e-9)
        inner.append(p + across * wall)
    top, top_in = pts[-1], inner[-1]
    middle, half = (top + top_in) / 2, (top - top_in) / 2
    up = np.array([-half[1], half[0]])
    if up @ (pts[-1] - pts[-2]) < 0:
        up = -up
    bead = [
        tuple(middle + half * math.cos(a) + up * rim * 2 * math.sin(a))
        for a in np.linspace(0, math.pi, 9)[1:-1]
    ]
    back = [tuple(p) for p in reversed(inner) if p[0] > 1e-4]
    return [tuple(p) for p in pts] + bead + back + [(0.0, back[-1][1])]


def arc(centre, radius, start, stop, steps=24):
    """Points of a circle in the plane; angles in degrees."""
    return [
        (centre[0] + radius * math.cos(math.radians(a)), centre[1] + radius * math.sin(math.radians(a)))
        for a in np.linspace(start, stop, steps + 1)
    ]


def rounded_rectangle(width, height, radius, steps=10):
    """A closed outline around the origin."""
    w, h = width / 2, height / 2
    return fillet([(-w, -h, radius), (w, -h, radius), (w, h, radius), (-w, h, radius)], True, steps)
