import { html } from '../../pages/html';
import { page } from '../../pages/layout';
import type { World } from '../../world/world';
import { addressLines } from '../customers/contact';
import { currentOf } from '../orders/current';
import { formatMoney } from '../orders/format-money';
import { giftCardsOfOrder } from '../gift-cards/gift-cards';
import {
  groupLines,
  isSentOrder,
  linesOfParcel,
  orderLater,
  orderName,
  parcelsOf,
  pickupLines,
  type Fulfillment,
  type Order,
  type OrderLine,
} from '../orders/orders';
import {
  addedTaxRows,
  discountRow,
  giftCardRow,
  includedTaxes,
  lineItem,
  notice,
  totals,
  type Row,
} from './page';

const payments: Record<Order['financialStatus'], string> = {
  PAID: 'Paid',
  PARTIALLY_PAID: 'Partly paid',
  PENDING: 'Payment pending',
  PARTIALLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
  VOIDED: 'Not charged',
};

export function orderPage(world: World, order: Order): Response {
  const money = (amount: number) => formatMoney(amount, order.currency);
  const sent = isSentOrder(order);
  const [off, offDelivery] = [false, true].map((delivery) =>
    order.discounts.filter((one) => Boolean(one.delivery) === delivery),
  ) as [Order['discounts'], Order['discounts']];
  const rowOf = (one: Order['discounts'][number]) => discountRow(one, order.currency);
  const later = orderLater(order);
  const current = currentOf(order).total;
  const rows: Row[] = [
    ['Subtotal', money(order.lines.reduce((sum, line) => sum + line.originalTotal, 0))],
    ...off.map(rowOf),
    ...(sent
      ? [
          [
            order.shippingTitle,
            money(offDelivery.reduce((sum, { amount }) => sum + amount, order.shipping)),
          ] as Row,
        ]
      : []),
    ...offDelivery.map(rowOf),
    ...addedTaxRows(order.taxes, order.currency),
    ['Total', money(order.total)],
    ...(order.refunded > 0 ? [['Refunded', `−${money(order.refunded)}`] as Row] : []),
    ...(current !== order.total ? [['Current total', money(current)] as Row] : []),
    ...(later > 0 ? [['Due later', money(later)] as Row] : []),
    ...giftCardsOfOrder(world.sql, order.id).map(({ code, amount }) =>
      giftCardRow({ card: { code }, presentment: amount }, order.currency),
    ),
  ];
  const main = html`<h1>Thank you, ${order.address.firstName}</h1>
    <p>
      Order <strong>${orderName(order)}</strong>
      ${order.cancelledAt ? `was cancelled on ${order.cancelledAt.slice(0, 10)}` : 'is confirmed'}.
      We’ve emailed the details to ${order.email}.
    </p>
    <div class="columns">
      <section>
        <h2>
          ${payments[order.financialStatus]}${sent && !order.cancelledAt && `, ${progressOf(order)}`}
        </h2>
        ${order.fulfillments.map((one) => tracking(order, one))}
        ${
          sent &&
          html`<h2>${order.pickup ? 'Pick up at' : 'Delivery address'}</h2>
            <address>
              ${(order.pickup ? pickupLines(order.pickup) : addressLines(order.address)).map((line) => html`${line}<br />`)}
            </address>`
        }
        <a class="button" href="${order.origin}/">Continue shopping</a>
      </section>
      <aside class="panel" aria-label="Order summary">
        <h2>${orderName(order)}</h2>
        <ul class="lines">
          ${groupLines(order.lines).map(
            ({ bundle, lines }) => html`
              ${bundle && html`<li><span></span><strong>${bundle.quantity} × ${bundle.title}</strong></li>`}
              ${lines.map((line) => lineItem(shown(line), order.currency))}
            `,
          )}
        </ul>
        ${totals(rows)} ${includedTaxes(order.taxes, order.currency)}
      </aside>
    </div>`;
  return page(world, { title: `Order ${orderName(order)}`, notice, home: order.origin, main });
}

function progressOf({ fulfillments, fulfillmentStatus, pickup }: Order): string {
  if (pickup) return fulfillments.length > 0 ? 'ready to pick up' : 'not ready yet';
  if (fulfillmentStatus === 'PARTIALLY_FULFILLED') return 'partly sent';
  return fulfillments.length > 0 ? 'sent' : 'not sent yet';
}

const shown = (line: OrderLine) => ({
  ...line,
  discounts: line.discounts.map(({ name }) => name),
  parts: removedTexts(line),
  subtotal: line.originalTotal,
  total: line.originalTotal,
});

function removedTexts({ quantity, currentQuantity, sentQuantity }: OrderLine): string[] {
  const removed = quantity - currentQuantity;
  if (removed === 0) return [];
  const word = sentQuantity > currentQuantity ? 'refunded' : 'removed';
  return [
    currentQuantity === 0
      ? `${word.charAt(0).toUpperCase()}${word.slice(1)}`
      : `${removed} ${word}`,
  ];
}

/** Only http(s) URLs become links. If the order has several parcels, also lists the parcel's items. */
function tracking(order: Order, parcel: Fulfillment) {
  const { company, number, url } = parcel;
  const items = linesOfParcel(order, parcel).map(([, { title }]) => title);
  const label = number ?? url ?? 'No tracking number';
  const link = url && /^https?:\/\//.test(url) ? html`<a href="${url}">${label}</a>` : label;
  return html`<p>
    ${company && `${company}: `}${link}
    ${parcelsOf(order).length > 1 && html`<br /><small>${items.join(', ')}</small>`}
  </p>`;
}
