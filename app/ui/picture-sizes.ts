/**
 * In pixels. The shop's host serves no other sizes, because each takes space in the cache. A `Picture` with another
 * size comes from its original host.
 */

/** Ratio of width to height → widths. For a `Picture` without `widths`, list its width and 1.5 times its width. */
const crops: Readonly<Record<string, readonly number[]>> = {
  '1:1': [
    ...[80, 88, 96, 120, 132, 144, 240, 300, 320, 360, 400, 440, 450, 480, 500, 600, 660, 750],
    ...[900, 990, 1320, 1350, 1760],
  ],
  '2:1': [480, 768, 1200, 1344, 1440, 2016, 2160, 2880],
  '3:2': [480, 660, 720, 990],
  '4:3': [300, 384, 440, 512, 620, 660, 768, 930, 990, 1024],
  '4:5': [300, 400, 450, 600],
  '8:7': [480, 720, 1080, 1440],
  '24:17': [480, 960],
  '330:247': [330, 495],
};

const wholes: readonly number[] = [
  400, 450, 600, 700, 720, 900, 1000, 1080, 1350, 1400, 1600, 2400,
];

const cropNames = new Set(
  Object.entries(crops).flatMap(([ratio, widths]) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return widths.map((width) => `${width}x${Math.round((width * down) / across)}`);
  }),
);

export const isListedSize = (width: number, height?: number): boolean =>
  height === undefined ? wholes.includes(width) : cropNames.has(`${width}x${height}`);
