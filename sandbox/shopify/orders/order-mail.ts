import type { Currency } from '../../seed/types';
import { hasAdminApp } from '../../world/env';
import type { World } from '../../world/world';
import { addressLines } from '../customers/contact';
import { taxTotal } from '../taxes/taxes';
import { currentOf } from './current';
import { formatMoney } from './format-money';
import {
  groupLines,
  isDeliveredOrder,
  isSentOrder,
  linesOfParcel,
  orderLater,
  orderName,
  parcelsOf,
  pickupLines,
  statusUrl,
  type Fulfillment,
  type Order,
  type OrderLine,
} from './orders';

export function mailConfirmation(world: World, order: Order): void {
  const money = (amount: number) => formatMoney(amount, order.currency);
  const sent = isSentOrder(order);
  const textOf = (line: OrderLine) =>
    [
      `${line.quantity} × ${[line.title, ...choicesOf(line)].join(', ')}: ${money(line.discountedTotal)}`,
      ...(line.plan ? [`  ${line.plan}`] : []),
      ...shownAttributes(line).map(({ key, value }) => `  ${key}: ${value}`),
    ].join('\n');
  const lines = groupLines(order.lines).map(({ bundle, lines: own }) =>
    bundle
      ? [`${bundle.quantity} × ${bundle.title}:`, ...own.map((line) => `  ${textOf(line)}`)].join(
          '\n',
        )
      : own.map(textOf).join('\n'),
  );
  send(world, order, `Order ${orderName(order)} confirmed`, [
    `Thank you for your order, ${order.address.firstName}.${sent ? ` We will email you again when it is ${order.pickup ? 'ready' : 'on its way'}.` : ''}`,
    lines.join('\n'),
    order.lines.some(recipientOf)
      ? 'Your gift card recipient will receive an email with their gift card code.'
      : '',
    sumsOf(order).join('\n'),
    order.pickup ? `Pick up at:\n${pickupLines(order.pickup).join('\n')}` : '',
    isDeliveredOrder(order) ? `Delivering to:\n${addressLines(order.address).join('\n')}` : '',
  ]);
}

function sumsOf(order: Order): string[] {
  const money = (amount: number) => formatMoney(amount, order.currency);
  const later = orderLater(order);
  const tax = taxTotal(order.taxes);
  return [
    isSentOrder(order) &&
      `${order.pickup ? 'Pickup' : order.shippingTitle}: ${money(order.shipping)}`,
    tax > 0 && !order.taxes.included && `Taxes: ${money(tax)}`,
    `Total: ${money(order.total)}`,
    tax > 0 && order.taxes.included && `Including ${money(tax)} in taxes`,
    later > 0 && `Due later: ${money(later)}`,
  ].filter((row) => row !== false);
}

function choicesOf({ variantTitle, attributes }: OrderLine): string[] {
  const valueOf = (name: string) => attributes.find(({ key }) => key === name)?.value ?? '';
  const all = [valueOf('_colour'), variantTitle, valueOf('_messaging').replace(/\.$/, '')];
  const unsaid = new Set(['', 'One Colour', 'Default Title']);
  return [...new Set(all)].filter((text) => !unsaid.has(text));
}

const shownAttributes = ({ attributes }: Pick<OrderLine, 'attributes'>) =>
  attributes.filter(({ key }) => !key.startsWith('_'));

/** Shopify stores the recipient of a gift card in line item properties. */
function recipientOf({ attributes }: Pick<OrderLine, 'attributes'>) {
  const valueOf = (name: string) => attributes.find(({ key }) => key === name)?.value ?? '';
  const email = valueOf('Recipient email');
  if (!valueOf('__shopify_send_gift_card_to_recipient') || !email.includes('@')) return null;
  return {
    ...{ email, name: valueOf('Recipient name') },
    ...{ message: valueOf('Message'), sendOn: valueOf('Send on') },
  };
}

/**
 * Sends the code to the line's recipient, or to the buyer. The mail is sent immediately and
 * contains the day on which Shopify would send it. Recipients get no link to the buyer's order.
 */
export function mailGiftCard(
  world: World,
  order: Order,
  { code, balance, currency }: { code: string; balance: number; currency: Currency },
  line: Pick<OrderLine, 'attributes'>,
): void {
  const worth = formatMoney(balance, currency);
  const use = `${code.replace(/.{4}(?=.)/g, '$& ')}. Enter it in your bag, in the field for discount codes.`;
  const recipient = recipientOf(line);
  if (!recipient) {
    send(world, order, 'Your gift card', [
      `Here is your gift card, worth ${worth}.`,
      `Its code is ${use}`,
    ]);
    return;
  }
  const { email, name, message, sendOn } = recipient;
  const from = [order.address.firstName, order.address.lastName].filter(Boolean).join(' ');
  const paragraphs = [
    `${name ? `Hello ${name}, ` : ''}${from} sent you a gift card, worth ${worth}.`,
    message,
    `Its code is ${use}`,
    sendOn && `(Shopify would send this on ${sendOn}.)`,
    'Lintel',
  ];
  world.mail({
    to: email,
    subject: `${from} sent you a gift card`,
    text: paragraphs.filter(Boolean).join('\n\n'),
    links: [{ label: 'Visit the shop', href: order.origin }],
  });
}

