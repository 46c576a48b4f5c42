import { materialOf, mix, type Material } from './colour';
import { box, ellipse, group, n, path, stroke, type Pen } from './pen';
import { turned } from './solid';
import { grain } from './texture';

/** A material by its colour, for parts that do not follow the product's finish. */
export const stuff = (hex: string, kind: Material['kind']): Material => materialOf({ hex, kind });

export const linen = stuff('#e2d6c1', 'fabric');
export const brass = stuff('#b08d57', 'metal');
/** A round bar along a line, lit from above. */
export function tube(d: string, width: number, m: Material): string {
  const up = (by: number) => `translate(${n(-width * by * 0.6)} ${n(-width * by)})`;
  return (
    stroke(d, m.deep, width) +
    stroke(d, mix(m.base, m.dark, 0.5), width * 0.84, { transform: up(0.05) }) +
    stroke(d, m.base, width * 0.58, { transform: up(0.12) }) +
    stroke(d, m.light, width * 0.3, { transform: up(0.18), opacity: 0.85 }) +
    stroke(d, m.bright, width * 0.12, { transform: up(0.2), opacity: 0.3 + 0.6 * m.shine })
  );
}

/** A round plate seen from the front. */
export function disc(pen: Pen, cx: number, cy: number, r: number, m: Material): string {
  const metal = m.kind === 'metal';
  const face = pen.linear(
    metal
      ? [
          [0, m.light],
          [0.22, m.bright],
          [0.4, m.base],
          [0.62, mix(m.base, m.dark, 0.55)],
          [0.8, m.base],
          [1, mix(m.base, m.dark, 0.6)],
        ]
      : [
          [0, m.light],
          [0.5, m.base],
          [1, m.dark],
        ],
    [0.1, 0.05],
    [0.9, 0.95],
  );
  const edge = pen.linear(
    [
      [0, m.bright],
      [0.45, m.base],
      [1, m.deep],
    ],
    [0.1, 0.1],
    [0.9, 0.9],
  );
  const circle = `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
  const wood =
    m.kind === 'wood' ? pen.within(circle, grain(pen, cx - r, cy - r, 2 * r, 2 * r, m)) : '';
  return ellipse(cx, cy, r, r, edge) + ellipse(cx, cy, r * 0.93, r * 0.93, face) + wood;
}

/** A ball, seen from anywhere. */
export function ball(pen: Pen, cx: number, cy: number, r: number, m: Material): string {
  const fill = pen.radial(
    [
      [0, m.bright],
      [0.18, m.light],
      [0.5, m.base],
      [0.82, m.dark],
      [1, m.deep],
    ],
    0.36,
    0.32,
    0.72,
  );
  const circle = `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
  const wood =
    m.kind === 'wood' ? pen.within(circle, grain(pen, cx - r, cy - r, 2 * r, 2 * r, m, true)) : '';
  return ellipse(cx, cy, r, r, fill) + wood;
}

/** A board seen from the front, with grain. */
export function board(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  m: Material,
  r = 2,
): string {
  const fill = pen.vertical([
    [0, m.light],
    [0.18, m.base],
    [1, mix(m.base, m.dark, 0.7)],
  ]);
  const shape = `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(height - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}h${n(2 * r - width)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(-r)}v${n(2 * r - height)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}Z`;
  const wood =
    m.kind === 'wood' ? pen.within(shape, grain(pen, x, y, width, height, m, height > width)) : '';
  return path(shape, fill) + wood;
}

/** A tapering leg between two points. */
export function leg(
  pen: Pen,
  from: [number, number],
  to: [number, number],
  width: number,
  m: Material,
): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const fill = pen.linear([
    [0, m.dark],
    [0.3, m.light],
    [0.55, m.base],
    [1, m.deep],
  ]);
  const thin = width * 0.68;
  return path(
    `M${n(x1 - width / 2)} ${n(y1)}L${n(x1 + width / 2)} ${n(y1)}L${n(x2 + thin / 2)} ${n(y2)}A${n(thin / 2)} ${n(thin / 5)} 0 0 1 ${n(x2 - thin / 2)} ${n(y2)}Z`,
    fill,
  );
}

/** A candle with an unlit wick, from its foot at `y` upwards. */
export function candle(pen: Pen, y: number, r: number, height: number): string {
  const wax = stuff('#f1e8d6', 'ceramic');
  return group(
    stroke(`M0 ${n(y - height)}v${n(-r * 1.1)}`, '#4a3f35', r * 0.16) +
      turned(
        pen,
        [
          [y - height, r * 0.86, 1],
          [y - height * 0.5, r * 0.94],
          [y, r, 1],
        ],
        wax,
        0.2,
      ) +
      ellipse(0, y - height, r * 0.86, r * 0.2, '#f8f1e2'),
  );
}

export const plate = (pen: Pen, x: number, y: number, w: number, h: number, m: Material): string =>
  box(
    x,
    y,
    w,
    h,
    Math.min(w, h) / 2,
    pen.linear(
      [
        [0, m.bright],
        [0.35, m.base],
        [1, m.dark],
      ],
      [0, 0],
      [0.9, 1],
    ),
    {
      stroke: m.deep,
      'stroke-width': Math.min(w, h) * 0.02,
    },
  );
