/** What all designs of one family share. */
export type Family = {
  /** The form in handles and picture names, e.g. `wall-light`. */
  id: string;
  /** The last words of titles, and `productType`. */
  title: string;
  type: string;
  /** Its collections, besides `all`. */
  collections: string[];
  rooms: string[];
  /** Silhouettes that can be drawn. */
  shapes: string[];
  /** Finishes that generated designs may have. */
  finishes: string[];
};

const family = (
  id: string,
  title: string,
  collections: string,
  rooms: string,
  shapes: string,
  finishes: string,
): Family => ({
  id,
  title,
  type: title.charAt(0) + title.slice(1).toLowerCase(),
  collections: collections.split(' '),
  rooms: rooms.split(', '),
  shapes: shapes.split(' '),
  finishes: finishes.split(' '),
});

const metal = 'brass aged-brass nickel black';
const wood = 'oak walnut';
const glaze = 'chalk sand clay moss ink';
const cloth = 'linen oat rust fern slate';

// prettier-ignore
export const families: Family[] = [
  family('pendant', 'Pendant', 'pendants lighting', 'Kitchen, Dining room', 'dome cone bell globe drum', `${metal} white`),
  family('wall-light', 'Wall Light', 'wall-lights lighting', 'Bedroom, Hallway', 'arm globe updown shade', `${metal} white`),
  family('table-lamp', 'Table Lamp', 'table-lamps lighting', 'Living room, Bedroom', 'baluster ball column mushroom', `${metal} ${wood} ${glaze}`),
  family('knob', 'Knob', 'knobs hardware', 'Kitchen, Bedroom', 'round mushroom facet tbar sphere', `${metal} ${wood}`),
  family('handle', 'Handle', 'handles hardware', 'Kitchen', 'bar cup bow edge', `${metal} ${wood}`),
  family('hook', 'Hook', 'hooks hardware', 'Hallway, Bathroom', 'single double peg rail', `${metal} ${wood}`),
  family('towel-rail', 'Towel Rail', 'towel-rails bathroom hardware', 'Bathroom', 'single double ring', metal),
  family('vase', 'Vase', 'vases decoration', 'Living room, Dining room', 'bottle amphora moon cylinder', glaze),
  family('mug', 'Mug', 'tableware', 'Kitchen', 'straight round tapered', glaze),
  family('bowl', 'Bowl', 'tableware', 'Kitchen, Dining room', 'coupe footed deep', `${glaze} ${wood}`),
  family('candle-holder', 'Candle Holder', 'decoration', 'Dining room, Living room', 'column saucer', metal),
  family('mirror', 'Mirror', 'mirrors', 'Hallway, Bathroom', 'round arch pill', `${metal} ${wood}`),
  family('stool', 'Stool', 'seating furniture', 'Kitchen, Bathroom', 'round bar', `${wood} black`),
  family('chair', 'Chair', 'seating furniture', 'Dining room', 'spindle woven', `${wood} black`),
  family('side-table', 'Side Table', 'furniture', 'Living room, Bedroom', 'pedestal tripod', `${wood} black white`),
  family('shelf', 'Shelf', 'furniture', 'Kitchen, Living room', 'bracket ledge', `${wood} white`),
  family('cushion', 'Cushion', 'textiles', 'Living room, Bedroom', 'plain stripe lumbar', cloth),
  family('throw', 'Throw', 'textiles', 'Bedroom, Living room', 'fringe waffle', cloth),
  family('rug', 'Rug', 'textiles', 'Living room', 'stripe border', cloth),
  family('basket', 'Basket', 'storage', 'Living room, Bathroom', 'round tall', 'seagrass willow'),
];

const byId = new Map(families.map((entry) => [entry.id, entry]));

/** A family by its id. Throws on an unknown one. */
export function familyOf(id: string): Family {
  const found = byId.get(id);
  if (!found) throw new Error(`no family "${id}"`);
  return found;
}
