import { around, type Sketch } from '../art';
import { candle, tube } from '../parts';
import { contact, mouth, turned } from '../solid';

const tilt = 0.17;

/** A holder with a dinner candle in it. */
export const candleHolder: Sketch = (pen, shape, m) => {
  if (shape === 'saucer') {
    const r = 70 * pen.vary('wide', 0.95, 1.1);
    return {
      mount: 'stand',
      box: { ...around(r, -150, 16), width: r * 2.6 },
      shadow: contact(pen, r * 0.9, tilt),
      body:
        tube(`M${r * 0.94} -16C${r * 1.62} -42 ${r * 1.62} 16 ${r * 0.94} -8`, 7, m) +
        turned(
          pen,
          [
            [-18, r, 1],
            [-8, r * 0.92],
            [0, r * 0.66, 1],
          ],
          m,
          tilt,
        ) +
        mouth(pen, -18, r, m, tilt, 0.05) +
        candle(pen, -44, 11, 105) +
        turned(
          pen,
          [
            [-48, 15, 1],
            [-42, 13],
            [-14, 13],
            [-6, 22, 1],
          ],
          m,
          tilt,
        ),
    };
  }
  const h = 205 * pen.vary('tall', 0.75, 1.1);
  const bead = pen.vary('bead', 0.35, 0.7);
  return {
    mount: 'stand',
    box: around(48, -h - 170, 10),
    shadow: contact(pen, 46, tilt),
    body:
      candle(pen, -h + 6, 11, 170) +
      turned(
        pen,
        [
          [-h, 16, 1],
          [-h + 20, 14],
          [-h + 30, 8],
          [-h * bead - 16, 6],
          [-h * bead, 12],
          [-h * bead + 16, 6],
          [-34, 7],
          [-18, 24],
          [-6, 44, 1],
          [0, 46, 1],
        ],
        m,
        tilt,
      ),
  };
};
