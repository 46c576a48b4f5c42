import { around, type Sketch } from '../art';
import { mix } from '../colour';
import { board, stuff, tube } from '../parts';
import { path } from '../pen';
import { cast } from '../solid';

const iron = stuff('#1f1f1f', 'paint');

/** A shelf on the wall; the origin is the middle of its upper front edge. */
export const shelf: Sketch = (pen, shape, m) => {
  const half = 440 * pen.vary('long', 0.94, 1.04);
  const top = path(
    `M${-half} 0L${-half + 26} -26H${half - 26}L${half} 0Z`,
    pen.vertical([
      [0, mix(m.base, m.dark, 0.3)],
      [1, m.light],
    ]),
  );
  if (shape === 'ledge') {
    const body =
      path(
        `M${-half} -2V-58H${half}V-2Z`,
        pen.vertical([
          [0, m.light],
          [0.1, m.base],
          [1, m.dark],
        ]),
      ) + board(pen, -half, -26, half * 2, 44, m, 3);
    return {
      mount: 'wall',
      box: around(half, -190, 150),
      shadow: cast(pen, path(`M${-half} -58H${half}V18H${-half}Z`, '#241a12'), 40, 0.34),
      body,
    };
  }
  const bracket = (x: number) =>
    tube(`M${x} 34V168Q${x} 182 ${x + 4} 180M${x} 150Q${x + 2} 66 ${x} 40`, 15, iron);
  const front = board(pen, -half, 0, half * 2, 34, m, 3);
  return {
    mount: 'wall',
    box: around(half, -170, 210),
    shadow: cast(pen, path(`M${-half} 0H${half}V34H${-half}Z`, '#241a12'), 62, 0.34),
    body: bracket(-half * 0.62) + bracket(half * 0.62) + top + front,
  };
};
