/** A shopper and the bag, over HTTP. */
import type { Shopper } from './shopper';

/** Posts an add form; `merchandise` is the digits of a variant. */
export const add = (shopper: Shopper, merchandise: string, quantity = '1') =>
  shopper.post('/cart', { intent: 'add', merchandise, quantity });
