/** A shopper and the bag, over HTTP. */
import type { Shopper } from './shopper';

/** Posts an add form; `merchandise` is the digits of a variant. */
export const add = (shopper: Shopper, merchandise: string, quantity = '1') =>
  shopper.post('/cart', { intent: 'add', merchandise, quantity });

/** Variants of the seed, as `add` takes them. Of this one there are many. */
export const brae = '44100000000701';
/** Two pieces, and no more may be sold. */
export const skerry = '44100000001801';
