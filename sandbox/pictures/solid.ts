import { mix, type Material } from './colour';
import { ellipse, group, n, path, type Pen } from './pen';
import { texture } from './texture';

/** Radius by height, from top to bottom; a third value marks a corner. */
export type Profile = [y: number, r: number, corner?: 1][];

type Point = { x: number; y: number; corner: boolean };

/** Cubic curves through points; corners are left sharp. The pen is already at the first. */
function through(points: Point[]): string {
  const slope = (at: number): [number, number] => {
    const here = points[at] as Point;
    const before = points[at - 1];
    const after = points[at + 1];
    if (!before || !after || here.corner) return [0, 0];
    return [(after.x - before.x) / 2, (after.y - before.y) / 2];
  };
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] as Point;
      const [ax, ay] = slope(index);
      const [bx, by] = slope(index + 1);
      return `C${n(from.x + ax / 3)} ${n(from.y + ay / 3)} ${n(to.x - bx / 3)} ${n(to.y - by / 3)} ${n(to.x)} ${n(to.y)}`;
    })
    .join('');
}

const along = (profile: Profile, factor: number): Point[] =>
  profile.map(([y, r, corner]) => ({ x: r * factor, y, corner: corner === 1 }));

/**
 * The outline of a turned body. `tilt` is the height of its top and bottom ellipses relative to
 * their width; `floor` flattens the lower one, for bodies that stand on a far surface.
 */
export function outline(profile: Profile, tilt: number): string {
  const right = along(profile, 1).reverse();
  const left = along(profile, -1);
  const [first, last] = [left[0], left.at(-1)] as [Point, Point];
  const arc = (r: number, x: number, y: number) =>
    `A${n(Math.max(r, 0.1))} ${n(Math.max(r * tilt, 0.1))} 0 0 0 ${n(x)} ${n(y)}`;
  return [
    `M${n(first.x)} ${n(first.y)}`,
    through(left),
    arc(-last.x, -last.x, last.y),
    through(right),
    `A${n(Math.max(-first.x, 0.1))} ${n(Math.max(-first.x * tilt, 0.1))} 0 0 0 ${n(first.x)} ${n(first.y)}Z`,
  ].join('');
}

/** The strip of a turned body between two fractions of its radius, for light and shade. */
function strip(profile: Profile, from: number, to: number): string {
  const down = along(profile, from);
  const up = along(profile, to).reverse();
  const [a, b] = [down[0], up[0]] as [Point, Point];
  return `M${n(a.x)} ${n(a.y)}${through(down)}L${n(b.x)} ${n(b.y)}${through(up)}Z`;
}

/** A turned body lit from the upper left, its light following every bulge. */
export function turned(pen: Pen, profile: Profile, m: Material, tilt = 0.12): string {
  const widest = Math.max(...profile.map(([, r]) => r));
  const shape = outline(profile, tilt);
  const metal = m.kind === 'metal';
  const band = (from: number, to: number, fill: string, opacity: number) =>
    path(strip(profile, from, to), fill, { opacity });
  // One blur for all soft bands and one for the crisp ones: blurring is what costs time.
  const soft = [
    band(0.32, 1.3, m.dark, metal ? 0.85 : 0.7),
    band(0.7, 1.3, m.deep, metal ? 0.75 : 0.5),
    band(-1.3, -0.82, m.deep, metal ? 0.7 : 0.22),
    metal ? band(-0.18, 0.12, m.dark, 0.25) : '',
    band(-0.66, -0.22, m.light, 0.75),
  ].join('');
  const crisp =
    band(-0.52, -0.36, m.bright, 0.25 + 0.65 * m.shine) +
    (metal ? band(0.8, 0.92, m.light, 0.6) : band(0.88, 0.98, m.light, 0.2));
  const inside =
    texture(
      pen,
      m,
      profile.map(([y]) => y),
      widest,
    ) +
    group(soft, { filter: pen.blur(widest * 0.13, 0.15) }) +
    group(crisp, { filter: pen.blur(widest * (0.1 - 0.065 * m.shine), 0.15) });
  const body = pen.vertical([
    [0, mix(m.base, m.light, 0.35)],
    [0.5, m.base],
    [1, mix(m.base, m.dark, 0.45)],
  ]);
  return path(shape, body) + pen.within(shape, inside);
}

/** The mouth of a vessel seen from a little above: rim and hollow. */
export function mouth(
  pen: Pen,
  y: number,
  r: number,
  m: Material,
  tilt = 0.12,
  wall = 0.08,
): string {
  const hollow = pen.linear([
    [0, m.deep],
    [0.55, m.dark],
    [1, mix(m.dark, m.base, 0.6)],
  ]);
  const rim = pen.linear([
    [0, m.base],
    [0.3, m.bright],
    [1, mix(m.base, m.dark, 0.3)],
  ]);
  const inner = r * (1 - wall);
  return (
    ellipse(0, y, r, r * tilt, rim) + ellipse(0, y + r * tilt * 0.05, inner, inner * tilt, hollow)
  );
}

/** The shadow of something that stands: wide and soft to the right, dark where it touches. */
export function contact(pen: Pen, rx: number, tilt = 0.12, x = 0, y = 0): string {
  const haze = pen.radial([
    [0, '#2c2018', 0.34],
    [0.5, '#2c2018', 0.16],
    [1, '#2c2018', 0],
  ]);
  const touch = pen.radial([
    [0, '#1e150e', 0.6],
    [0.75, '#1e150e', 0.38],
    [1, '#1e150e', 0],
  ]);
  return (
    ellipse(x + rx * 0.55, y + rx * 0.04, rx * 2.1, rx * Math.max(tilt * 2.6, 0.3), haze) +
    ellipse(x + rx * 0.08, y + rx * 0.02, rx * 1.14, rx * Math.max(tilt * 1.3, 0.1), touch)
  );
}

/** The faint shade under something on legs. */
export function shade(pen: Pen, rx: number, x = 0, y = 0): string {
  const haze = pen.radial([
    [0, '#2c2018', 0.36],
    [0.6, '#2c2018', 0.16],
    [1, '#2c2018', 0],
  ]);
  return ellipse(x + rx * 0.2, y, rx * 1.35, rx * 0.3, haze);
}

/** The shadow an outline casts on the wall behind it. `depth` is its distance from the wall. */
export function cast(pen: Pen, drawing: string, depth: number, opacity = 0.3): string {
  return (
    group(drawing, {
      transform: `translate(${n(depth * 0.75)} ${n(depth * 0.95)})`,
      filter: pen.blur(depth * 0.42),
      opacity,
    }) +
    group(drawing, {
      transform: `translate(${n(depth * 0.2)} ${n(depth * 0.28)})`,
      filter: pen.blur(depth * 0.14),
      opacity: opacity * 0.8,
    })
  );
}
