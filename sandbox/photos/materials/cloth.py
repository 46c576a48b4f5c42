"""Woven cloth. Threads follow the UV map; `size` is the sheet's width and height in meters."""
import math

from kit.colour import linear
from kit.graph import Graph

dyes = {'linen': '#cbb998', 'oat': '#e0d5c0', 'rust': '#86513c', 'fern': '#5f6350', 'slate': '#48525f',
        'fern-dark': '#50553c', 'natural': '#d9ccb4', 'towel': '#ddd3c1', 'white': '#ece6da'}


def weave(g, size, thread=0.0011):
    """Height and unevenness of a plain weave."""
    uv = g.add('SeparateXYZ', {0: g.add('TexCoord').outputs['UV']})
    u, v = uv.outputs['X'], uv.outputs['Y']
    whole = g.add('TexCoord').outputs['UV']
    drift = g.noise(g.add('Mapping', {'Vector': whole, 'Scale': (size[0] * 30, size[1] * 30, 1)}).outputs[0], 1, 2)
    wave = lambda t, length: g.math('SINE', g.math('MULTIPLY_ADD', t, math.pi * length / thread,
                                                   g.math('MULTIPLY', drift, 5.0)))
    a, b = wave(u, size[0]), wave(v, size[1])
    over = g.math('MULTIPLY', a, b)
    height = g.math('MULTIPLY_ADD', over, 0.5, 0.5)
    slub = lambda x, y: g.noise(g.add('Mapping', {'Vector': whole, 'Scale': (size[0] * x, size[1] * y, 1)}).outputs[0], 1, 3, 0.6)
    warp, weft = slub(700, 9), slub(9, 700)
    return height, warp, weft, u, v


def cloth(dye, size, thread=0.0011, strength=0.5, pattern=None, sheen=0.35, see_through=0.0):
    """Linen. `pattern(g, u, v, colour)` can return another color socket."""
    g = Graph(f'{dye} cloth')
    height, warp, weft, u, v = weave(g, size, thread)
    base = linear(dyes[dye])
    colour = base
    if pattern:
        colour = pattern(g, u, v, base)
    uneven = g.math('MULTIPLY_ADD', warp, 0.5, g.math('MULTIPLY', weft, 0.5))
    tone = g.ramp(uneven, (0.34, 0.72), (0.5, 0.98), (0.66, 1.18))
    colour = g.mix(1.0, colour, tone, 'MULTIPLY')
    colour = g.mix(g.math('MULTIPLY', height, 0.28), colour, g.mix(1.0, colour, (0.55, 0.55, 0.55), 'MULTIPLY'))
    relief = g.math('MULTIPLY_ADD', uneven, 0.8, height)
    bump = g.bump(relief, strength, 0.0009)
    inputs = {'Base Color': colour, 'Roughness': 0.92, 'Specular': 0.12, 'Sheen': sheen,
              'Sheen Tint': 0.6, 'Normal': bump}
    if not see_through:
        return g.surface(inputs)
    body = g.add('BsdfPrincipled', inputs).outputs['BSDF']
    light = g.add('BsdfTranslucent', {'Color': g.mix(1.0, colour, (1.1, 1.02, 0.9), 'MULTIPLY'), 'Normal': bump})
    return g.end(g.add('MixShader', {0: see_through, 1: body, 2: light.outputs[0]}).outputs[0])
