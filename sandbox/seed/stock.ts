import { hash } from './hash';
import { low, oversold, soldOut, variantGone } from './specials';
import type { SeedVariant } from './types';

type Stock = Pick<SeedVariant, 'inventory' | 'policy' | 'preorder' | 'backorder' | 'ships'>;
const plain = (inventory: number): Stock => ({
  inventory,
  policy: 'DENY',
  preorder: null,
  backorder: null,
  ships: null,
});

/** The stock of a variant, and whether it may be oversold. */
export function stockOf(handle: string, title: string): Stock {
  const promised = oversold[handle];
  if (promised) return { ...promised, policy: 'CONTINUE' };
  if (soldOut.has(handle) || variantGone[handle] === title) return plain(0);
  return plain(low[handle] ?? 8 + (hash(`${handle} ${title} stock`) % 70));
}
