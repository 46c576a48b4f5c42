import { around, type Sketch } from '../art';
import { tube } from '../parts';
import { contact, mouth, turned, type Profile } from '../solid';

const tilt = 0.2;

/** A mug with its handle to the right. */
export const mug: Sketch = (pen, shape, m) => {
  const h = 92 * pen.vary('tall', 0.92, 1.1);
  const r = 43 * pen.vary('wide', 0.95, 1.06);
  const shapes: Record<string, Profile> = {
    straight: [
      [-h, r, 1],
      [-h * 0.5, r],
      [-10, r * 0.98],
      [0, r * 0.86, 1],
    ],
    round: [
      [-h, r * 0.84, 1],
      [-h * 0.72, r],
      [-h * 0.36, r * 1.08],
      [-h * 0.1, r * 0.86],
      [0, r * 0.62, 1],
    ],
    tapered: [
      [-h, r * 1.06, 1],
      [-h * 0.5, r * 0.94],
      [0, r * 0.72, 1],
    ],
  };
  const profile = shapes[shape] ?? (shapes.straight as Profile);
  const rim = profile[0]?.[1] ?? r;
  const handle =
    shape === 'round'
      ? `M${r * 0.9} ${-h * 0.68}C${r * 1.6} ${-h * 0.76} ${r * 1.62} ${-h * 0.34} ${r} ${-h * 0.42}`
      : `M${r * 0.9} ${-h * 0.82}C${r * 1.86} ${-h * 0.9} ${r * 1.86} ${-h * 0.16} ${r * 0.88} ${-h * 0.24}`;
  return {
    mount: 'stand',
    box: { ...around(r, -h - rim * tilt, r * tilt), width: r * 2.7 },
    shadow: contact(pen, r * 0.95, tilt),
    body: tube(handle, 11, m) + turned(pen, profile, m, tilt) + mouth(pen, -h, rim, m, tilt, 0.09),
  };
};
