import { around, type Sketch } from '../art';
import { mix, type Material } from '../colour';
import { box, n, path, stroke, type Pen } from '../pen';
import { cast } from '../solid';
import { weave } from '../texture';

function fringe(y: number, way: number, w: number, m: Material): string {
  const count = Math.round(w / 11);
  return Array.from({ length: count }, (_, i) =>
    stroke(`M${n(-w + ((i + 0.5) / count) * w * 2)} ${n(y)}v${n(46 * way)}`, m.light, 8),
  ).join('');
}

function stripes(pen: Pen, w: number, h: number, m: Material): string {
  const ink = mix(m.base, m.deep, 0.7);
  const rows = 9 + Math.round(pen.vary('rows', 0, 5));
  return Array.from({ length: rows }, (_, i) => {
    const y = -h + ((i + pen.vary(`y${i}`, 0.2, 0.6)) / rows) * h * 2;
    return box(
      -w,
      y,
      w * 2,
      (h / rows) * pen.vary(`h${i}`, 0.18, 0.8),
      0,
      i % 3 === 1 ? m.light : ink,
      { opacity: 0.66 },
    );
  }).join('');
}

function border(w: number, h: number, m: Material): string {
  const ink = mix(m.base, m.deep, 0.65);
  const frame = (inset: number, width: number) =>
    box(-w + inset, -h + inset, (w - inset) * 2, (h - inset) * 2, 0, 'none', {
      stroke: ink,
      'stroke-width': width,
      opacity: 0.75,
    });
  return frame(95, 44) + frame(165, 14);
}

/** A rug seen from above. */
export const rug: Sketch = (pen, shape, m) => {
  const [w, h] = [640, 900 * pen.vary('long', 0.92, 1.06)];
  const d = `M${-w} ${n(-h)}H${w}V${n(h)}H${-w}Z`;
  const light = pen.linear(
    [
      [0, m.light, 0.4],
      [0.5, m.base, 0],
      [1, m.deep, 0.25],
    ],
    [0, 0],
    [1, 1],
  );
  return {
    mount: 'lie',
    box: around(w, -h - 50, h + 50),
    shadow: cast(pen, path(d, '#2a1f16'), 24, 0.3),
    body:
      fringe(-h, -1, w, m) +
      fringe(h, 1, w, m) +
      path(d, m.base) +
      (shape === 'stripe' ? stripes(pen, w, h, m) : border(w, h, m)) +
      weave(pen, -w, -h, w * 2, h * 2, m, 26) +
      path(d, light),
  };
};
