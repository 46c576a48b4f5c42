import { around, type Sketch } from '../art';
import { ball, brass, tube } from '../parts';
import { linenShade } from '../shades';
import { contact, turned, type Profile } from '../solid';
import type { Pen } from '../pen';
import type { Material } from '../colour';

const tilt = 0.12;

function lamp(
  pen: Pen,
  foot: number,
  base: string,
  shade: [top: number, bottom: number, rTop: number, r: number],
) {
  const [top, bottom, rTop, r] = shade;
  const neck = tube(`M0 ${bottom - 30}V${bottom + 40}`, 12, brass);
  return {
    mount: 'stand' as const,
    box: around(Math.max(r, foot), top - 10, foot * tilt),
    shadow: contact(pen, foot, tilt),
    body: neck + base + linenShade(pen, top, bottom, rTop, r),
  };
}

function mushroom(pen: Pen, m: Material) {
  const h = 300 * pen.vary('height', 0.92, 1.1);
  const dome: Profile = [
    [-h, 12],
    [-h + 12, 60],
    [-h + 46, 112],
    [-h + 92, 132],
    [-h + 108, 130, 1],
  ];
  return {
    mount: 'stand' as const,
    box: around(132, -h, 12),
    shadow: contact(pen, 84, tilt),
    body:
      turned(
        pen,
        [
          [-h + 90, 15, 1],
          [-90, 17],
          [-46, 34],
          [-16, 74],
          [0, 84, 1],
        ],
        m,
        tilt,
      ) + turned(pen, dome, m, 0.1),
  };
}

/** A lamp that stands on a table, lit. */
export const tableLamp: Sketch = (pen, shape, m) => {
  const k = pen.vary('size', 0.94, 1.08);
  if (shape === 'mushroom') return mushroom(pen, m);
  if (shape === 'ball') {
    const r = 112 * k;
    const body: Profile = [
      [-r * 1.9, r * 0.24, 1],
      [-r * 1.78, r * 0.3],
      [-r * 1.5, r * 0.74],
      [-r, r],
      [-r * 0.42, r * 0.83],
      [0, r * 0.46, 1],
    ];
    return lamp(pen, r * 0.6, turned(pen, body, m, tilt), [-r * 3.7, -r * 2.1, r * 1.15, r * 1.5]);
  }
  if (shape === 'column') {
    const h = 330 * k;
    const base =
      turned(
        pen,
        [
          [-h, 8, 1],
          [-16, 8, 1],
        ],
        m,
        tilt,
      ) +
      turned(
        pen,
        [
          [-16, 62, 1],
          [-10, 74],
          [0, 76, 1],
        ],
        m,
        0.16,
      ) +
      ball(pen, 0, -h, 12, m);
    return lamp(pen, 76, base, [-h - 132, -h + 6, 62, 96]);
  }
  const h = 290 * k;
  const bead = pen.vary('bead', 0.5, 0.66);
  const base = turned(
    pen,
    [
      [-h, 16, 1],
      [-h * 0.92, 20],
      [-h * 0.84, 30],
      [-h * 0.78, 22],
      [-h * bead, 62],
      [-h * 0.28, 30],
      [-h * 0.2, 24],
      [-h * 0.13, 48],
      [-h * 0.06, 70, 1],
      [0, 74, 1],
    ],
    m,
    tilt,
  );
  return lamp(pen, 74, base, [-h - 200, -h - 22, 92, 152]);
};
