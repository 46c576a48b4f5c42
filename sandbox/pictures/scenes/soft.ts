import { mix } from '../colour';
import { stuff } from '../parts';
import { box, ellipse, n, path, stroke, type Pen } from '../pen';
import { weave } from '../texture';

function padded(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  hex: string,
): string {
  const m = stuff(hex, 'fabric');
  const fill = pen.vertical([
    [0, m.light],
    [0.3, m.base],
    [1, mix(m.base, m.dark, 0.8)],
  ]);
  const d = `M${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x + w / 2)} ${n(y - r * 0.16)} ${n(x + w - r)} ${n(y)}Q${n(x + w)} ${n(y)} ${n(x + w)} ${n(y + r)}V${n(y + h)}H${n(x)}Z`;
  const edge = pen.linear([
    [0, m.deep, 0.4],
    [0.06, m.deep, 0],
    [0.94, m.deep, 0],
    [1, m.deep, 0.5],
  ]);
  return path(d, fill) + pen.within(d, weave(pen, x, y - r, w, h + r, m, 10)) + path(d, edge);
}

/** A low sofa with two seat cushions, standing on `floor`. */
export function sofa(pen: Pen, x: number, floor: number, w: number, hex: string): string {
  const half = (w - 300) / 2;
  return (
    ellipse(x + w / 2 + 40, floor, w * 0.54, 46, '#22170e', {
      opacity: 0.35,
      filter: pen.blur(22),
    }) +
    box(x + 70, floor - 80, 44, 80, 4, '#4a3626') +
    box(x + w - 114, floor - 80, 44, 80, 4, '#4a3626') +
    padded(pen, x + 90, floor - 780, w - 180, 560, 70, mix(hex, '#2d2419', 0.06)) +
    padded(pen, x + 150, floor - 410, half, 230, 46, hex) +
    padded(pen, x + 152 + half, floor - 410, half, 230, 46, hex) +
    box(x + 60, floor - 200, w - 120, 130, 12, mix(hex, '#2d2419', 0.14)) +
    padded(pen, x, floor - 560, 160, 490, 60, mix(hex, '#fff4e2', 0.05)) +
    padded(pen, x + w - 160, floor - 560, 160, 490, 60, mix(hex, '#2d2419', 0.08))
  );
}

/** A made bed from its foot: headboard, pillows and cover; `y` is the mattress's upper edge. */
export function bed(pen: Pen, x: number, y: number, w: number, h: number, hex: string): string {
  const pillow = (px: number) => padded(pen, px, y - 270, w * 0.4, 300, 90, '#f2ebdd');
  const folds = [0.14, 0.31, 0.52, 0.7, 0.86].map((at, i) =>
    stroke(
      `M${n(x + w * at)} ${n(y + 30)}q${n(pen.vary(`b${i}`, -60, 60))} ${n((h - y) * 0.5)} ${n(pen.vary(`c${i}`, -40, 40))} ${n(h - y)}`,
      i % 2 ? '#fffaf0' : '#5b4630',
      46,
      { opacity: i % 2 ? 0.35 : 0.16, filter: pen.blur(26) },
    ),
  );
  const cover = `M${n(x - 40)} ${n(y + 40)}Q${n(x + w / 2)} ${n(y - 46)} ${n(x + w + 40)} ${n(y + 40)}V${n(h)}H${n(x - 40)}Z`;
  return (
    padded(pen, x - 20, y - 520, w + 40, 700, 60, '#c3b49c') +
    pillow(x + w * 0.06) +
    pillow(x + w * 0.54) +
    padded(pen, x - 40, y - 10, w + 80, h - y + 10, 60, hex) +
    pen.within(cover, folds.join('')) +
    box(x - 40, y + 70, w + 80, 90, 0, mix(hex, '#fffaf0', 0.4), {
      opacity: 0.6,
      filter: pen.blur(6),
    })
  );
}
