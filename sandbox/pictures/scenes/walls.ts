import { mix } from '../colour';
import { box, element, path, stroke, type Pen } from '../pen';

/** Glazed tiles with thin grout over a rectangle. */
export function tiles(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  tone: string,
  tw = 150,
  th = 75,
): string {
  const glaze = (dx: number, dy: number, amount: number) =>
    box(dx + 1.6, dy + 1.6, tw - 3.2, th - 3.2, 2, mix(tone, '#fffdf6', amount)) +
    box(dx + 5, dy + 4, tw - 12, 3, 1.5, '#fffdf8', { opacity: 0.5 });
  const tile =
    box(0, 0, tw * 2, th * 2, 0, mix(tone, '#7b6a58', 0.32)) +
    glaze(0, 0, 0.04) +
    glaze(tw, 0, 0.1) +
    glaze(-tw / 2, th, 0.08) +
    glaze(tw / 2, th, 0) +
    glaze(tw * 1.5, th, 0.08);
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    box(0, 0, w, h, 0, pen.pattern(tw * 2, th * 2, tile)),
  );
}

/** A skirting board along the foot of a wall. */
export const skirting = (pen: Pen, w: number, floor: number, tone: string): string =>
  box(
    0,
    floor - 120,
    w,
    120,
    0,
    pen.vertical([
      [0, mix(tone, '#fffaf0', 0.4)],
      [0.08, tone],
      [1, mix(tone, '#3a2c1e', 0.14)],
    ]),
  ) + box(0, floor - 122, w, 4, 0, mix(tone, '#3a2c1e', 0.25), { opacity: 0.5 });

/** Wooden floor boards running towards the viewer, from `horizon` down. */
export function boards(pen: Pen, w: number, h: number, horizon: number, tone: string): string {
  const fill = pen.vertical([
    [0, mix(tone, '#2b1f15', 0.24)],
    [0.25, tone],
    [1, mix(tone, '#fff0da', 0.2)],
  ]);
  const lines = Array.from({ length: 19 }, (_, i) => {
    const t = (i - 9) / 9;
    return stroke(
      `M${w * (0.5 + t * 0.75)} ${horizon}L${w * (0.5 + t * 1.7)} ${h}`,
      mix(tone, '#2b1f15', 0.5),
      3,
      { opacity: 0.35 },
    );
  });
  return (
    box(0, horizon, w, h - horizon, 0, fill) +
    pen.within(`M0 ${horizon}H${w}V${h}H0Z`, lines.join(''))
  );
}

/** A window with muntins and a pale sky. */
export function window(pen: Pen, x: number, y: number, w: number, h: number): string {
  const sky = pen.vertical([
    [0, '#f4f3ec'],
    [0.6, '#fbf6e8'],
    [1, '#e9ead9'],
  ]);
  const frame = '#f2ece1';
  const bar = (bx: number, by: number, bw: number, bh: number) =>
    box(bx, by, bw, bh, 2, frame) + box(bx + bw, by, 3, bh, 0, '#6b5a48', { opacity: 0.25 });
  return (
    box(x - 44, y - 44, w + 88, h + 88, 4, '#e7dfd1') +
    box(x, y, w, h, 0, sky) +
    path(
      `M${x} ${y + h}V${y + h * 0.72}Q${x + w * 0.25} ${y + h * 0.6} ${x + w * 0.5} ${y + h * 0.74}T${x + w} ${y + h * 0.66}V${y + h}Z`,
      '#c6cbb3',
      { opacity: 0.6, filter: pen.blur(14) },
    ) +
    bar(x + w / 2 - 14, y, 28, h) +
    bar(x, y + h * 0.5 - 12, w, 24) +
    box(x - 70, y + h + 40, w + 140, 34, 3, frame) +
    box(x - 70, y + h + 74, w + 140, 10, 0, '#5d4d3c', { opacity: 0.25, filter: pen.blur(5) })
  );
}

/** A run of painted fronts with a narrow frame each; gives the drawing and the fronts' middles. */
export function fronts(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  tone: string,
) {
  const [cw, ch] = [w / columns, h / rows];
  const middles: [x: number, y: number][] = [];
  let drawing = box(x, y, w, h, 0, mix(tone, '#211a12', 0.45));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [fx, fy] = [x + column * cw + 4, y + row * ch + 4];
      const [fw, fh] = [cw - 8, ch - 8];
      const rim = Math.min(74, fh * 0.22);
      const light = pen.linear(
        [
          [0, mix(tone, '#fff8ea', 0.16)],
          [1, mix(tone, '#2b2117', 0.12)],
        ],
        [0, 0],
        [1, 1],
      );
      drawing += box(fx, fy, fw, fh, 3, light);
      drawing += box(
        fx + rim,
        fy + rim,
        fw - rim * 2,
        fh - rim * 2,
        1,
        mix(tone, '#2b2117', 0.07),
        { stroke: mix(tone, '#211a12', 0.34), 'stroke-width': 3 },
      );
      drawing += stroke(
        `M${fx + rim + 2} ${fy + fh - rim}H${fx + fw - rim}V${fy + rim + 2}`,
        mix(tone, '#fff8ea', 0.4),
        3,
      );
      middles.push([fx + fw / 2, fy + fh / 2]);
    }
  }
  return { drawing, middles };
}
