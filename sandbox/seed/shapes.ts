/**
 * Front outlines in a box of 100 × 100, as SVG paths with absolute M, L, C and Z. Shelves on
 * brackets are shown from above.
 */

const box = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top} L${right} ${top} L${right} ${bottom} L${left} ${bottom} Z`;

function oval(left: number, top: number, right: number, bottom: number): string {
  const k = 0.2239;
  const [width, height] = [right - left, bottom - top];
  const [x, y] = [left + width / 2, top + height / 2];
  const at = (fx: number, fy: number) =>
    `${(left + fx * width).toFixed(2)} ${(top + fy * height).toFixed(2)}`;
  return [
    `M${x} ${top}`,
    `C${at(1 - k, 0)} ${at(1, k)} ${right} ${y}`,
    `C${at(1, 1 - k)} ${at(1 - k, 1)} ${x} ${bottom}`,
    `C${at(k, 1)} ${at(0, 1 - k)} ${left} ${y}`,
    `C${at(0, k)} ${at(k, 0)} ${x} ${top} Z`,
  ].join(' ');
}

const legs = (top: number): string[] => [
  `M14 ${top} L20 ${top} L10 100 L5 100 Z`,
  `M80 ${top} L86 ${top} L95 100 L90 100 Z`,
];

export const shapes: Partial<Record<string, string[]>> = {
  'pendant:dome': ['M0 100 C0 50 20 12 44 12 L44 0 L56 0 L56 12 C80 12 100 50 100 100 Z'],
  'pendant:cone': ['M0 100 L42 14 L42 0 L58 0 L58 14 L100 100 Z'],
  'pendant:bell': [
    'M0 100 C22 88 30 62 36 34 C38 24 42 20 42 12 L42 0 L58 0 L58 12 C58 20 62 24 64 34 C70 62 78 88 100 100 Z',
  ],
  'pendant:globe': [box(40, -16, 60, 4), oval(0, 0, 100, 100)],
  'pendant:drum': [box(0, 0, 100, 100), 'M0 8 L100 8', 'M0 92 L100 92'],
  'wall-light:globe': [oval(0, 0, 100, 100), oval(38, 38, 62, 62)],
  'wall-light:updown': [box(0, 0, 100, 100), box(0, 46, 100, 54)],
  'wall-light:shade': [
    'M46 70 L54 70 L54 94 L46 94 Z',
    'M18 0 L82 0 L100 78 L0 78 Z',
    box(36, 94, 64, 100),
  ],
  'table-lamp:baluster': [
    'M25 0 L75 0 L100 42 L0 42 Z',
    'M47 42 L53 42 L53 50 C64 56 64 66 55 70 C70 76 66 92 60 95 L66 95 L66 100 L34 100 L34 95 L40 95 C34 92 30 76 45 70 C36 66 36 56 47 50 Z',
  ],
  'table-lamp:ball': ['M14 0 L86 0 L100 44 L0 44 Z', box(46, 44, 54, 54), oval(19, 53, 81, 100)],
  'table-lamp:column': ['M22 0 L78 0 L100 34 L0 34 Z', box(47, 34, 53, 96), box(18, 96, 82, 100)],
  'table-lamp:mushroom': [
    'M0 46 C0 14 24 0 50 0 C76 0 100 14 100 46 Z',
    'M36 46 L64 46 L72 100 L28 100 Z',
  ],
  'mirror:round': [oval(0, 0, 100, 100), oval(3, 3, 97, 97)],
  'mirror:arch': [
    'M0 100 L0 34 C0 12 22 0 50 0 C78 0 100 12 100 34 L100 100 Z',
    'M4 97 L4 34 C4 15 24 3 50 3 C76 3 96 15 96 34 L96 97 Z',
  ],
  'mirror:pill': [
    'M0 24 C0 8 20 0 50 0 C80 0 100 8 100 24 L100 76 C100 92 80 100 50 100 C20 100 0 92 0 76 Z',
    'M4 25 C4 10 23 2 50 2 C77 2 96 10 96 25 L96 75 C96 90 77 98 50 98 C23 98 4 90 4 75 Z',
  ],
  'stool:round': ['M4 0 L96 0 L100 9 L0 9 Z', ...legs(9), box(47, 9, 53, 100)],
  'stool:bar': ['M0 3 C20 0 80 0 100 3 L98 8 L2 8 Z', ...legs(8), box(10, 68, 90, 71)],
  'chair:spindle': [
    'M6 0 L94 0 L94 8 L6 8 Z',
    ...[14, 27, 40, 53, 66, 79].map((left) => box(left, 8, left + 5, 45)),
    box(0, 45, 100, 50),
    ...legs(50),
  ],
  'chair:woven': [
    box(8, 0, 92, 18),
    box(9, 18, 15, 42),
    box(85, 18, 91, 42),
    box(0, 42, 100, 50),
    'M0 46 L100 46',
    ...legs(50),
  ],
  'side-table:pedestal': [
    box(0, 0, 100, 5),
    'M46 5 L54 5 L60 92 L40 92 Z',
    'M22 96 C22 91 78 91 78 96 L78 100 L22 100 Z',
  ],
  'side-table:tripod': [
    'M0 0 L3 0 L3 6 L97 6 L97 0 L100 0 L100 11 L0 11 Z',
    ...legs(11),
    box(47, 11, 53, 100),
  ],
  'shelf:bracket': [box(0, 0, 100, 100), 'M16 0 L16 82', 'M84 0 L84 82'],
  'shelf:ledge': [box(0, 0, 100, 100), 'M0 52 L100 52'],
};
