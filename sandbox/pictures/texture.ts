import { mix, type Material } from './colour';
import { box, ellipse, group, n, stroke, type Pen } from './pen';

/** Long wavering lines of wood inside a rectangle; clip them to the board or body. */
export function grain(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  m: Material,
  upright = false,
): string {
  const long = upright ? height : width;
  const across = upright ? width : height;
  const count = Math.max(7, Math.min(34, Math.round((across / long) * 46)));
  const lines = Array.from({ length: count }, (_, i) => {
    const at = ((i + pen.vary(`grain ${i}`, 0.1, 0.9)) / count) * across;
    const sway = across * pen.vary(`sway ${i}`, -0.05, 0.05);
    const bend = across * pen.vary(`bend ${i}`, -0.03, 0.03);
    const d = upright
      ? `M${n(x + at)} ${n(y)}C${n(x + at + sway)} ${n(y + long * 0.35)} ${n(x + at - sway)} ${n(y + long * 0.65)} ${n(x + at + bend)} ${n(y + long)}`
      : `M${n(x)} ${n(y + at)}C${n(x + long * 0.35)} ${n(y + at + sway)} ${n(x + long * 0.65)} ${n(y + at - sway)} ${n(x + long)} ${n(y + at + bend)}`;
    const colour = i % 4 === 3 ? m.light : mix(m.dark, m.deep, pen.vary(`ink ${i}`, 0, 0.5));
    return stroke(d, colour, (across / count) * pen.vary(`thick ${i}`, 0.1, 0.4), {
      opacity: pen.vary(`show ${i}`, 0.14, 0.42),
    });
  });
  return group(lines.join(''));
}

/** The threads of a cloth over a rectangle; `pitch` is the distance between two threads. */
export function weave(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  m: Material,
  pitch: number,
): string {
  const tile =
    box(0, 0, pitch, pitch * 0.45, 0, m.dark, { opacity: 0.16 }) +
    box(0, 0, pitch * 0.45, pitch, 0, m.light, { opacity: 0.22 });
  return box(x, y, width, height, 0, pen.pattern(pitch, pitch, tile));
}

/** Plaited strands over a rectangle, row set against row. */
function plait(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  m: Material,
  pitch: number,
): string {
  const strand = (cx: number, cy: number) =>
    ellipse(cx, cy, pitch * 0.52, pitch * 0.27, m.light, { opacity: 0.55 }) +
    ellipse(cx, cy + pitch * 0.2, pitch * 0.5, pitch * 0.12, m.deep, { opacity: 0.5 });
  const tile =
    strand(pitch / 2, pitch * 0.25) + strand(0, pitch * 0.75) + strand(pitch, pitch * 0.75);
  return box(x, y, width, height, 0, pen.pattern(pitch, pitch, tile));
}

/**
 * What the surface of a turned body shows besides light: grain, speckles, threads or strands. `heights` are those
 * of the points of its outline.
 */
export function texture(pen: Pen, m: Material, heights: number[], widest: number): string {
  const top = Math.min(...heights) - widest * 0.2;
  const height = Math.max(...heights) + widest * 0.3 - top;
  const area = [-widest * 1.1, top, widest * 2.2, height] as const;
  if (m.kind === 'wood') return grain(pen, ...area, m, height > widest * 0.8);
  if (m.kind === 'fabric') return weave(pen, ...area, m, widest / 44);
  if (m.kind === 'weave') return plait(pen, ...area, m, widest / 6);
  if (m.kind === 'ceramic') return speckle(pen, ...area, m);
  return '';
}

function speckle(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  m: Material,
): string {
  return Array.from({ length: 46 }, (_, i) =>
    ellipse(
      x + width * pen.vary(`sx ${i}`, 0, 1),
      y + height * pen.vary(`sy ${i}`, 0, 1),
      width * pen.vary(`sr ${i}`, 0.0015, 0.0045),
      width * pen.vary(`sr ${i}`, 0.0015, 0.004),
      m.deep,
      { opacity: pen.vary(`so ${i}`, 0.15, 0.5) },
    ),
  ).join('');
}
