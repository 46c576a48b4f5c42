"""Glazed stoneware."""
from kit.colour import linear
from kit.graph import Graph

bare = (0.52, 0.40, 0.285)


def glaze(finish, size=0.15, foot=0.004):
    """The five glazes. Below `foot` (meters) the clay is bare."""
    g = Graph(f'{finish} glaze')
    place = g.coordinates(shift=5.0)
    unit = 0.15 / max(0.06, size)
    cloud = g.noise(place, 16 * unit, 5, 0.6)
    wheel = g.noise(g.coordinates((14, 14, 420 * unit)), 1, 3, 0.55)
    fine = g.noise(place, 700, 2, 0.6)
    dots = g.noise(place, 330 * unit, 1, 0.4)
    coat, rough, speck, tone = 0.0, 0.5, 0.0, {'chalk': '#d9d2c3', 'sand': '#cbb595', 'clay': '#8d5a44',
                                               'moss': '#5b5c48', 'ink': '#2f3a48'}[finish]
    base = linear(tone)
    lighter = tuple(min(1, c * 1.16 + 0.015) for c in base)
    darker = tuple(c * 0.80 for c in base)
    if finish == 'chalk':
        rough, speck = 0.62, 0.25
        darker = tuple(c * 0.93 for c in base)
    elif finish == 'sand':
        rough, coat, speck = 0.42, 0.25, 0.85
    elif finish == 'clay':
        rough, coat, speck = 0.46, 0.18, 0.3
    elif finish == 'moss':
        rough, coat, speck = 0.27, 0.5, 0.22
    else:
        rough, coat, speck = 0.22, 0.6, 0.12
    colour = g.mix(g.ramp(cloud, (0.32, 0.0), (0.70, 1.0)), darker, lighter)
    edge = g.ramp(g.add('NewGeometry').outputs['Pointiness'], (0.52, 0.0), (0.60, 1.0))
    broken = tuple(min(1, c * 1.5 + 0.03) for c in base)
    if finish in ('moss', 'ink', 'sand'):
        colour = g.mix(g.math('MULTIPLY', edge, 0.75), colour, (0.36, 0.24, 0.14) if finish != 'ink' else (0.20, 0.17, 0.14))
    else:
        colour = g.mix(g.math('MULTIPLY', edge, 0.35), colour, broken)
    fleck = g.ramp(dots, (0.27, 1.0), (0.31, 0.0))
    colour = g.mix(g.math('MULTIPLY', fleck, speck), colour, (0.10, 0.065, 0.04))
    up = g.add('SeparateXYZ', {0: g.coordinates()}).outputs['Z']
    wobble = g.math('MULTIPLY_ADD', cloud, 0.003, up)
    outside = g.math('LESS_THAN', g.add('SeparateXYZ', {0: g.add('NewGeometry').outputs['Normal']}).outputs['Z'], 0.3)
    raw = g.math('MULTIPLY', g.math('LESS_THAN', wobble, foot + 0.0015), outside)
    colour = g.mix(raw, colour, bare)
    height = g.math('MULTIPLY_ADD', fine, 0.25, wheel)
    bump = g.bump(height, 0.13 if finish != 'chalk' else 0.17, 0.0011)
    roughness = g.mix(raw, (rough,) * 3, (0.8,) * 3)
    return g.surface({'Base Color': colour, 'Roughness': roughness, 'Specular': 0.5,
                      'Clearcoat': g.mix(raw, (coat,) * 3, (0, 0, 0)), 'Clearcoat Roughness': 0.12, 'Normal': bump})
