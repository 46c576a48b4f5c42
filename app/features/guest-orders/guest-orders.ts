import * as v from 'valibot';
import type { OrderExtra, OrderLine } from '~/features/account/account';
import { emailField } from '~/platform/http/email-field';
import { requiredMessage } from '~/platform/http/form-fields';
import type { Money } from '~/ui/money';

export const findOrderPath = '/orders/find';
export const guestOrderPath = '/orders/order';

export interface Parcel {
  carrier: string;
  number: string;
  /** http(s). */
  href: string | null;
  /** yyyy-MM-dd. */
  deliveredOn: string | null;
}

/** Order number and email are a weak proof, so the page shows no people's names and no streets. */
export interface GuestOrder {
  /** '#1001'; merchants can set a prefix and suffix. */
  name: string;
  /** yyyy-MM-dd. */
  date: string;
  /** '' if unknown. */
  payment: string;
  /** 'Cancelled' for a cancelled order, whose `lines` are those that were ordered. */
  fulfilment: string;
  isCancelled: boolean;
  isShipped: boolean;
  hasLeft: boolean;
  parcels: Parcel[];
  /** The page leaves out lines without remaining items. */
  lines: OrderLine[];
  /** The order has more lines, which couldn't be read. */
  hasMoreLines: boolean;
  /** False if it is unknown which products are still sold. */
  knowsProducts: boolean;
  subtotal: Money;
  shipping: Money;
  extras: OrderExtra[];
  /** `included`: the prices include the taxes. */
  taxes: { amount: Money; included: boolean } | null;
  total: Money;
  /** 'Hudson, United States'; '' if nothing is shipped. */
  destination: string;
}

/** What the browser checks. */
export const findOrderFields = v.object({
  order: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty(requiredMessage),
    v.maxLength(40, 'At most 40 characters.'),
  ),
  email: emailField('At most 254 characters.'),
});
export type FindOrderFields = v.InferOutput<typeof findOrderFields>;
