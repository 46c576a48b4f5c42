/** A shopper and the bag, over HTTP. */
import type { Shopper } from './shopper';
import { variantId } from './seed-ids';

/** Posts an add form; `merchandise` is the digits of a variant. */
export const add = (shopper: Shopper, merchandise: string, quantity = '1') =>
  shopper.post('/cart', { intent: 'add', merchandise, quantity });

/** Variants of the seed, as `add` takes them. Of this one there are many. */
export const brae = variantId('brae-pendant-nickel');
/** Two pieces, and no more may be sold. */
export const skerry = variantId('skerry-wall-light-nickel');
