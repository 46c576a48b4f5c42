import type { Design, Size } from './designs/design';
import { factsOfSize } from './facts';
import { hash } from './hash';
import { pricesOf } from './prices';
import { inPairs, low, oversold, soldOut, variantGone } from './specials';
import type { SeedVariant } from './types';

type Cut = { size: Size; options: string[]; usd: number };

function cutsOf(design: Design): Cut[] {
  return design.sizes.flatMap((size) => {
    const own = size.name === null ? [] : [size.name];
    if (!design.extra) return [{ size, options: own, usd: size.usd }];
    return design.extra.values.map((value) => ({
      size,
      options: [...own, value.name],
      usd: size.usd + value.add,
    }));
  });
}

export function optionsOf(design: Design): { name: string; values: string[] }[] {
  const names = design.sizes.flatMap((size) => (size.name === null ? [] : [size.name]));
  const sizes = names.length > 0 ? [{ name: 'Size', values: names }] : [];
  if (!design.extra) return sizes;
  return [...sizes, { name: design.extra.name, values: design.extra.values.map((v) => v.name) }];
}

export function variantsOf(
  design: Design,
  handle: string,
  ordinal: number,
  off: number,
): SeedVariant[] {
  const last = design.sizes.at(-1);
  return cutsOf(design).map((cut, index) => {
    const title = cut.options.join(' / ') || 'Default Title';
    return {
      id: 44_100_000_000_000 + ordinal * 100 + index + 1,
      title,
      sku: `L${10_000 + ordinal}-${String(index + 1).padStart(2, '0')}`,
      options: cut.options,
      prices: pricesOf(cut.usd, off),
      barcode: barcodeOf(ordinal * 100 + index + 1),
      facts: factsOfSize(design, cut.size),
      grams: cut.size.grams,
      requiresShipping: true,
      rule: inPairs.has(handle) ? { minimum: 4, maximum: 40, increment: 2 } : null,
      ...stockOf(handle, title),
      image: design.sizes.length > 1 && cut.size === last ? 1 : null,
    };
  });
}

/** A GTIN-13 with GS1's example prefix. */
export function barcodeOf(ordinal: number): string {
  const digits = `952${String(ordinal).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, one, at) => total + Number(one) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

type Stock = Pick<SeedVariant, 'inventory' | 'policy' | 'preorder' | 'backorder' | 'ships'>;
const plain = (inventory: number): Stock => ({
  inventory,
  policy: 'DENY',
  preorder: null,
  backorder: null,
  ships: null,
});

function stockOf(handle: string, title: string): Stock {
  const promised = oversold[handle];
  if (promised) return { ...promised, policy: 'CONTINUE' };
  if (soldOut.has(handle) || variantGone[handle] === title) return plain(0);
  return plain(low[handle] ?? 8 + (hash(`${handle} ${title} stock`) % 70));
}
