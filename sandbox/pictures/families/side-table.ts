import { around, type Sketch } from '../art';
import { leg } from '../parts';
import { mix } from '../colour';
import { contact, mouth, turned, shade } from '../solid';

/** A small round table. */
export const sideTable: Sketch = (pen, shape, m) => {
  const r = 215 * pen.vary('wide', 0.9, 1.08);
  const h = 480 * pen.vary('tall', 0.94, 1.08);
  const tripod = shape === 'tripod';
  const face = { ...m, deep: mix(m.base, m.light, 0.15), dark: m.base };
  const top =
    turned(
      pen,
      [
        [-h, r, 1],
        [-h + 22, r],
        [-h + 30, r * 0.95, 1],
      ],
      m,
      0.2,
    ) + mouth(pen, -h, r, face, 0.2, tripod ? 0.05 : 0.012);
  const legs =
    leg(pen, [r * 0.05, -h + 30], [r * 0.1, -52], 28, m) +
    leg(pen, [-r * 0.5, -h + 30], [-r * 0.86, 0], 32, m) +
    leg(pen, [r * 0.5, -h + 30], [r * 0.86, 0], 32, m);
  const column = turned(
    pen,
    [
      [-h + 20, 34, 1],
      [-h + 60, 26],
      [-h * 0.45, 34],
      [-70, 78],
      [-14, 136],
      [0, 142, 1],
    ],
    m,
    0.2,
  );
  return {
    mount: 'stand',
    box: around(r, -h - r * 0.2, 24),
    shadow: tripod
      ? shade(pen, r, 0, -14) + contact(pen, 20, 0.25, -r * 0.86) + contact(pen, 20, 0.25, r * 0.86)
      : contact(pen, 142, 0.2),
    body: (tripod ? legs : column) + top,
  };
};