export function mailFulfillment(world: World, order: Order, parcel: Fulfillment): void {
  const tracking = [parcel.company, parcel.number, parcel.url].filter(Boolean).join(', ');
  if (order.pickup) {
    send(world, order, `Order ${orderName(order)} is ready to pick up`, [
      `Your order is waiting for you, ${order.address.firstName}.`,
      `Pick up at:\n${pickupLines(order.pickup).join('\n')}`,
    ]);
    return;
  }
  const count = parcelsOf(order).length;
  if (count > 1) {
    const place = order.fulfillments.findIndex(({ id }) => id === parcel.id) + 1;
    send(world, order, `Parcel ${place} of ${count} of order ${orderName(order)} is on its way`, [
      `A parcel of your order has left us, ${order.address.firstName}.`,
      linesOfParcel(order, parcel)
        .map(([, line]) => `${line.sentQuantity} × ${line.title}`)
        .join('\n'),
      tracking && `Tracking: ${tracking}`,
    ]);
    return;
  }
  send(world, order, `Order ${orderName(order)} is on its way`, [
    `Your order has left the workroom, ${order.address.firstName}.`,
    tracking && `Tracking: ${tracking}`,
  ]);
}

export function mailRefund(world: World, order: Order, refund: number): void {
  send(world, order, `Refund for order ${orderName(order)}`, [refundText(order, refund)]);
}

export function mailCancellation(world: World, order: Order): void {
  send(world, order, `Order ${orderName(order)} cancelled`, [
    `Your order has been cancelled, ${order.address.firstName}.`,
    refundText(order, order.refunded),
  ]);
}

export function mailEdit(world: World, order: Order, refund: number): void {
  const { taxes, total } = currentOf(order);
  const money = (amount: number) => formatMoney(amount, order.currency);
  const tax = taxTotal(taxes);
  const lines = order.lines.filter(({ currentQuantity }) => currentQuantity > 0);
  send(world, order, `Order ${orderName(order)} changed`, [
    `We have changed your order, ${order.address.firstName}. It now contains:`,
    lines
      .map((line) => `${line.currentQuantity} × ${[line.title, ...choicesOf(line)].join(', ')}`)
      .join('\n'),
    [
      tax > 0 && !taxes.included && `Taxes: ${money(tax)}`,
      `Total: ${money(total)}`,
      tax > 0 && taxes.included && `Including ${money(tax)} in taxes`,
    ]
      .filter((row) => row !== false)
      .join('\n'),
    refundText(order, refund),
  ]);
}

const returnTexts: Partial<Record<string, [subject: string, text: string]>> = {
  REQUESTED: ['requested', 'We have received your return request, and will answer it by email.'],
  OPEN: ['approved', 'Your return is approved. Please send the items back to us:'],
  DECLINED: ['declined', 'We can’t accept the return of these items:'],
  CLOSED: ['completed', 'Your return is complete:'],
};

interface MailedReturn {
  status: string;
  lines: { position: number; quantity: number }[];
}

export function mailReturn(world: World, order: Order, { status, lines }: MailedReturn): void {
  const [subject, text] = returnTexts[status] ?? [];
  if (!subject || !text) return;
  send(world, order, `Return for order ${orderName(order)} ${subject}`, [
    text,
    lines
      .map(({ position, quantity }) => `${quantity} × ${order.lines[position]?.title ?? ''}`)
      .join('\n'),
  ]);
}

const refundText = ({ currency }: Order, refund: number): string =>
  refund > 0 ? `We have refunded ${formatMoney(refund, currency)} to the card you paid with.` : '';

function send(world: World, order: Order, subject: string, paragraphs: string[]): void {
  world.mail({
    to: order.email,
    subject,
    text: [...paragraphs.filter(Boolean), 'Lintel'].join('\n\n'),
    links: [
      { label: 'See your order', href: statusUrl(world, order) },
      { label: 'All your orders', href: new URL('/accounts/my-orders', order.origin).href },
      ...(hasAdminApp(world.env) ? [guestLink(order)] : []),
    ],
  });
}

/** Shopify's email templates can build this link: `{{ shop.url }}/orders/find?order={{ order.name | url_encode }}`. */
const guestLink = (order: Order) => {
  const url = new URL('/orders/find', order.origin);
  url.searchParams.set('order', orderName(order));
  return { label: 'Find this order without an account', href: url.href };
};
