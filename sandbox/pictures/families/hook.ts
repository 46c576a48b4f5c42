import { around, type Sketch } from '../art';
import { ball, board, disc, plate, tube } from '../parts';
import { ellipse, stroke } from '../pen';
import { cast } from '../solid';

/** A hook, a peg or a row of pegs on the wall. */
export const hook: Sketch = (pen, shape, m) => {
  const k = pen.vary('size', 0.94, 1.08);
  if (shape === 'rail') {
    const peg = (x: number) =>
      ellipse(x + 7, 9, 15, 15, '#1e140c', { opacity: 0.35, filter: pen.blur(5) }) +
      ball(pen, x, 0, 15, m) +
      disc(pen, x, 0, 10.5, m);
    const back = board(pen, -300, -42, 600, 84, m, 6);
    return {
      mount: 'wall',
      box: around(300, -80, 80),
      shadow: cast(pen, back, 16, 0.36),
      body: back + [-222, -74, 74, 222].map(peg).join(''),
    };
  }
  if (shape === 'peg') {
    const r = 21 * k;
    return {
      mount: 'wall',
      box: around(r * 1.1, -r, r * 1.2),
      shadow: cast(pen, ellipse(0, 0, r * 0.95, r * 0.95, '#241a12'), 20, 0.4),
      body:
        disc(pen, 3, 5, r * 0.72, m) + ball(pen, 0, 0, r, m) + disc(pen, -0.6, -0.8, r * 0.72, m),
    };
  }
  if (shape === 'double') {
    const arms = 'M0 0C-2 -30 -1 -48 0 -64M0 6C1 22 1 30 0 44';
    return {
      mount: 'wall',
      box: around(40, -84, 62),
      shadow: cast(
        pen,
        ellipse(0, 0, 24, 24, '#241a12') +
          stroke(arms, '#241a12', 12) +
          ellipse(0, -66, 11, 11, '#241a12') +
          ellipse(0, 46, 10, 10, '#241a12'),
        17,
        0.36,
      ),
      body:
        disc(pen, 0, 0, 24 * k, m) +
        tube(arms, 12, m) +
        ball(pen, 0, -66, 11.5, m) +
        ball(pen, 0, 46, 10, m),
    };
  }
  const drop = 'M0 -16C0 8 0 20 0 26';
  return {
    mount: 'wall',
    box: around(32, -46, 48),
    shadow: cast(pen, plate(pen, -14, -40, 28, 80, m) + ellipse(0, 28, 19, 15, '#241a12'), 13, 0.4),
    body:
      plate(pen, -14 * k, -40, 28 * k, 80, m) +
      tube(drop, 15, m) +
      ellipse(4, 37, 18, 12, '#1c130c', { opacity: 0.35, filter: pen.blur(4) }) +
      ball(pen, 0, 26, 17 * k, m),
  };
};
