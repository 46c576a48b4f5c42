import * as v from 'valibot';
import { orderNumber } from '~/features/inquiries/order-number';
import { invalidEmail } from '~/platform/http/email-field';
import { findOrderFields, type FindOrderFields } from './guest-orders';

/** Names that Shopify's search can find as a quoted phrase. */
const orderName = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N} ._/:&+()#-]+$/u;

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** The server's checks. They refuse `*`, which matches any text in Shopify's search. */
export const findOrderForm = v.object({
  ...findOrderFields.entries,
  order: v.pipe(
    findOrderFields.entries.order,
    v.transform(plain),
    v.regex(orderName, 'Please enter the number as in your order’s email, such as #1001.'),
  ),
  email: v.pipe(findOrderFields.entries.email, v.regex(/^[^*]*$/, invalidEmail)),
});

/** Shopify's search ignores a name's `#`. */
const bareName = (name: string): string => plain(name).replace(/^# ?/, '').toLowerCase();

/**
 * The typed name, then the number in it. 'Order 1001' and 'NO1001' are complete order names in shops with such a
 * prefix; in other shops, they mean #1001.
 */
export const bareNames = (typed: string): string[] => [
  ...new Set([bareName(typed), bareName(orderNumber(typed))]),
];

const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

export function searchFor({ order, email }: FindOrderFields): string {
  const names = bareNames(order).map((name) => `name:${quoted(name)}`);
  const either = names.length > 1 ? `(${names.join(' OR ')})` : names.join('');
  return `${either} AND email:${quoted(email.toLowerCase())}`;
}

/** Shopify's search compares words, not complete values. */
export function pickOrder<T extends { name: string; email: string | null }>(
  found: readonly T[],
  { order, email }: FindOrderFields,
): T | undefined {
  const theirs = found.filter((one) => one.email !== null && sameEmail(one.email, email));
  return bareNames(order)
    .map((wanted) => theirs.find(({ name }) => bareName(name) === wanted))
    .find((one) => one !== undefined);
}
