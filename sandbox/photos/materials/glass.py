"""Glass, mirrors, bulbs and plain paint."""
from kit.graph import Graph


def opal(strength=0.5):
    """Mouth-blown opal glass with the lamp on."""
    g = Graph('opal')
    facing = g.add('LayerWeight', {'Blend': 0.35}).outputs['Facing']
    glow = g.ramp(facing, (0.0, (1.0, 0.90, 0.76)), (0.6, (0.86, 0.70, 0.52)), (1.0, (0.42, 0.32, 0.22)))
    return g.surface({'Base Color': (0.82, 0.80, 0.76), 'Roughness': 0.12, 'Specular': 0.5,
                      'Emission': glow, 'Emission Strength': strength})


def bulb(strength=14.0, colour=(1.0, 0.80, 0.56)):
    g = Graph('bulb')
    return g.end(g.add('Emission', {'Color': (*colour, 1), 'Strength': strength}).outputs[0])


def mirror():
    g = Graph('mirror')
    return g.surface({'Base Color': (0.90, 0.91, 0.905), 'Metallic': 1.0, 'Roughness': 0.045})


def plain(name, colour, roughness=0.6, bump=0.0, scale=300):
    g = Graph(name)
    inputs = {'Base Color': colour, 'Roughness': roughness, 'Specular': 0.35}
    if bump:
        inputs['Normal'] = g.bump(g.noise(g.coordinates(), scale, 3), bump, 0.001)
    return g.surface(inputs)


def flex(colour=(0.02, 0.019, 0.018)):
    """Cloth-covered cable."""
    g = Graph('flex')
    braid = g.add('TexWave', {'Vector': g.coordinates(), 'Scale': 380, 'Distortion': 0.4},
                  bands_direction='DIAGONAL').outputs['Fac']
    return g.surface({'Base Color': g.mix(braid, colour, tuple(c * 2.2 for c in colour)), 'Roughness': 0.9,
                      'Normal': g.bump(braid, 0.5, 0.0006)})


def wax():
    g = Graph('wax')
    return g.surface({'Base Color': (0.80, 0.745, 0.63), 'Roughness': 0.42, 'Subsurface': 0.25,
                      'Subsurface Color': (0.85, 0.72, 0.52, 1), 'Subsurface Radius': (0.012, 0.006, 0.003)})


def beeswax():
    """Unbleached, with the faint waves that dipping leaves."""
    g = Graph('beeswax')
    waves = g.noise(g.coordinates((60, 60, 28)), 1, 2, 0.5)
    tone = g.mix(waves, (0.53, 0.285, 0.075), (0.63, 0.365, 0.110))
    return g.surface({'Base Color': tone, 'Roughness': 0.44, 'Subsurface': 0.2,
                      'Subsurface Color': (0.72, 0.40, 0.11, 1), 'Subsurface Radius': (0.008, 0.004, 0.0015),
                      'Normal': g.bump(waves, 0.12, 0.002)})


def glow(name, low, high, colour):
    """A softly uneven light wall."""
    g = Graph(name)
    drift = g.ramp(g.noise(g.coordinates(kind='Generated'), 2.2, 2), (0.3, low), (0.7, high))
    return g.end(g.add('Emission', {'Color': g.mix(1.0, drift, colour, 'MULTIPLY'), 'Strength': 1.0}).outputs[0])


def matt(name, colour):
    """Paper and plaster: the cheapest surface to sample, for backgrounds."""
    g = Graph(name)
    return g.end(g.add('BsdfDiffuse', {'Color': (*colour, 1)}).outputs[0])
