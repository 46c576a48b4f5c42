import { around, type Sketch } from '../art';
import { contact, mouth, turned, type Profile } from '../solid';

const tilt = 0.24;

/** A bowl, its inside in view. */
export const bowl: Sketch = (pen, shape, m) => {
  const r = 122 * pen.vary('wide', 0.94, 1.1);
  const k = pen.vary('deep', 0.9, 1.12);
  const shapes: Record<string, Profile> = {
    coupe: [
      [-58 * k, r, 1],
      [-38 * k, r * 0.92],
      [-14, r * 0.66],
      [-6, r * 0.46],
      [0, r * 0.44, 1],
    ],
    footed: [
      [-128 * k, r, 1],
      [-104 * k, r * 0.93],
      [-66 * k, r * 0.6],
      [-46 * k, r * 0.24],
      [-30 * k, r * 0.2],
      [-10, r * 0.42],
      [0, r * 0.5, 1],
    ],
    deep: [
      [-112 * k, r, 1],
      [-80 * k, r * 1.0],
      [-34, r * 0.8],
      [0, r * 0.46, 1],
    ],
  };
  const profile = shapes[shape] ?? (shapes.coupe as Profile);
  const [top] = profile[0] as [number, number];
  const foot = profile.at(-1)?.[1] ?? r;
  return {
    mount: 'stand',
    box: around(r, top - r * tilt, foot * tilt * 0.5),
    shadow: contact(pen, foot * 1.25, 0.16),
    body: turned(pen, profile, m, tilt * 0.7) + mouth(pen, top, r, m, tilt, 0.04),
  };
};
