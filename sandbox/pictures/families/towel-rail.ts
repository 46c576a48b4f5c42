import { around, type Sketch } from '../art';
import { ball, disc, plate, tube } from '../parts';
import { ellipse, stroke } from '../pen';
import { cast } from '../solid';

/** A rail or ring for towels, on the wall. */
export const towelRail: Sketch = (pen, shape, m) => {
  if (shape === 'ring') {
    const r = 88 * pen.vary('size', 0.95, 1.08);
    const hoop = `M0 0A${r} ${r} 0 1 1 -0.1 0Z`;
    return {
      mount: 'wall',
      box: around(r + 14, -40, r * 2 + 10),
      shadow: cast(pen, stroke(hoop, '#241a12', 11) + ellipse(0, -6, 27, 27, '#241a12'), 24, 0.34),
      body: disc(pen, 0, -6, 28, m) + tube(hoop, 11, m) + ball(pen, 0, -2, 15, m),
    };
  }
  const half = 300;
  if (shape === 'double') {
    const ends = (x: number) => plate(pen, x - 17, -62, 34, 124, m);
    const bars = [-34, 34].map((y) => tube(`M${-half} ${y}H${half}`, 17, m));
    const shade = [-34, 34].map((y) => stroke(`M${-half} ${y}H${half}`, '#241a12', 17)).join('');
    return {
      mount: 'wall',
      box: around(half + 20, -110, 110),
      shadow: cast(pen, shade, 34, 0.3),
      body:
        ends(-half) +
        ends(half) +
        bars.join('') +
        [-half, half].flatMap((x) => [ball(pen, x, -34, 14, m), ball(pen, x, 34, 14, m)]).join(''),
    };
  }
  const r = 30 * pen.vary('bracket', 0.9, 1.15);
  const bar = `M${-half} 0H${half}`;
  return {
    mount: 'wall',
    box: around(half + r, -100, 100),
    shadow: cast(
      pen,
      stroke(bar, '#241a12', 18) +
        ellipse(-half, 0, r, r, '#241a12') +
        ellipse(half, 0, r, r, '#241a12'),
      30,
      0.32,
    ),
    body:
      disc(pen, -half, 0, r, m) +
      disc(pen, half, 0, r, m) +
      tube(bar, 18, m) +
      ball(pen, -half, 0, 15, m) +
      ball(pen, half, 0, 15, m),
  };
};
