import { around, type Sketch } from '../art';
import { mix, type Material } from '../colour';
import { box, n, path, stroke, type Pen } from '../pen';
import { cast } from '../solid';
import { weave } from '../texture';

function fringe(pen: Pen, x: number, y: number, width: number, m: Material): string {
  const count = Math.round(width / 11);
  return Array.from({ length: count }, (_, i) => {
    const at = x + ((i + 0.5) / count) * width;
    const lean = pen.vary(`f${i}`, -5, 5);
    return stroke(
      `M${n(at)} ${n(y)}q${n(lean)} 22 ${n(lean * 1.6)} ${n(pen.vary(`l${i}`, 42, 54))}`,
      i % 2 ? m.base : mix(m.base, m.dark, 0.5),
      5,
    );
  }).join('');
}

function waffle(pen: Pen, m: Material): string {
  const cell = 22;
  return pen.pattern(
    cell,
    cell,
    box(0, 0, cell, 5, 0, m.light, { opacity: 0.75 }) +
      box(0, 0, 5, cell, 0, m.light, { opacity: 0.6 }) +
      box(6, 6, cell - 8, cell - 8, 3, m.deep, { opacity: 0.22 }),
  );
}

/** A folded throw seen from above, two layers and its edge. */
export const throwBlanket: Sketch = (pen, shape, m) => {
  const [w, h] = [200, 250];
  const layer = (x: number, y: number, width: number, height: number, curl: number) => {
    const d = `M${n(x + 10)} ${n(y)}Q${n(x + width / 2)} ${n(y - curl)} ${n(x + width - 10)} ${n(y)}Q${n(x + width + 4)} ${n(y + 6)} ${n(x + width)} ${n(y + height / 2)}T${n(x + width - 6)} ${n(y + height)}Q${n(x + width / 2)} ${n(y + height + curl)} ${n(x + 6)} ${n(y + height)}Q${n(x - 5)} ${n(y + height / 2)} ${n(x + 10)} ${n(y)}Z`;
    const roll = pen.linear([
      [0, m.deep, 0.5],
      [0.08, m.light, 0.5],
      [0.3, m.base, 0],
      [0.9, m.dark, 0.15],
      [1, m.deep, 0.55],
    ]);
    const cloth =
      shape === 'waffle'
        ? box(x - 10, y - 10, width + 20, height + 30, 0, waffle(pen, m))
        : weave(pen, x - 10, y - 10, width + 20, height + 30, m, 9);
    const bands =
      shape === 'waffle'
        ? ''
        : [0.78, 0.84]
            .map((at) => box(x - 10, y + height * at, width + 20, 7, 0, m.deep, { opacity: 0.32 }))
            .join('');
    const crease = stroke(
      `M${n(x + width * 0.36)} ${n(y + 8)}q${n(12)} ${n(height * 0.4)} ${n(-6)} ${n(height * 0.94)}`,
      m.deep,
      9,
      { opacity: 0.16, filter: pen.blur(7) },
    );
    return {
      d,
      drawing:
        path(d, m.base) +
        pen.within(
          d,
          cloth + bands + crease + box(x - 10, y - 20, width + 20, height + 40, 0, roll),
        ),
    };
  };
  const under = layer(-w, -h, w * 2, h * 1.86, 6);
  const over = layer(-w + 14, -h + 18, w * 1.42, h * 1.86, 5);
  const ends = shape === 'waffle' ? '' : fringe(pen, -w + 10, h * 0.86, w * 1.96, m);
  const endsOver = shape === 'waffle' ? '' : fringe(pen, -w + 24, h * 0.93, w * 1.38, m);
  return {
    mount: 'lie',
    box: around(w, -h, h * 1.12),
    shadow: cast(pen, path(under.d, '#2a1f16'), 26, 0.34),
    body:
      ends + under.drawing + cast(pen, path(over.d, '#2a1f16'), 13, 0.3) + endsOver + over.drawing,
  };
};
