import { mix } from './colour';
import { box, path, type Pen } from './pen';

/** Light from the upper left and a little darkness at the lower right, over a whole sheet. */
function daylight(pen: Pen, width: number, height: number, strength = 1): string {
  const light = pen.radial(
    [
      [0, '#fffdf7', 0.55 * strength],
      [1, '#fffdf7', 0],
    ],
    0.3,
    0.2,
    0.85,
  );
  const dusk = pen.radial(
    [
      [0.45, '#2e2318', 0],
      [1, '#2e2318', 0.2 * strength],
    ],
    0.4,
    0.35,
    0.95,
  );
  return box(0, 0, width, height, 0, light) + box(0, 0, width, height, 0, dusk);
}

/** A painted wall. */
export function wall(pen: Pen, width: number, height: number, tone: string): string {
  return box(0, 0, width, height, 0, tone) + daylight(pen, width, height);
}

/** A studio sweep: wall and ground in one colour with a soft turn between them at `horizon`. */
export function sweep(
  pen: Pen,
  width: number,
  height: number,
  tone: string,
  horizon: number,
): string {
  const turn = pen.vertical([
    [0, mix(tone, '#4a3a2a', 0.12), 0],
    [0.16, mix(tone, '#4a3a2a', 0.12), 0.85],
    [0.45, mix(tone, '#fff8ec', 0.12), 0.75],
    [1, mix(tone, '#fff8ec', 0.34), 0.95],
  ]);
  const from = horizon - height * 0.1;
  return (
    box(0, 0, width, height, 0, tone) +
    box(0, from, width, height - from, 0, turn) +
    daylight(pen, width, height, 0.9)
  );
}

/** A flat ground from `horizon` down, as a table or floor in one colour, with a soft edge. */
export function ground(
  pen: Pen,
  width: number,
  height: number,
  horizon: number,
  tone: string,
): string {
  const fill = pen.vertical([
    [0, mix(tone, '#2b1f15', 0.2)],
    [0.12, tone],
    [1, mix(tone, '#fff4e2', 0.22)],
  ]);
  return box(0, horizon, width, height - horizon, 0, fill);
}

/** The light of a window on a wall: slanted panes, soft at the edges. */
export function windowLight(pen: Pen, x: number, y: number, width: number, height: number): string {
  const pane = (column: number, row: number) => {
    const [w, h] = [width * 0.46, height * 0.46];
    const left = x + column * width * 0.54 - row * height * 0.12;
    const top = y + row * height * 0.54 + column * width * 0.1;
    return path(
      `M${left} ${top}l${w} ${w * 0.18}l${-h * 0.22} ${h}l${-w} ${-w * 0.18}Z`,
      '#fff6dd',
      { opacity: 0.5 },
    );
  };
  const panes = [0, 1].flatMap((column) => [0, 1].map((row) => pane(column, row))).join('');
  return `<g filter="${pen.blur(width * 0.012)}">${panes}</g>`;
}
