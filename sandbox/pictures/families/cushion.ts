import { around, type Sketch } from '../art';
import { brightness, mix, type Material } from '../colour';
import { box, group, n, path, stroke, type Pen } from '../pen';
import { cast, contact } from '../solid';
import { weave } from '../texture';

/** A pillow's outline: bowed sides, pinched corners. Stands on its lower edge. */
function pillow(w: number, h: number, pinch: number): string {
  const [t, b] = [-h, 0];
  return `M${n(-w)} ${n(t)}Q0 ${n(t + pinch)} ${n(w)} ${n(t)}Q${n(w - pinch * 1.1)} ${n(-h / 2)} ${n(w)} ${n(b)}Q0 ${n(b - pinch * 0.7)} ${n(-w)} ${n(b)}Q${n(-w + pinch * 1.1)} ${n(-h / 2)} ${n(-w)} ${n(t)}Z`;
}

function stripes(pen: Pen, w: number, h: number, m: Material): string {
  const band =
    brightness(m.base) < 0.45 ? mix(m.base, '#f3e9d8', 0.62) : mix(m.base, '#6d5a48', 0.6);
  const count = 5 + Math.round(pen.vary('stripes', 0, 4));
  const lines = Array.from({ length: count }, (_, i) => {
    const x = -w + ((i + 0.5) / count) * w * 2;
    const bow = (x / w) * 22;
    return stroke(
      `M${n(x)} ${n(-h)}Q${n(x - bow)} ${n(-h / 2)} ${n(x)} 0`,
      band,
      (w / count) * pen.vary(`s${i}`, 0.24, 0.75),
    );
  });
  return group(lines.join(''), { opacity: 0.72 });
}

/** A cushion leaning upright. */
export const cushion: Sketch = (pen, shape, m) => {
  const lumbar = shape === 'lumbar';
  const [w, h] = lumbar ? [340, 330] : [240, 470 * pen.vary('full', 0.96, 1.02)];
  const d = pillow(w, h, 26);
  const volume = pen.radial(
    [
      [0, m.bright, 0.3],
      [0.5, m.base, 0.15],
      [0.8, m.dark, 0.55],
      [1, m.deep, 0.95],
    ],
    0.4,
    0.36,
    0.78,
  );
  const fold = (x: number, way: number) =>
    path(
      `M${n(x)} ${n(-h * 0.94)}Q${n(x - way * w * 0.2)} ${n(-h * 0.8)} ${n(x - way * w * 0.34)} ${n(-h * 0.6)}Q${n(x - way * w * 0.26)} ${n(-h * 0.78)} ${n(x)} ${n(-h * 0.94)}Z`,
      m.deep,
      { opacity: 0.5, filter: pen.blur(9) },
    );
  const low = (x: number, way: number) =>
    path(
      `M${n(x)} ${n(-h * 0.06)}Q${n(x - way * w * 0.2)} ${n(-h * 0.16)} ${n(x - way * w * 0.4)} ${n(-h * 0.32)}Q${n(x - way * w * 0.22)} ${n(-h * 0.22)} ${n(x)} ${n(-h * 0.06)}Z`,
      m.deep,
      { opacity: 0.55, filter: pen.blur(10) },
    );
  const flange = lumbar
    ? stroke(pillow(w * 0.9, h * 0.84, 18), m.dark, 4, {
        opacity: 0.7,
        transform: `translate(0 ${n(-h * 0.08)})`,
      })
    : '';
  const inside =
    (shape === 'stripe' ? stripes(pen, w, h, m) : '') +
    weave(pen, -w - 9, -h - 9, w * 2 + 18, h + 18, m, 8) +
    flange +
    box(-w, -h, w * 2, h, 0, volume) +
    fold(w * 0.9, 1) +
    fold(-w * 0.9, -1) +
    low(w * 0.92, 1) +
    low(-w * 0.92, -1);
  return {
    mount: 'stand',
    box: around(w, -h, 6),
    shadow: contact(pen, w * 0.82, 0.06, 0, -8) + cast(pen, path(d, '#2a1f16'), 30, 0.22),
    body:
      path(d, m.base) +
      pen.within(d, inside) +
      stroke(
        d,
        shape === 'stripe' ? mix(m.base, m.deep, 0.6) : m.dark,
        shape === 'stripe' ? 6 : 2.4,
        { opacity: 0.8 },
      ),
  };
};
