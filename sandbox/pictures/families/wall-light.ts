import { around, type Sketch } from '../art';
import { ellipse, path, place, type Pen } from '../pen';
import { ball, disc, tube } from '../parts';
import { globe, linenShade, underside } from '../shades';
import { cast, turned, type Profile } from '../solid';

/** A fan of light on the wall, upwards or downwards from a point. */
function fan(pen: Pen, y: number, height: number): string {
  const way = Math.sign(height);
  const light = pen.vertical(
    way < 0
      ? [
          [0, '#fff6de', 0],
          [1, '#fff6de', 0.95],
        ]
      : [
          [0, '#fff6de', 0.95],
          [1, '#fff6de', 0],
        ],
  );
  const d = `M-30 ${y}L30 ${y}Q90 ${y + height * 0.5} 150 ${y + height}Q0 ${y + height * 1.16} -150 ${y + height}Q-90 ${y + height * 0.5} -30 ${y}Z`;
  return path(d, light, { filter: pen.blur(16) });
}

/** A light on the wall; the origin is its backplate. */
export const wallLight: Sketch = (pen, shape, m) => {
  const k = pen.vary('size', 0.92, 1.1);
  if (shape === 'updown') {
    const h = 120 * k;
    const body =
      turned(
        pen,
        [
          [-h, 36, 1],
          [h, 36, 1],
        ],
        m,
        0.14,
      ) + ellipse(0, -h, 35, 5, '#fff3d4');
    return {
      mount: 'wall',
      box: around(110, -h - 130, h + 130),
      shadow: fan(pen, -h, -300) + fan(pen, h, 300) + cast(pen, body, 34),
      body,
    };
  }
  if (shape === 'globe') {
    const holder = turned(
      pen,
      [
        [-78, 34, 1],
        [-66, 31],
        [-52, 15],
        [-14, 13, 1],
      ],
      m,
    );
    return {
      mount: 'wall',
      box: around(100, -200, 70),
      shadow: cast(pen, ellipse(0, 0, 56 * k, 56 * k, '#2b2018'), 26),
      body:
        disc(pen, 0, 0, 56 * k, m) +
        globe(pen, 0, -122 * k, 62 * k) +
        holder +
        ball(pen, 0, -8, 17, m),
    };
  }
  if (shape === 'shade') {
    const bracket =
      disc(pen, 0, 60, 40 * k, m) + tube('M0 60C0 130 44 130 44 80C44 40 0 40 0 10', 10, m);
    return {
      mount: 'wall',
      box: around(130, -160, 140),
      shadow: cast(pen, ellipse(0, 60, 40 * k, 40 * k, '#2b2018'), 24),
      body: bracket + linenShade(pen, -160 * k, 20, 74 * k, 116 * k),
    };
  }
  const shade: Profile = [
    [0, 12, 1],
    [30, 16],
    [44, 30],
    [118, 66, 1],
  ];
  const arm = 'M0 0V-54Q0 -96 44 -106L168 -138';
  const head = place(
    turned(pen, shade, m, 0.2) + underside(pen, 118, 66, m, 0.24),
    176,
    -150,
    1,
    18,
  );
  return {
    mount: 'wall',
    box: { x: -70, y: -190, width: 330, height: 260 },
    shadow: cast(pen, ellipse(0, 0, 48 * k, 48 * k, '#2b2018') + tube(arm, 12, m) + head, 40, 0.24),
    body:
      disc(pen, 0, 0, 48 * k, m) +
      tube(arm, 12, m) +
      disc(pen, 0, -54, 13, m) +
      disc(pen, 168, -138, 12, m) +
      head,
  };
};
