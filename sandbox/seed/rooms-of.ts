/** Room pictures that show a family, the best first. */
const shown: Record<string, string> = {
  pendant: 'kitchen-island dining-evening home-hero home-hero-tall',
  'wall-light': 'bedroom-wall-light journal-light reading-nook',
  'table-lamp': 'living-lamp store-front workshop-lamp',
  knob: 'drawer-detail workshop-bench bathroom-nickel',
  handle: 'kitchen-brass drawer-detail workshop-bench',
  hook: 'hallway-hooks bathroom-rail kitchen-shelf',
  'towel-rail': 'bathroom-rail bathroom-nickel',
  vase: 'ceramics-shelf ceramics-still-life journal-light',
  mug: 'kitchen-shelf table-setting home-hero',
  bowl: 'kitchen-shelf table-setting home-hero',
  'candle-holder': 'dining-evening home-hero table-setting',
  mirror: 'hallway-mirror bathroom-nickel hallway-hooks',
  stool: 'kitchen-island hallway-hooks rug-floor',
  chair: 'dining-chairs living-corner dining-evening',
  'side-table': 'living-lamp rug-floor reading-nook',
  shelf: 'ceramics-shelf kitchen-shelf workshop-lamp',
  cushion: 'textiles-stack bedroom-linen bedroom-wall-light',
  throw: 'textiles-stack bedroom-linen reading-nook',
  rug: 'rug-floor living-corner reading-nook',
  basket: 'living-corner hallway-mirror hallway-hooks',
};

/** Names of rooms that show this family, the best first; see `pictures/rooms.ts`. */
export const roomsOf = (family: string): string[] => (shown[family] ?? '').split(' ');
