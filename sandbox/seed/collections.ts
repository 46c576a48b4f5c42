import { roomImage } from './images';
import type { SeedCollection } from './types';

type Row = [handle: string, title: string, room: string | null, copy: string];

// prettier-ignore
const rows: Row[] = [
  ['all', 'Everything', 'store-front', 'Lighting, hardware, furniture and things for the table, all drawn and made by us.'],
  ['new', 'New this season', 'home-hero', 'The latest from the workshop: fewer things than you might expect, each a year or more in the making.'],
  ['lighting', 'Lighting', 'dining-evening', 'Pendants, wall lights and lamps that make a room easy to be in after dark. All dim, and all take an ordinary bulb.'],
  ['pendants', 'Pendants', 'kitchen-island', 'Domes, cones and globes for tables, islands and stairs. Every pendant comes with extra cable, to cut to length.'],
  ['wall-lights', 'Wall lights', 'bedroom-wall-light', 'For reading, for mirrors, and for the end of a long hallway.'],
  ['table-lamps', 'Table lamps', 'living-lamp', 'Turned, thrown and spun bases, with linen shades cut to suit each one.'],
  ['hardware', 'Hardware', 'workshop-bench', 'Knobs, handles, hooks and rails in matching finishes, so that a kitchen and the hallway next to it match.'],
  ['knobs', 'Knobs', 'drawer-detail', 'Small enough to try first. Each comes with two lengths of screw.'],
  ['handles', 'Handles', 'kitchen-brass', 'Bars, cups and bows with the usual hole spacing, so they fit the holes you already have.'],
  ['hooks', 'Hooks', 'hallway-hooks', 'Single hooks, double hooks, and pegs to stand in a row.'],
  ['towel-rails', 'Towel rails', 'bathroom-rail', 'Rails and rings with hidden fixings, plated and lacquered for wet rooms.'],
  ['bathroom', 'Bathroom', 'bathroom-nickel', 'What we would put in a bathroom: rails, mirrors, hooks and somewhere to sit.'],
  ['kitchen', 'Kitchen', 'kitchen-shelf', 'Light over the counter, a good handle on the drawer, and a mug worth reaching for.'],
  ['vases', 'Vases', 'ceramics-still-life', 'Thrown in stoneware, one at a time, to hold three stems or a whole branch.'],
  ['tableware', 'Tableware', 'table-setting', 'Mugs and bowls for every day, glazed in five quiet shades that mix.'],
  ['decoration', 'Decoration', 'ceramics-shelf', 'Vases for a branch or three stems, candlesticks, and the dinner candles that go in them.'],
  ['mirrors', 'Mirrors', 'hallway-mirror', 'Round, arched and long, in narrow frames.'],
  ['seating', 'Stools and chairs', 'dining-chairs', 'Made in solid timber with wedged and pegged joints, to be mended rather than replaced.'],
  ['furniture', 'Furniture', 'rug-floor', 'Chairs, stools, small tables and shelves.'],
  ['textiles', 'Textiles', 'textiles-stack', 'Cushions, throws and rugs in European linen, washed before it is sewn.'],
  ['storage', 'Baskets', 'living-corner', 'Woven by hand in seagrass and willow.'],
  ['brass', 'The brass edit', 'workshop-lamp', 'One metal, two moods: satin under lacquer, or aged by hand and left to change with use.'],
  ['sale', 'Sale', 'journal-light', 'The last pieces of finishes we are retiring. No codes, and no countdown.'],
  ['outdoor', 'Outdoor', null, 'Lights for porches and gardens arrive in the spring.'],
  ['lighting-accessories', 'Lighting accessories', 'reading-nook', 'Bulbs, ceiling roses, dimmers and cable: what a lamp needs and no box contains.'],
];

/** `outdoor` is empty and has no image: an upcoming collection. */
export const collections: SeedCollection[] = rows.map(([handle, title, room, copy], index) => ({
  id: 290_100_000_001 + index,
  handle,
  title,
  descriptionHtml: `<p>${copy}</p>`,
  image: room === null ? null : roomImage(room),
  seo: { title: index % 4 === 3 ? null : title, description: copy },
}));
