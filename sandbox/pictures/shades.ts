import type { Material } from './colour';
import { linen, stuff } from './parts';
import { ellipse, n, path, stroke, type Pen } from './pen';
import { mouth, outline, turned, type Profile } from './solid';

/** A globe of lit opal glass. */
export function globe(pen: Pen, cx: number, cy: number, r: number): string {
  const glass = pen.radial(
    [
      [0, '#fffdf6'],
      [0.45, '#fdf3df'],
      [0.8, '#efe0c6'],
      [1, '#d8c6a8'],
    ],
    0.45,
    0.45,
    0.58,
  );
  const halo = pen.radial([
    [0, '#fff4d8', 0.7],
    [0.5, '#fff1d0', 0.28],
    [1, '#fff1d0', 0],
  ]);
  return ellipse(cx, cy, r * 2.1, r * 2.1, halo) + ellipse(cx, cy, r, r, glass);
}

/** The lit underside of a shade, and its rim. */
export function underside(pen: Pen, y: number, r: number, m: Material, tilt: number): string {
  const inside = pen.radial([
    [0, '#fffdf4'],
    [0.35, '#fdf0d4'],
    [1, '#dcc8a4'],
  ]);
  return (
    ellipse(0, y, r, r * tilt, m.dark) +
    ellipse(0, y + r * tilt * 0.03, r * 0.97, r * tilt * 0.93, inside) +
    stroke(`M${n(-r)} ${n(y)}A${n(r)} ${n(r * tilt)} 0 0 0 ${n(r)} ${n(y)}`, m.bright, r * 0.012, {
      opacity: 0.8,
    })
  );
}

/** A linen lampshade, lit from inside, from above down; seen a little from above. */
export function linenShade(
  pen: Pen,
  top: number,
  bottom: number,
  rTop: number,
  rBottom: number,
  m: Material = linen,
  tilt = 0.1,
): string {
  const profile: Profile = [
    [top, rTop, 1],
    [bottom, rBottom, 1],
  ];
  const height = bottom - top;
  const lit = pen.radial(
    [
      [0, '#fff3d6', 0.95],
      [0.5, '#ffe9c2', 0.62],
      [1, '#f3d9ae', 0.3],
    ],
    0.5,
    0.58,
    0.72,
  );
  const glow = pen.radial([
    [0, '#fff1cf', 0.5],
    [1, '#fff3d2', 0],
  ]);
  return (
    ellipse(0, (top + bottom) / 2, rBottom * 2, height * 1.25, glow) +
    turned(pen, profile, m, tilt) +
    path(outline(profile, tilt), lit) +
    mouth(pen, top, rTop, stuff('#f6e6c6', 'fabric'), tilt, 0.03)
  );
}
