import { around, type Sketch } from '../art';
import { mix } from '../colour';
import { board, disc, tube } from '../parts';
import { ellipse, path, stroke, type Pen } from '../pen';
import { cast } from '../solid';
import type { Material } from '../colour';

function cup(pen: Pen, m: Material) {
  const w = 52;
  const h = 42 * pen.vary('depth', 0.92, 1.12);
  const shell = `M${-w} 4C${-w} ${-h * 0.86} ${-w * 0.56} ${-h} 0 ${-h}C${w * 0.56} ${-h} ${w} ${-h * 0.86} ${w} 4Q0 16 ${-w} 4Z`;
  const flange = `M${-w - 7} 5C${-w - 7} ${-h - 2} ${-w * 0.6} ${-h - 8} 0 ${-h - 8}C${w * 0.6} ${-h - 8} ${w + 7} ${-h - 2} ${w + 7} 5Z`;
  const fill = pen.vertical([
    [0, m.dark],
    [0.1, m.light],
    [0.3, m.bright],
    [0.48, m.base],
    [0.8, mix(m.base, m.dark, 0.8)],
    [1, m.deep],
  ]);
  const sides = pen.linear([
    [0, m.deep, 0.75],
    [0.18, m.deep, 0],
    [0.8, m.deep, 0],
    [1, m.deep, 0.85],
  ]);
  const rim = stroke(`M${-w} 4Q0 16 ${w} 4`, m.bright, 1.8, { opacity: 0.85 });
  return {
    mount: 'wall' as const,
    box: around(w + 7, -h - 8, 14),
    shadow: cast(pen, path(shell, '#241a12'), 13, 0.42),
    body:
      path(flange, mix(m.base, m.dark, 0.35)) +
      stroke(flange, m.light, 0.8, { opacity: 0.6 }) +
      path(shell, fill) +
      path(shell, sides) +
      rim,
  };
}

function bow(pen: Pen, m: Material) {
  const half = 86 * pen.vary('length', 0.95, 1.1);
  const d = `M${-half} -7Q${-half + 9} -11 ${-half + 24} -6Q0 ${-2.6} ${half - 24} -6Q${half - 9} -11 ${half} -7Q${half + 5} 0 ${half} 7Q${half - 9} 11 ${half - 24} 6Q0 2.6 ${-half + 24} 6Q${-half + 9} 11 ${-half} 7Q${-half - 5} 0 ${-half} -7Z`;
  const fill = pen.vertical([
    [0, m.dark],
    [0.25, m.bright],
    [0.5, m.base],
    [1, m.deep],
  ]);
  const screw = (x: number) =>
    disc(pen, x, 0, 4.2, m) + stroke(`M${x - 2.4} -1.6L${x + 2.4} 1.6`, m.deep, 1.1);
  return {
    mount: 'wall' as const,
    box: around(half + 4, -30, 30),
    shadow: cast(pen, path(d, '#241a12'), 15, 0.38),
    body: path(d, fill) + screw(-half + 11) + screw(half - 11),
  };
}

/** A drawer handle seen from the front, lying level. */
export const handle: Sketch = (pen, shape, m) => {
  if (shape === 'cup') return cup(pen, m);
  if (shape === 'bow') return bow(pen, m);
  const half = 88 * pen.vary('length', 0.92, 1.12);
  if (shape === 'edge') {
    const body =
      board(pen, -half, -15, half * 2, 30, m, 5) +
      path(`M${-half + 8} 12H${half - 8}L${half - 12} 15.2H${-half + 12}Z`, m.deep, {
        opacity: 0.8,
      });
    return {
      mount: 'wall',
      box: around(half, -40, 40),
      shadow: cast(pen, path(`M${-half} -15H${half}V15H${-half}Z`, '#241a12'), 13, 0.4),
      body,
    };
  }
  const post = half - 20;
  const bar = tube(`M${-half + 6} 0H${half - 6}`, 12, m);
  const foot = (x: number) => ellipse(x, 3, 8.5, 8.5, m.deep) + disc(pen, x, 2, 8, m);
  return {
    mount: 'wall',
    box: around(half, -38, 38),
    shadow: cast(pen, stroke(`M${-half + 6} 0H${half - 6}`, '#241a12', 12), 19, 0.36),
    body: foot(-post) + foot(post) + bar,
  };
};
