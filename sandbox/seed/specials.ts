import type { SeedVariant } from './types';

/** Exceptions by product handle, for tests. */

export const soldOut = new Set([
  'sorrel-pendant-nickel',
  'selwyn-vase-moss',
  'orrin-towel-rail-nickel',
  'fallow-rug-rust',
]);

export const variantGone: Record<string, string> = {
  'halden-pendant-brass': 'Large / Black',
  'tolland-handle-black': '320 mm',
  'nolan-cushion-rust': '55 × 55 cm / Cover only',
  'kilda-rug-linen': 'Runner',
};

export const low: Record<string, number> = {
  'arden-mirror-black': 3,
  'ebb-side-table-white': 1,
  'skerry-wall-light-nickel': 2,
  'bramley-knob-nickel': 3,
  'lund-side-table-oak': 3,
};

/**
 * Filters and search use these texts. A design for low ceilings must come in a size that is at most
 * 25 cm high.
 */
export const suits: Record<string, string[]> = {
  Halden: ['Low ceilings'],
  Orsta: ['Low ceilings'],
  Tarn: ['Low ceilings'],
  Fenwick: ['Reading lamp', 'Bedside lamp'],
  Quill: ['Reading lamp', 'Bedside lamp'],
  Isola: ['Bedside lamp'],
};

export type Oversold = Pick<SeedVariant, 'inventory' | 'preorder' | 'backorder' | 'ships'>;
const later = (inventory: number, backorder: string, days: number): Oversold => ({
  inventory,
  backorder,
  preorder: null,
  ships: { days },
});
const soon = (inventory: number, preorder: string, day?: string): Oversold => ({
  inventory,
  preorder,
  backorder: null,
  ships: day ? { day } : null,
});

export const oversold: Record<string, Oversold> = {
  'perch-stool-walnut': later(-4, 'Made to order. Ships in 5 to 6 weeks.', 42),
  'aske-chair-black': later(0, 'On backorder. Ships in 3 to 4 weeks.', 28),
  'solene-mirror-oak': later(-1, 'Made to order. Ships in 4 weeks.', 28),
  'haddon-table-lamp-white': soon(0, 'Preorder now. Ships from mid-January.', '01-18'),
  'luna-vase-sand': soon(-12, 'Preorder now. From the February firing.'),
  'lund-side-table-walnut': { inventory: 0, preorder: null, backorder: null, ships: null },
  'tove-chair-oak': later(6, 'On backorder. Ships in 3 to 4 weeks.', 28),
};

/** Sold in pairs, from two to twenty pieces. */
export const inPairs = new Set(['pip-knob-walnut']);

export const sale: Record<string, number> = {
  'orsta-pendant-aged-brass': 0.2,
  'tarn-pendant-fern': 0.3,
  'pell-wall-light-black': 0.15,
  'isola-table-lamp-clay': 0.25,
  'cade-knob-aged-brass': 0.3,
  'wick-handle-aged-brass': 0.2,
  'wick-handle-black': 0.2,
  'linton-towel-rail-aged-brass': 0.15,
  'harrow-bowl-moss': 0.25,
  'dunmore-mug-moss': 0.2,
  'vesper-candle-holder-black': 0.2,
  'arden-mirror-aged-brass': 0.15,
  'bray-stool-walnut': 0.2,
  'quarry-cushion-fern': 0.3,
  'ashby-throw-rust': 0.3,
  'kilda-rug-slate': 0.2,
};

export const fresh = new Set([
  'Haddon:table-lamp',
  'Lowen:wall-light',
  'Ridge:handle',
  'Row:hook',
  'Luna:vase',
  'Fold:mug',
  'Linton:mirror',
  'Tove:chair',
  'Lath:shelf',
  'Quarry:cushion',
  'Weir:throw',
  'Creel:basket',
]);

export const unpublished = new Set(['creel-basket-seagrass']);

export const hidden = new Set(['creel-basket-seagrass', 'tolland-knob-black', 'dunmore-mug-moss']);

export const badHex = {
  in: 'isola-table-lamp-ink',
  of: 'isola-table-lamp-chalk',
  color: '#b08dzz',
};
