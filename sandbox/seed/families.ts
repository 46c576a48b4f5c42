export type Family = {
  id: string;
  title: string;
  type: string;
  collections: string[];
  rooms: string[];
  finishes: string[];
};

const family = (
  id: string,
  title: string,
  collections: string,
  rooms: string,
  finishes: string,
): Family => ({
  id,
  title,
  type: title.charAt(0) + title.slice(1).toLowerCase(),
  collections: collections.split(' '),
  rooms: rooms.split(', '),
  finishes: finishes.split(' '),
});

const metal = 'brass aged-brass nickel black';
const wood = 'oak walnut';
const glaze = 'chalk sand clay moss ink';
const cloth = 'linen oat rust fern slate';

// prettier-ignore
export const families: Family[] = [
  family('pendant', 'Pendant', 'pendants lighting', 'Kitchen, Dining room', `${metal} white`),
  family('wall-light', 'Wall Light', 'wall-lights lighting', 'Bedroom, Hallway', `${metal} white`),
  family('table-lamp', 'Table Lamp', 'table-lamps lighting', 'Living room, Bedroom', `${metal} ${wood} ${glaze}`),
  family('knob', 'Knob', 'knobs hardware', 'Kitchen, Bedroom', `${metal} ${wood}`),
  family('handle', 'Handle', 'handles hardware', 'Kitchen', `${metal} ${wood}`),
  family('hook', 'Hook', 'hooks hardware', 'Hallway, Bathroom', `${metal} ${wood}`),
  family('towel-rail', 'Towel Rail', 'towel-rails bathroom hardware', 'Bathroom', metal),
  family('vase', 'Vase', 'vases decoration', 'Living room, Dining room', glaze),
  family('mug', 'Mug', 'tableware', 'Kitchen', glaze),
  family('bowl', 'Bowl', 'tableware', 'Kitchen, Dining room', `${glaze} ${wood}`),
  family('candle-holder', 'Candle Holder', 'decoration', 'Dining room, Living room', metal),
  family('mirror', 'Mirror', 'mirrors', 'Hallway, Bathroom', `${metal} ${wood}`),
  family('stool', 'Stool', 'seating furniture', 'Kitchen, Bathroom', `${wood} black`),
  family('chair', 'Chair', 'seating furniture', 'Dining room', `${wood} black`),
  family('side-table', 'Side Table', 'furniture', 'Living room, Bedroom', `${wood} black white`),
  family('shelf', 'Shelf', 'furniture', 'Kitchen, Living room', `${wood} white`),
  family('cushion', 'Cushion', 'textiles', 'Living room, Bedroom', cloth),
  family('throw', 'Throw', 'textiles', 'Bedroom, Living room', cloth),
  family('rug', 'Rug', 'textiles', 'Living room', cloth),
  family('basket', 'Basket', 'storage', 'Living room, Bathroom', 'seagrass willow'),
];

const byId = new Map(families.map((entry) => [entry.id, entry]));

export function familyOf(id: string): Family {
  const found = byId.get(id);
  if (!found) throw new Error(`no family "${id}"`);
  return found;
}
