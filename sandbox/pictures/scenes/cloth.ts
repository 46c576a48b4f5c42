import { stuff } from '../parts';
import { box, ellipse, n, path, stroke, type Pen } from '../pen';
import { cast } from '../solid';
import { weave } from '../texture';

/** A textile folded twice, its edge towards us; stands on `y`. */
export function folded(pen: Pen, x: number, y: number, w: number, h: number, hex: string): string {
  const m = stuff(hex, 'fabric');
  const ply = h / 3;
  const layer = (i: number) => {
    const top = y - (i + 1) * ply;
    const edge = w / 2 - pen.vary(`ply ${x} ${i}`, 0, w * 0.03);
    const d = `M${n(x - edge)} ${n(top + ply * 0.5)}Q${n(x - edge)} ${n(top)} ${n(x - edge + ply * 0.5)} ${n(top)}H${n(x + edge)}Q${n(x + edge + 5)} ${n(top + ply * 0.5)} ${n(x + edge)} ${n(top + ply)}H${n(x - edge + ply * 0.5)}Q${n(x - edge)} ${n(top + ply)} ${n(x - edge)} ${n(top + ply * 0.5)}Z`;
    const roll = pen.vertical([
      [0, m.light],
      [0.35, m.base],
      [0.85, m.dark],
      [1, m.deep],
    ]);
    return path(d, roll) + pen.within(d, weave(pen, x - w, top, w * 2, ply, m, 8));
  };
  return (
    ellipse(x + 16, y, w * 0.56, h * 0.1 + 8, '#22170e', { opacity: 0.32, filter: pen.blur(10) }) +
    [0, 1, 2].map(layer).join('')
  );
}

/** A cloth hanging from a level bar at `y`. */
export function towel(pen: Pen, x: number, y: number, w: number, h: number, hex: string): string {
  const m = stuff(hex, 'fabric');
  const d = `M${n(x - w / 2)} ${n(y)}Q${n(x - w / 2 + 4)} ${n(y - 14)} ${n(x - w / 2 + 16)} ${n(y - 14)}H${n(x + w / 2 - 14)}Q${n(x + w / 2)} ${n(y - 14)} ${n(x + w / 2)} ${n(y)}Q${n(x + w / 2 + 10)} ${n(y + h * 0.5)} ${n(x + w / 2 - 4)} ${n(y + h)}Q${n(x)} ${n(y + h + 16)} ${n(x - w / 2 + 4)} ${n(y + h - 3)}Q${n(x - w / 2 - 10)} ${n(y + h * 0.5)} ${n(x - w / 2)} ${n(y)}Z`;
  const drape = [0.16, 0.34, 0.55, 0.78].map((at, i) =>
    stroke(
      `M${n(x - w / 2 + w * at)} ${n(y)}q${n(pen.vary(`d${i}`, -16, 16))} ${n(h * 0.5)} ${n(pen.vary(`e${i}`, -12, 12))} ${n(h)}`,
      i % 2 ? m.light : m.deep,
      w * 0.07,
      { opacity: i % 2 ? 0.55 : 0.32, filter: pen.blur(w * 0.03) },
    ),
  );
  const bands = [0.86, 0.895].map((at) =>
    stroke(
      `M${n(x - w / 2)} ${n(y + h * at)}Q${n(x)} ${n(y + h * at + 14)} ${n(x + w / 2)} ${n(y + h * at)}`,
      m.deep,
      7,
      { opacity: 0.45 },
    ),
  );
  const over = box(
    x - w / 2 - 10,
    y - 16,
    w + 20,
    34,
    0,
    pen.vertical([
      [0, m.bright, 0.7],
      [1, m.dark, 0.25],
    ]),
  );
  return (
    cast(pen, path(d, '#241a12'), 34, 0.26) +
    path(d, m.base) +
    pen.within(
      d,
      weave(pen, x - w, y - 20, w * 2, h + 60, m, 9) + drape.join('') + bands.join('') + over,
    )
  );
}

/** A rug on the floor in perspective, `y` its far edge. */
export function floorRug(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  depth: number,
  hex: string,
  ink: string,
  rows = 7,
): string {
  const slant = w * 0.09;
  const d = `M${n(x + slant)} ${n(y)}H${n(x + w - slant)}L${n(x + w)} ${n(y + depth)}H${n(x)}Z`;
  const lines = Array.from({ length: rows }, (_, i) => {
    const t = ((i + 0.35) / rows) ** 1.25;
    return box(x, y + depth * t, w, (depth / rows) * 0.32 * (0.5 + t), 0, ink, { opacity: 0.55 });
  });
  return (
    path(d, '#22170e', { opacity: 0.3, transform: 'translate(10 10)', filter: pen.blur(14) }) +
    path(d, hex) +
    pen.within(d, lines.join('') + weave(pen, x, y, w, depth, stuff(hex, 'fabric'), 16))
  );
}
