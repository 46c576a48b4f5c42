import * as v from 'valibot';
import { orderNumber } from '~/features/inquiries/order-number';
import { findOrderFields, type FindOrderFields } from './guest-orders';

/** Names that Shopify's search can find as a quoted phrase. */
const orderName = /^#?[\p{L}\p{N}](?:[\p{L}\p{N} ._/-]*[\p{L}\p{N}])?$/u;

/** What the server checks. The number becomes '#1001', however it is typed. */
export const findOrderForm = v.object({
  ...findOrderFields.entries,
  order: v.pipe(
    findOrderFields.entries.order,
    v.transform(orderNumber),
    v.regex(orderName, 'Please enter the number as in your order’s email, such as #1001.'),
  ),
});

/** Shopify's search ignores a name's `#`. */
const bareName = (name: string): string => name.trim().replace(/^#/, '').toLowerCase();

const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

export const searchFor = ({ order, email }: FindOrderFields): string =>
  `name:${quoted(bareName(order))} AND email:${quoted(email.toLowerCase())}`;

/** Shopify's search compares words, not complete values. */
export const isFoundOrder = (
  { name, email }: { name: string; email: string | null },
  wanted: FindOrderFields,
): boolean =>
  email !== null && bareName(name) === bareName(wanted.order) && sameEmail(email, wanted.email);
