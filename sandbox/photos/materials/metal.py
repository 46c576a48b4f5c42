"""Metals and powder coats."""
from kit.colour import linear
from kit.graph import Graph


def brushed(name, colour, roughness, anisotropy, axis='Z', size=0.05):
    """Satin metal: fine lines around the axis and a slow drift in roughness, like a worn lacquer."""
    g = Graph(name)
    slow = g.noise(g.coordinates(shift=3.0), 18, 3)
    cloudy = g.noise(g.coordinates(shift=3.0), 140, 4, 0.6)
    lines = 130 / size
    fine = g.noise(g.coordinates((12, 12, lines) if axis == 'Z' else (lines, 12, 12)), 1, 2)
    rough = g.math('MULTIPLY_ADD', slow, 0.07, roughness - 0.035)
    rough = g.math('MULTIPLY_ADD', cloudy, 0.05, g.math('SUBTRACT', rough, 0.025))
    tint = g.mix(slow, tuple(c * 0.93 for c in colour), tuple(min(1, c * 1.05) for c in colour))
    inputs = {'Base Color': tint, 'Metallic': 1.0, 'Roughness': rough,
              'Normal': g.bump(fine, 0.008, 0.006 * size)}
    if anisotropy:
        inputs['Anisotropic'] = anisotropy
        inputs['Tangent'] = g.add('Tangent', direction_type='RADIAL', axis=axis).outputs[0]
    return g.surface(inputs)


def aged(name, size):
    """Brass with brown patches, bright where it is touched."""
    g = Graph(name)
    scale = 1 / max(size, 0.02)
    place = g.coordinates(shift=7.0)
    patches = g.noise(place, 2.6 * scale, 6, 0.62, 0.4)
    specks = g.noise(place, 28 * scale, 3, 0.7)
    mixed = g.math('MULTIPLY_ADD', specks, 0.28, g.math('MULTIPLY', patches, 0.8))
    colour = g.ramp(mixed, (0.36, (0.085, 0.05, 0.024)), (0.52, (0.21, 0.125, 0.052)),
                    (0.66, (0.42, 0.265, 0.105)), (0.82, (0.58, 0.39, 0.17)))
    rough = g.ramp(mixed, (0.35, 0.52), (0.75, 0.30))
    return g.surface({'Base Color': colour, 'Metallic': 0.94, 'Roughness': rough,
                      'Normal': g.bump(specks, 0.06, 0.0006)})


def coated(name, colour, roughness=0.5):
    """Powder coat: matte, with a barely visible grain."""
    g = Graph(name)
    grain = g.noise(g.coordinates(), 2600, 2, 0.6)
    drift = g.noise(g.coordinates(), 30, 2)
    rough = g.math('MULTIPLY_ADD', drift, 0.08, roughness - 0.04)
    return g.surface({'Base Color': colour, 'Roughness': rough, 'Specular': 0.45,
                      'Normal': g.bump(grain, 0.10, 0.0004)})


def metal(finish, size, axis='Z'):
    if finish == 'brass':
        return brushed('brass', (0.80, 0.545, 0.255), 0.24, 0.35, axis, size)
    if finish == 'aged-brass':
        return aged('aged brass', size)
    if finish == 'nickel':
        return brushed('nickel', (0.63, 0.605, 0.565), 0.27, 0.55, axis, size)
    if finish == 'black':
        return coated('black', linear('#1d1c1b'), 0.46)
    return coated('white', linear('#dedad1'), 0.42)
