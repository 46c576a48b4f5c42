import { type Art, type Sketch } from '../art';
import { mix } from '../colour';
import { ball, disc, plate, tube } from '../parts';
import { ellipse, n, path } from '../pen';
import { cast } from '../solid';

/** Framed with air around it: a knob is a small thing. */
const square = (r: number): Art['box'] => ({
  x: -r * 1.3,
  y: -r * 1.3,
  width: r * 2.6,
  height: r * 2.6,
});

const dark = (r: number) => ellipse(0, 0, r, r, '#241a12');

/** Eight flat facets around a flat face, each with its own light. */
function facets(r: number, light: string, shade: string): string {
  const at = (i: number, radius: number) => {
    const angle = (Math.PI / 4) * (i + 0.5);
    return `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`;
  };
  return Array.from({ length: 8 }, (_, i) => {
    const facing = 0.12 + 0.76 * ((1 - Math.cos((Math.PI / 4) * (i + 1) - Math.PI * 1.3)) / 2);
    return path(
      `M${at(i, r)}L${at(i + 1, r)}L${at(i + 1, r * 0.6)}L${at(i, r * 0.6)}Z`,
      mix(light, shade, facing),
    );
  }).join('');
}

/** A cabinet knob seen from the front. */
export const knob: Sketch = (pen, shape, m) => {
  const r = 16 * pen.vary('size', 0.95, 1.1);
  if (shape === 'tbar') {
    return {
      mount: 'wall',
      box: square(22),
      shadow: cast(pen, plate(pen, -25, -5.5, 50, 11, m), 10, 0.4),
      body: disc(pen, 0, 3, 7.5, m) + tube('M-19.5 0H19.5', 11, m),
    };
  }
  if (shape === 'facet') {
    const octagon = facets(r, m.light, m.deep);
    const flat = Array.from({ length: 8 }, (_, i) => {
      const angle = (Math.PI / 4) * (i + 0.5);
      return `${i === 0 ? 'M' : 'L'}${n(Math.cos(angle) * r * 0.6)} ${n(Math.sin(angle) * r * 0.6)}`;
    }).join('');
    const face = pen.linear(
      [
        [0, m.bright],
        [0.45, m.base],
        [1, m.dark],
      ],
      [0, 0],
      [1, 1],
    );
    return {
      mount: 'wall',
      box: square(r),
      shadow: cast(pen, dark(r), 9, 0.42),
      body: octagon + path(`${flat}Z`, face),
    };
  }
  if (shape === 'sphere') {
    return {
      mount: 'wall',
      box: square(r),
      shadow: cast(pen, dark(r * 0.98), 11, 0.42),
      body: ball(pen, 0, 0, r, m),
    };
  }
  if (shape === 'mushroom') {
    const body =
      disc(pen, 0, 0, r, m) +
      ellipse(0, 0, r * 0.8, r * 0.8, m.deep, { opacity: 0.55 }) +
      ball(pen, 0, 0, r * 0.77, m);
    return { mount: 'wall', box: square(r), shadow: cast(pen, dark(r), 10, 0.42), body };
  }
  const ring = pen.vary('ring', 0.66, 0.8);
  const body =
    ball(pen, 0, 0, r, m) +
    ellipse(0, 0, r * ring * 1.03, r * ring * 1.03, m.dark, { opacity: 0.6 }) +
    disc(pen, 0, 0, r * ring, m);
  return { mount: 'wall', box: square(r), shadow: cast(pen, dark(r), 10, 0.42), body };
};
