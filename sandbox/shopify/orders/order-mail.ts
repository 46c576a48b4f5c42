import type { Currency } from '../../seed/types';
import type { World } from '../../world/world';
import { addressLines } from '../customers/contact';
import { formatMoney } from './format-money';
import { isSentOrder, orderName, statusUrl, type Fulfillment, type Order } from './orders';

export function mailConfirmation(world: World, order: Order): void {
  const money = (amount: number) => formatMoney(amount, order.currency);
  const sent = isSentOrder(order);
  const lines = order.lines.map(
    ({ quantity, title, variantTitle, discountedTotal }) =>
      `${quantity} × ${title}${variantTitle === 'Default Title' ? '' : `, ${variantTitle}`}: ${money(discountedTotal)}`,
  );
  send(world, order, `Order ${orderName(order)} confirmed`, [
    `Thank you for your order, ${order.address.firstName}.${sent ? ' We will write again when it leaves.' : ''}`,
    lines.join('\n'),
    `${sent ? `${order.shippingTitle}: ${money(order.shipping)}\n` : ''}Total: ${money(order.total)}`,
    sent ? `Going to:\n${addressLines(order.address).join('\n')}` : '',
  ]);
}

export function mailGiftCard(
  world: World,
  order: Order,
  { code, balance, currency }: { code: string; balance: number; currency: Currency },
): void {
  send(world, order, 'Your gift card', [
    `Here is the gift card that you bought, worth ${formatMoney(balance, currency)}.`,
    `Its code is ${code.replace(/.{4}(?=.)/g, '$& ')}. It goes into the same field of the bag as a discount code.`,
  ]);
}

export function mailFulfillment(world: World, order: Order, parcel: Fulfillment): void {
  const tracking = [parcel.company, parcel.number, parcel.url].filter(Boolean).join(', ');
  send(world, order, `Order ${orderName(order)} is on its way`, [
    `Your order has left the workroom, ${order.address.firstName}.`,
    tracking && `Tracking: ${tracking}`,
  ]);
}

export function mailRefund(world: World, order: Order): void {
  send(world, order, `Refund for order ${orderName(order)}`, [
    `We have refunded ${formatMoney(order.refunded, order.currency)} to the card you paid with.`,
  ]);
}

function send(world: World, order: Order, subject: string, paragraphs: string[]): void {
  world.mail({
    to: order.email,
    subject,
    text: [...paragraphs.filter(Boolean), 'Lintel'].join('\n\n'),
    links: [
      { label: 'See your order', href: statusUrl(world, order) },
      { label: 'All your orders', href: new URL('/accounts/my-orders', order.origin).href },
    ],
  });
}
