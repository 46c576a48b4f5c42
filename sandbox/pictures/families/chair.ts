import { around, type Sketch } from '../art';
import { leg, stuff, tube } from '../parts';
import { mix } from '../colour';
import { n, path } from '../pen';
import { contact, shade } from '../solid';
import { grain, weave } from '../texture';

/** A dining chair from the front, a little from above. */
export const chair: Sketch = (pen, shape, m) => {
  const w = 225 * pen.vary('wide', 0.96, 1.06);
  const seat = -440;
  const back = shape === 'woven' ? -740 : -815 * pen.vary('tall', 0.97, 1.04);
  const face = `M${n(-w * 0.82)} ${seat - 62}Q0 ${seat - 74} ${n(w * 0.82)} ${seat - 62}L${n(w)} ${seat}Q${n(w)} ${seat + 10} ${n(w - 12)} ${seat + 12}Q0 ${seat + 26} ${n(-w + 12)} ${seat + 12}Q${n(-w)} ${seat + 10} ${n(-w)} ${seat}Z`;
  const cord = stuff('#d5bf97', 'weave');
  const top = shape === 'woven' ? cord : m;
  const cover =
    shape === 'woven'
      ? weave(pen, -w, seat - 80, w * 2, 120, cord, 13)
      : grain(pen, -w, seat - 80, w * 2, 120, m);
  const rail = `M${n(-w * 0.8)} ${n(back + 24)}Q0 ${n(back - 34)} ${n(w * 0.8)} ${n(back + 24)}`;
  const posts = [-1, 1]
    .map((side) =>
      tube(`M${n(side * w * 0.72)} ${seat - 60}L${n(side * w * 0.79)} ${n(back + 22)}`, 26, m),
    )
    .join('');
  const inner =
    shape === 'woven'
      ? tube(
          `M${n(-w * 0.76)} ${n(back + 130)}Q0 ${n(back + 92)} ${n(w * 0.76)} ${n(back + 130)}`,
          34,
          m,
        )
      : [-0.48, -0.29, -0.1, 0.1, 0.29, 0.48]
          .map((x) => tube(`M${n(x * w)} ${seat - 66}L${n(x * w * 1.14)} ${n(back + 4)}`, 13, m))
          .join('');
  const fill = pen.vertical([
    [0, mix(top.base, top.dark, 0.25)],
    [0.7, top.light],
    [1, top.dark],
  ]);
  return {
    mount: 'stand',
    box: around(w, back - 20, 14),
    shadow:
      shade(pen, w * 1.1, 0, -26) +
      contact(pen, 24, 0.25, -w * 0.92) +
      contact(pen, 24, 0.25, w * 0.92),
    body:
      leg(pen, [-w * 0.66, seat], [-w * 0.72, -62], 30, m) +
      leg(pen, [w * 0.66, seat], [w * 0.72, -62], 30, m) +
      posts +
      inner +
      tube(rail, shape === 'woven' ? 58 : 44, m) +
      leg(pen, [-w * 0.84, seat], [-w * 0.92, 0], 38, m) +
      leg(pen, [w * 0.84, seat], [w * 0.92, 0], 38, m) +
      tube(`M${n(-w * 0.86)} -215H${n(w * 0.86)}`, 18, m) +
      path(face, fill) +
      pen.within(face, cover) +
      path(
        `M${n(-w)} ${seat}Q0 ${seat + 26} ${n(w)} ${seat}V${seat + 12}Q0 ${seat + 38} ${n(-w)} ${seat + 12}Z`,
        m.dark,
      ),
  };
};
