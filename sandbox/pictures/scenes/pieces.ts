import { mix, type Material } from '../colour';
import { board, leg, stuff } from '../parts';
import { box, ellipse, group, n, path, stroke, type Pen } from '../pen';
import { cast } from '../solid';
import { grain, weave } from '../texture';

export const oak = stuff('#c8a678', 'wood');
export const walnut = stuff('#6b4a32', 'wood');
export const stone = stuff('#e9e3d8', 'paint');

/** A table seen from a little above: its top from `y` to the front edge, then what is below. */
export function table(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  depth: number,
  m: Material,
  below: number,
): string {
  const inset = depth * 0.35;
  const top = `M${n(x + inset)} ${n(y)}H${n(x + w - inset)}L${n(x + w)} ${n(y + depth)}H${n(x)}Z`;
  const fill = pen.vertical([
    [0, mix(m.base, m.dark, 0.35)],
    [0.5, m.base],
    [1, m.light],
  ]);
  const wood = m.kind === 'wood' ? pen.within(top, grain(pen, x, y, w, depth, m)) : '';
  const legs =
    below > 60
      ? leg(pen, [x + 110, y + depth], [x + 90, y + depth + below], 76, m) +
        leg(pen, [x + w - 110, y + depth], [x + w - 90, y + depth + below], 76, m)
      : '';
  return (
    legs +
    box(x + 60, y + depth + 44, w - 120, 26, 0, '#21170e', {
      opacity: below > 60 ? 0.28 : 0,
      filter: pen.blur(18),
    }) +
    path(top, fill) +
    wood +
    board(pen, x, y + depth, w, 46, m, 3)
  );
}

/** A solid front from wall to wall below a tabletop, as of a counter in the foreground. */
export function counter(
  pen: Pen,
  w: number,
  h: number,
  y: number,
  depth: number,
  m: Material,
): string {
  const fill = pen.vertical([
    [0, mix(m.base, m.dark, 0.4)],
    [0.3, m.base],
    [1, m.light],
  ]);
  const shape = `M0 ${n(y)}H${n(w)}V${n(h)}H0Z`;
  const wood =
    m.kind === 'wood' ? pen.within(shape, grain(pen, 0, y, w, Math.max(depth, h - y), m)) : '';
  return (
    path(shape, fill) +
    wood +
    box(0, y - 26, w, 30, 0, '#2b1f15', { opacity: 0.2, filter: pen.blur(12) })
  );
}

/** A bench with a plank top; `y` is its upper edge, `floor` where its feet stand. */
export function bench(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  floor: number,
  m: Material,
): string {
  return (
    ellipse(x + w / 2 + 30, floor, w * 0.54, 34, '#22170e', {
      opacity: 0.3,
      filter: pen.blur(18),
    }) +
    leg(pen, [x + w - 120, y + 40], [x + w - 96, floor - 34], 44, m) +
    leg(pen, [x + 120, y + 40], [x + 96, floor - 34], 44, m) +
    leg(pen, [x + w - 70, y + 40], [x + w - 40, floor], 52, m) +
    leg(pen, [x + 70, y + 40], [x + 40, floor], 52, m) +
    path(`M${x + 34} ${y - 30}H${x + w - 34}L${x + w} ${y}H${x}Z`, mix(m.base, m.light, 0.4)) +
    board(pen, x, y, w, 48, m, 4)
  );
}

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

/** A stem with paired leaves, rising from a vase's mouth at `x`, `y`. */
export function branch(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  lean: number,
  hex = '#7d8266',
): string {
  const tip: [number, number] = [x + lean, y - height];
  const bend: [number, number] = [x + lean * 0.1, y - height * 0.6];
  const at = (t: number): [number, number] => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * bend[0] + t * t * tip[0],
    (1 - t) ** 2 * y + 2 * t * (1 - t) * bend[1] + t * t * tip[1],
  ];
  const leaves = Array.from({ length: 15 }, (_, i) => {
    const t = 0.28 + (i / 14) * 0.72;
    const [lx, ly] = at(t);
    const way = i % 2 ? 1 : -1;
    const long = height * pen.vary(`leaf ${x} ${lean} ${i}`, 0.09, 0.15) * (1.25 - t * 0.5);
    const turn = way * pen.vary(`turn ${x} ${lean} ${i}`, 35, 75) + lean * 0.05;
    const shade = mix(hex, i % 3 ? '#4c523c' : '#b6b893', pen.vary(`tone ${x} ${i}`, 0.05, 0.42));
    return group(
      path(
        `M0 0C${n(-long * 0.24)} ${n(-long * 0.35)} ${n(-long * 0.16)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(long * 0.16)} ${n(-long * 0.8)} ${n(long * 0.24)} ${n(-long * 0.35)} 0 0Z`,
        shade,
      ),
      { transform: `translate(${n(lx)} ${n(ly)}) rotate(${n(turn)})` },
    );
  });
  return (
    stroke(
      `M${n(x)} ${n(y)}Q${n(bend[0])} ${n(bend[1])} ${n(tip[0])} ${n(tip[1])}`,
      '#6d5c46',
      height * 0.012,
    ) + leaves.join('')
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
