import { mix, type Material } from '../colour';
import { board, leg, stuff } from '../parts';
import { box, ellipse, group, n, path, stroke, type Pen } from '../pen';
import { grain } from '../texture';

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
