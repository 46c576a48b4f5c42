import { photoSizes } from './photos.generated';

/**
 * A photograph at `/prismic-images/rooms/{name}.jpg`. `photos/catalog.py` parses this file's text.
 */
export type Room = { name: string; alt: string; width: number; height: number };

const format =
  (ratio: number) =>
  (name: string, alt: string): Room => {
    const [width, height] = photoSizes[`rooms/${name}`] ?? [1200, Math.round(1200 / ratio)];
    return { name, alt, width, height };
  };
const wide = format(3 / 2);
const banner = format(2);
const tall = format(4 / 5);

export const rooms: Room[] = [
  banner('home-hero', 'A brass dome pendant over an oak table with a bowl and a vase'),
  tall('home-hero-tall', 'A brass dome pendant over an oak table with a vase'),
  wide('kitchen-brass', 'Sage green kitchen drawers with brass handles under two pendants'),
  wide('kitchen-island', 'Three black pendants in a row over a white kitchen island'),
  tall('kitchen-shelf', 'An oak shelf with stacked bowls and mugs on a tiled wall'),
  wide('dining-evening', 'A dining table in the evening, lit by one low pendant'),
  wide('dining-chairs', 'Two oak chairs at a small table by a window'),
  tall('table-setting', 'A bowl, a mug and a candle on a linen runner'),
  wide('living-lamp', 'A table lamp on a side table beside a low sofa'),
  wide('living-corner', 'An armless chair, a basket and a rug in a quiet corner'),
  tall('reading-nook', 'A chair under a wall light with a folded throw on its seat'),
  wide('bedroom-wall-light', 'A bed with linen cushions between two wall lights'),
  tall('bedroom-linen', 'A folded throw and cushions on a bed in morning light'),
  wide('hallway-hooks', 'A peg rail and a round mirror in a hallway'),
  tall('hallway-mirror', 'An arched mirror above a stool and a basket'),
  wide('bathroom-nickel', 'A pill-shaped mirror between two nickel wall lights'),
  tall('bathroom-rail', 'A linen towel on a brass rail on a tiled wall'),
  wide('workshop-bench', 'Knobs and handles laid out on a workbench'),
  tall('workshop-lamp', 'A black pendant over a workbench with turned brass parts'),
  wide('ceramics-shelf', 'Vases in chalk, clay and moss on a long shelf'),
  tall('ceramics-still-life', 'Three vases on a table in window light'),
  wide('textiles-stack', 'Cushions and folded throws on a bench'),
  tall('drawer-detail', 'A cup handle and a knob on painted drawers'),
  banner('journal-light', 'A wall in late sun with one wall light and a vase'),
  banner('store-front', 'A long table with lamps in the Lintel shop'),
  banner('dining-pendants', 'Two white pendants over an oak table in front of a sage green wall'),
  banner('candlelight', 'Four lit candles in brass holders on a walnut table'),
  wide('rug-floor', 'A striped rug under a side table and a stool'),
];

export function roomPath(name: string): string {
  if (!rooms.some((entry) => entry.name === name)) throw new Error(`no room image "${name}"`);
  return `/prismic-images/rooms/${name}.jpg`;
}
