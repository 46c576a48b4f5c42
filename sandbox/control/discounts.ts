import * as v from 'valibot';
import { html } from '../pages/html';
import type { Discount } from '../seed/discounts';
import { shopDiscounts, storeDiscounts } from '../shopify/discounts/eligible';
import { controlPage, refused, type Call } from './page';

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const pieces = v.pipe(v.number(), v.integer(), v.minValue(1));
const classSchema = v.picklist(['ORDER', 'PRODUCT', 'SHIPPING']);
const selection = v.object({
  products: v.optional(v.array(v.string())),
  collections: v.optional(v.array(v.string())),
});

const discountSchema = v.object({
  title: v.string(),
  code: v.nullable(v.string()),
  custom: v.optional(v.boolean()),
  class: classSchema,
  value: v.union([
    v.object({ percentage: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
    v.object({ amount: cents }),
  ]),
  each: v.optional(v.boolean()),
  appliesTo: v.optional(selection),
  minimum: v.optional(v.object({ subtotal: v.optional(cents), quantity: v.optional(pieces) })),
  buy: v.optional(
    v.object({
      quantity: pieces,
      of: v.optional(selection),
      get: pieces,
      uses: v.optional(pieces),
    }),
  ),
  combinesWith: v.array(classSchema),
  startsAt: v.optional(v.string()),
  endsAt: v.optional(v.string()),
  usageLimit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  oncePerCustomer: v.optional(v.boolean()),
});

/** `GET /__standin/discounts` lists all discounts; `POST` replaces them. */
export function discounts(call: Call): Response {
  const { world, browser, values } = call;
  if (values) {
    const sent = v.safeParse(v.array(discountSchema), values['discounts']);
    if (!sent.success)
      return refused(
        call,
        400,
        'Send all discounts as JSON, in the format of sandbox/seed/discounts.ts.',
      );
    storeDiscounts(world, sent.output as Discount[]);
  }
  const all = shopDiscounts(world);
  if (!browser) return Response.json({ discounts: all });
  const main = html`<p>Enter a code in the bag. Discounts without a code apply automatically.</p>
    <table>
      <thead>
        <tr>
          <th>Code</th>
          <th>Discount</th>
          <th>Off</th>
          <th>Combines with</th>
        </tr>
      </thead>
      <tbody>
        ${all.map(
          (one) =>
            html`<tr>
              <td>${one.code === null ? 'Automatic' : html`<code>${one.code}</code>`}</td>
              <td>${one.title}</td>
              <td>${offOf(one)}</td>
              <td>${one.combinesWith.join(', ').toLowerCase() || 'nothing'}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  return controlPage(world, 'discounts', { title: 'Discounts', main });
}

function offOf({ value, each, buy, minimum, endsAt, oncePerCustomer, ...one }: Discount): string {
  const off = 'percentage' in value ? `${value.percentage}%` : `${value.amount / 100} US dollars`;
  const handles = [...(one.appliesTo?.products ?? []), ...(one.appliesTo?.collections ?? [])];
  const parts = [
    `${off} off ${each ? 'each of ' : ''}${handles.join(', ') || { ORDER: 'the order', PRODUCT: 'every product', SHIPPING: 'delivery' }[one.class]}`,
    buy && `${buy.get} per ${buy.quantity} bought`,
    minimum?.subtotal && `from ${minimum.subtotal / 100} US dollars`,
    minimum?.quantity && `from ${minimum.quantity} items`,
    oncePerCustomer && 'once per customer',
    endsAt && `until ${endsAt.slice(0, 10)}`,
  ];
  return parts.filter(Boolean).join('; ');
}
