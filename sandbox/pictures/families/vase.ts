import { around, type Sketch } from '../art';
import { contact, mouth, turned, type Profile } from '../solid';

const tilt = 0.13;

const profiles: Record<string, (tall: number, neck: number, belly: number) => Profile> = {
  bottle: (tall, neck, belly) => [
    [-330 * tall, 26 * neck, 1],
    [-320 * tall, 22 * neck],
    [-260 * tall, 20 * neck],
    [-205 * tall, 30],
    [-150, 74 * belly],
    [-80, 86 * belly],
    [-22, 68 * belly],
    [0, 56, 1],
  ],
  amphora: (tall, neck, belly) => [
    [-300 * tall, 66 * neck, 1],
    [-288 * tall, 58 * neck],
    [-262 * tall, 62 * neck],
    [-225, 100 * belly],
    [-160, 124 * belly],
    [-80, 108 * belly],
    [0, 66, 1],
  ],
  moon: (tall, neck, belly) => [
    [-252 * tall, 54 * neck, 1],
    [-240 * tall, 56 * neck],
    ...[0.5, 0.72, 0.9, 1.12, 1.34, 1.57, 1.8, 2.02, 2.25, 2.46].map((angle): [number, number] => [
      (-120 - 134 * Math.cos(angle)) * (angle < 1.57 ? tall : 1),
      136 * belly * Math.sin(angle),
    ]),
    [0, 66, 1],
  ],
  cylinder: (tall, neck) => [
    [-215 * tall, 62 * neck, 1],
    [-140, 60],
    [-70, 61],
    [-8, 60],
    [0, 57, 1],
  ],
};

/** A thrown vase, seen a little from above. */
export const vase: Sketch = (pen, shape, m) => {
  const make = profiles[shape] ?? profiles.bottle;
  const profile = (make as (typeof profiles)[string])(
    pen.vary('tall', 0.92, 1.1),
    pen.vary('neck', 0.9, 1.15),
    pen.vary('belly', 0.9, 1.1),
  );
  const [top, r] = profile[0] as [number, number];
  const [, foot] = profile.at(-1) as [number, number];
  return {
    mount: 'stand',
    box: around(Math.max(...profile.map(([, x]) => x)), top - r * tilt, foot * tilt),
    shadow: contact(pen, foot * 1.15, tilt),
    body: turned(pen, profile, m, tilt) + mouth(pen, top, r, m, tilt, 0.13),
  };
};
