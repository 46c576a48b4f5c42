import { around, type Sketch } from '../art';
import { tube } from '../parts';
import { n } from '../pen';
import { contact, mouth, turned, type Profile } from '../solid';

const tilt = 0.2;

/** A woven basket. */
export const basket: Sketch = (pen, shape, m) => {
  const tall = shape === 'tall';
  const r = (tall ? 135 : 205) * pen.vary('wide', 0.95, 1.06);
  const h = (tall ? 480 : 320) * pen.vary('high', 0.94, 1.06);
  const profile: Profile = tall
    ? [
        [-h, r, 1],
        [-h * 0.5, r * 0.92],
        [0, r * 0.72, 1],
      ]
    : [
        [-h, r * 0.96, 1],
        [-h * 0.5, r * 1.06],
        [-20, r * 0.9],
        [0, r * 0.8, 1],
      ];
  const rim = profile[0]?.[1] ?? r;
  const loop = (side: number) =>
    tube(
      `M${n(side * rim * 0.98)} ${n(-h + 46)}C${n(side * rim * 1.34)} ${n(-h - 10)} ${n(side * rim * 1.3)} ${n(-h - 74)} ${n(side * rim * 0.9)} ${n(-h - 6)}`,
      15,
      m,
    );
  return {
    mount: 'stand',
    box: around(rim * (tall ? 1 : 1.2), -h - rim * tilt - (tall ? 0 : 30), 20),
    shadow: contact(pen, r * 0.86, tilt),
    body:
      (tall ? '' : loop(-1) + loop(1)) +
      turned(pen, profile, m, tilt) +
      mouth(pen, -h, rim, m, tilt, 0.1),
  };
};
