import { around, type Sketch } from '../art';
import { path, stroke, type Pen } from '../pen';
import { cast } from '../solid';
import { tube } from '../parts';

/** Silvered glass with the light of a room in it. */
function glass(pen: Pen, d: string, w: number, h: number): string {
  const sky = pen.linear(
    [
      [0, '#f2efe8'],
      [0.42, '#dcd7cc'],
      [0.6, '#c6c1b6'],
      [1, '#b2aca0'],
    ],
    [0.1, 0],
    [0.9, 1],
  );
  const beam = (x: number, width: number, opacity: number) =>
    path(
      `M${x} ${-h}L${x + width} ${-h}L${x + width - w * 0.9} ${h}L${x - w * 0.9} ${h}Z`,
      '#fffdf8',
      { opacity },
    );
  return (
    path(d, sky) + pen.within(d, beam(w * 0.15, w * 0.34, 0.3) + beam(w * 0.62, w * 0.1, 0.24))
  );
}

/** A mirror on the wall in a narrow frame. */
export const mirror: Sketch = (pen, shape, m) => {
  const k = pen.vary('size', 0.94, 1.06);
  const [w, h] = shape === 'arch' ? [300 * k, 450] : shape === 'pill' ? [200 * k, 400] : [350, 350];
  const shapes: Record<string, string> = {
    arch: `M${-w} ${h}V${-h + w}A${w} ${w} 0 0 1 ${w} ${-h + w}V${h}Z`,
    pill: `M${-w} ${h - w}V${-h + w}A${w} ${w} 0 0 1 ${w} ${-h + w}V${h - w}A${w} ${w} 0 0 1 ${-w} ${h - w}Z`,
    round: `M${-w} 0A${w} ${w} 0 1 1 ${w} 0A${w} ${w} 0 1 1 ${-w} 0Z`,
  };
  const d = shapes[shape] ?? (shapes.round as string);
  const inset = stroke(d, '#5b5248', 20, { opacity: 0.3, transform: 'translate(5 7)' });
  return {
    mount: 'wall',
    box: around(w, -h, h),
    shadow: cast(pen, path(d, '#2a1f16'), 36, 0.32),
    body: glass(pen, d, w, h) + pen.within(d, inset) + tube(d, 15 * pen.vary('frame', 0.8, 1.4), m),
  };
};
