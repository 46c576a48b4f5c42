"""Oak and walnut, cut along a given axis."""
from kit.graph import Graph

tones = {
    'oak': [(0.235, 0.125, 0.052), (0.35, 0.20, 0.092), (0.45, 0.275, 0.135), (0.53, 0.345, 0.18)],
    'walnut': [(0.040, 0.020, 0.010), (0.080, 0.040, 0.020), (0.128, 0.067, 0.034), (0.185, 0.103, 0.054)],
    'ash': [(0.011, 0.0105, 0.010), (0.016, 0.015, 0.0145), (0.021, 0.020, 0.019), (0.028, 0.027, 0.026)],
    'paint': [(0.70, 0.67, 0.615), (0.74, 0.71, 0.655), (0.76, 0.73, 0.675), (0.78, 0.75, 0.70)],
    'floor': [(0.25, 0.145, 0.07), (0.36, 0.222, 0.115), (0.45, 0.29, 0.158), (0.52, 0.355, 0.205)],
}
turns = {'x': (0, 1.5708, 0), 'y': (1.5708, 0, 0), 'z': (0, 0, 0)}


def wood(kind, axis='z', size=0.3, roughness=0.44):
    """Growth rings, fibres and pores. `size` is the part's approximate size in meters."""
    g = Graph(f'{kind} {axis}')
    scale = (0.3 / max(0.05, size)) ** 0.7
    place = g.coordinates(turn=turns[axis], shift=11.0)
    stretch = lambda wide, long: g.add('Mapping', {'Vector': place, 'Scale': (wide, wide, long)}).outputs[0]
    bend = g.noise(stretch(5 * scale, 1.1 * scale), 1, 1, 0.5)
    rings = g.add('TexWave', {'Vector': stretch(1, 0.07), 'Scale': 17 * scale, 'Distortion': 2.6,
                              'Detail': 2, 'Detail Scale': 1.1 * scale, 'Detail Roughness': 0.55},
                  wave_type='BANDS', bands_direction='X', wave_profile='SAW').outputs['Fac']
    fibre = g.noise(stretch(340 * scale, 7 * scale), 1, 2, 0.65)
    pores = g.noise(stretch(900 * scale, 26 * scale), 1, 0, 0.5)
    streak = g.noise(stretch(60 * scale, 1.6 * scale), 1, 2, 0.6)
    tone = g.math('MULTIPLY_ADD', rings, 0.17, g.math('MULTIPLY', bend, 0.30))
    tone = g.math('MULTIPLY_ADD', streak, 0.34, tone)
    tone = g.math('MULTIPLY_ADD', fibre, 0.32, g.math('SUBTRACT', tone, 0.05))
    colours = tones[kind]
    colour = g.ramp(tone, *zip((0.26, 0.42, 0.56, 0.76), colours))
    dark = g.ramp(pores, (0.30, 1.0), (0.40, 0.0))
    depth = 0.42 if kind not in ('paint', 'ash') else 0.12
    colour = g.mix(g.math('MULTIPLY', dark, depth), colour, colours[0])
    rough = g.math('MULTIPLY_ADD', fibre, 0.16, roughness - 0.08)
    strength = 0.16 if kind != 'paint' else 0.05
    return g.surface({'Base Color': colour, 'Roughness': rough, 'Specular': 0.38,
                      'Normal': g.bump(fibre, strength, 0.0006)})
