import { around, type Sketch } from '../art';
import { brass, leg, tube } from '../parts';
import { contact, mouth, turned, shade } from '../solid';
import { ellipse, n } from '../pen';
import { mix } from '../colour';

/** A stool: low on three legs, or high on four with a foot ring. */
export const stool: Sketch = (pen, shape, m) => {
  const high = shape === 'bar';
  const h = (high ? 660 : 450) * pen.vary('tall', 0.97, 1.03);
  const r = 172 * pen.vary('wide', 0.94, 1.05);
  const splay = r * (high ? 1.05 : 1.02);
  const w = 36;
  const top = -h + 30;
  const back = high
    ? leg(pen, [-r * 0.38, top], [-splay * 0.52, -34], w * 0.9, m) +
      leg(pen, [r * 0.38, top], [splay * 0.52, -34], w * 0.9, m)
    : leg(pen, [r * 0.1, top], [r * 0.14, -36], w * 0.9, m);
  const ring = high
    ? tube(`M${n(-r * 0.92)} -230A${n(r * 0.92)} 46 0 0 0 ${n(r * 0.92)} -230`, 13, brass)
    : '';
  const ringBack = high
    ? tube(`M${n(-r * 0.92)} -230A${n(r * 0.92)} 46 0 0 1 ${n(r * 0.92)} -230`, 11, brass)
    : '';
  const dish = ellipse(
    0,
    -h,
    r * 0.86,
    r * 0.2,
    pen.vertical([
      [0, mix(m.base, m.dark, 0.5)],
      [1, m.light],
    ]),
    { opacity: 0.55 },
  );
  return {
    mount: 'stand',
    box: around(splay + 20, -h - r * 0.24, 14),
    shadow: shade(pen, r, 0, -10) + contact(pen, 22, 0.25, -splay) + contact(pen, 22, 0.25, splay),
    body:
      back +
      ringBack +
      leg(pen, [-r * 0.62, top], [-splay, 0], w, m) +
      leg(pen, [r * 0.62, top], [splay, 0], w, m) +
      ring +
      turned(
        pen,
        [
          [-h, r, 1],
          [-h + 22, r],
          [-h + 34, r * 0.92, 1],
        ],
        m,
        0.24,
      ) +
      mouth(pen, -h, r, { ...m, deep: m.base, dark: mix(m.base, m.light, 0.3) }, 0.24, 0.02) +
      dish,
  };
};
