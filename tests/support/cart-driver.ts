/** Adding to the cart over HTTP. */
import type { Shopper } from './shopper';
import { variantId } from './seed-ids';

/** Submits the add form; `merchandise` is the digits of a variant's id. */
export const add = (shopper: Shopper, merchandise: string, quantity = '1') =>
  shopper.post('/cart', { intent: 'add', merchandise, quantity });

/** Variants of the seed. This one has plenty of stock. */
export const brae = variantId('brae-pendant-nickel');
/** Two in stock, cannot be oversold. */
export const skerry = variantId('skerry-wall-light-nickel');
