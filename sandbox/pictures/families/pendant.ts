import { around, type Sketch } from '../art';
import type { Material } from '../colour';
import { ellipse, path, stroke, type Pen } from '../pen';
import { brass, linen } from '../parts';
import { globe, linenShade, underside } from '../shades';
import { turned, type Profile } from '../solid';

const tilt = 0.17;
const cord = stroke('M0 4V-4200', '#2b2622', 7);

/** The pool of light below an open shade. */
function pool(pen: Pen, y: number, r: number): string {
  const light = pen.radial([
    [0, '#fff6dc', 0.55],
    [1, '#fff6dc', 0],
  ]);
  return ellipse(0, y + r * 0.9, r * 1.7, r * 1.5, light);
}

function opened(pen: Pen, m: Material, profile: Profile) {
  const [bottom, r] = profile.at(-1) as [number, number];
  return {
    mount: 'hang' as const,
    box: around(r, -150, bottom + r * tilt),
    shadow: pool(pen, bottom, r),
    body: cord + turned(pen, profile, m, tilt) + underside(pen, bottom, r, m, tilt),
  };
}

const collar: Profile = [
  [0, 11, 1],
  [8, 15],
  [40, 17, 1],
];

/** A ceiling light on its cord. */
export const pendant: Sketch = (pen, shape, m) => {
  const r = 180 * pen.vary('width', 0.88, 1.12);
  const tall = pen.vary('height', 0.88, 1.15);
  if (shape === 'cone') {
    const bottom = 40 + 215 * tall;
    return opened(pen, m, [...collar, [48, 26, 1], [54, 30], [bottom, r * 0.86, 1]]);
  }
  if (shape === 'bell') {
    const w = r * 0.6;
    return opened(pen, m, [
      ...collar,
      [70, w * 0.24],
      [120, w * 0.36],
      [180 * tall, w * 0.68],
      [228 * tall, w * 0.86],
      [246 * tall, w, 1],
    ]);
  }
  if (shape === 'globe') {
    const top = 62;
    return {
      mount: 'hang',
      box: around(r * 0.86, -170, top + r * 1.62),
      shadow: '',
      body:
        cord +
        globe(pen, 0, top + r * 0.8, r * 0.84) +
        turned(
          pen,
          [
            [0, 11, 1],
            [10, 15],
            [42, 17],
            [58, r * 0.3],
            [76, r * 0.34, 1],
          ],
          m,
          0.14,
        ),
    };
  }
  if (shape === 'drum') {
    const bottom = 60 + 165 * tall;
    const cloth = m.kind === 'fabric' ? m : linen;
    const wires = path(`M0 20L${-r * 1.1} 62M0 20L${r * 1.1} 62`, 'none', {
      stroke: '#6e6459',
      'stroke-width': 3,
    });
    return {
      mount: 'hang',
      box: around(r * 1.2, -110, bottom + r * 0.14),
      shadow: pool(pen, bottom, r),
      body:
        cord +
        turned(pen, collar, m.kind === 'fabric' ? brass : m) +
        wires +
        linenShade(pen, 62, bottom, r * 1.2, r * 1.2, cloth, 0.06) +
        underside(pen, bottom, r * 1.19, cloth, 0.09),
    };
  }
  return opened(pen, m, [
    ...collar,
    [46, 34],
    [70 * tall, r * 0.58],
    [125 * tall, r * 0.86],
    [205 * tall, r, 1],
  ]);
};
