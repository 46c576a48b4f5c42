import { html, type Html, type Value } from '../../pages/html';
import { page } from '../../pages/layout';
import type { Currency } from '../../seed/types';
import type { World } from '../../world/world';
import {
  isSent,
  laterTotal,
  summaryOf,
  type CheckoutCart,
  type NamedAmount,
  type PricedLine,
  type PricedPart,
} from '../carts/checkout-cart';
import type { Contact } from '../customers/contact';
import { chosenMethod, deliveryGroupsOf } from '../delivery/groups';
import { groupShipping, shippingDue } from '../delivery/shipping';
import { nameOf } from '../discounts/eligible';
import { paidByGiftCards, type GiftCard, type Payment } from '../gift-cards/gift-cards';
import { formatMoney } from '../orders/format-money';
import type { Attribute } from '../orders/orders';
import type { Checkout } from './checkouts';
import { addsTaxes } from '../taxes/rates';
import { taxTotal, type Taxes } from '../taxes/taxes';
import { amountsOf } from './amounts';
import { shortagesOf } from './shortages';

export const notice = 'Demo checkout, no payment is taken.';

const steps = { '': 'Contact and address', shipping: 'Delivery', payment: 'Payment' } as const;
export type Step = keyof typeof steps;

const stepsOf = (cart: CheckoutCart): [string, string][] =>
  isSent(cart)
    ? Object.entries(steps)
    : [
        ['', 'Contact'],
        ['payment', steps.payment],
      ];

export function stepPage(
  world: World,
  checkout: Checkout,
  cart: CheckoutCart,
  step: Step,
  { form, alert, status }: { form: Html; alert?: string; status?: number },
): Response {
  const shortages = shortagesOf(cart.lines);
  const main = html`<h1>Checkout</h1>
    <ol class="steps">
      ${stepsOf(cart).map(
        ([name, label]) => html`<li ${name === step && html`aria-current="step"`}>${label}</li>`,
      )}
    </ol>
    ${
      shortages.length > 0 &&
      html`<div class="alert" role="alert">
        <p>${shortages.join(' ')}</p>
        <a href="${checkout.origin}/cart">Change your bag</a>
      </div>`
    }
    ${alert && html`<p class="alert" role="alert">${alert}</p>`}
    <div class="columns">
      <div>${form}</div>
      ${summary(world, cart, checkout)}
    </div>`;
  const nav = html`<nav><a href="${checkout.origin}/cart">Back to your bag</a></nav>`;
  return page(world, { title: 'Checkout', notice, home: checkout.origin, nav, main, status });
}

export function messagePage(
  world: World,
  origin: string,
  { title, text, status }: { title: string; text: string; status: number },
): Response {
  const main = html`<h1>${title}</h1>
    <p>${text}</p>
    <a class="button" href="${origin}/">Continue shopping</a>`;
  return page(world, { title, notice, home: origin, main, status });
}

function summary(world: World, cart: CheckoutCart, { contact }: Checkout): Html {
  const { currency } = cart;
  const sent = isSent(cart);
  const known = contact && amountsOf(cart, contact);
  const shipping = sent && known?.shipping;
  const lines = cart.lines.map((line) =>
    lineItem(
      {
        ...lineOf(line),
        ...{ subtotal: line.subtotal, total: line.total },
        parts: line.parts.map(partText),
        discounts: line.discounts.map(({ discount }) => nameOf(discount)),
      },
      currency,
    ),
  );
  const { before, discounts } = summaryOf(cart);
  const { total, later } = known ?? { total: cart.total, later: laterTotal(cart) };
  const payments = giftCardPayments(world, cart, total - later);
  return html`<aside class="panel" aria-label="Order summary">
    <h2>Your order</h2>
    ${cart.buysFor && html`<p>For ${cart.buysFor.name}</p>`}
    <ul class="lines">
      ${lines}
    </ul>
    ${totals([
      ['Subtotal', formatMoney(before, currency)],
      ...discounts.map((one) => discountRow(one, currency)),
      ...(sent
        ? [
            [
              shipping && shipping.parcels.length > 1
                ? `Shipping, ${shipping.parcels.length} parcels`
                : 'Shipping',
              shipping ? formatMoney(shipping.price, currency) : 'Calculated at the next step',
            ] as Row,
          ]
        : []),
      ...(shipping && shipping.discount ? [discountRow(shipping.discount, currency)] : []),
      ...(known
        ? addedTaxRows(known.taxes, currency)
        : addsTaxes(cart.country)
          ? [['Taxes', 'Calculated at the next step'] as Row]
          : []),
      ...payments.map((payment) => giftCardRow(payment, currency)),
      ...(later > 0 ? [['Due later', formatMoney(later, currency)] as Row] : []),
      [
        later > 0 ? 'Total due today' : 'Total',
        formatMoney(total - later - paidBy(payments), currency),
      ],
    ])}
    ${known && includedTaxes(known.taxes, currency)} ${contact && laterDeliveries(cart, contact)}
    ${textsOf(cart).map(([label, text]) => html`<p><strong>${label}</strong><br />${text}</p>`)}
  </aside>`;
}

/** The total excludes the price of later deliveries: Shopify charges it with the subscription's later orders. */
function laterDeliveries(cart: CheckoutCart, { country }: Contact): Html[] {
  return deliveryGroupsOf(cart)
    .filter(({ type }) => type === 'SUBSCRIPTION')
    .map((group) => {
      const rate = groupShipping(cart, group, country, chosenMethod(cart, group));
      return html`<p class="muted">
        Later deliveries of your subscription: ${rate.title},
        ${formatMoney(shippingDue(rate), cart.currency)} each
      </p>`;
    });
}

const textsOf = ({ note, attributes }: CheckoutCart): Row[] => [
  ...(note ? [['Note', note] as Row] : []),
  ...attributes
    .filter(({ key }) => !key.startsWith('_'))
    .map(({ key, value }): Row => [key, value]),
];

export type ShownLine = {
  title: string;
  variantTitle: string;
  quantity: number;
  attributes: Attribute[];
  image: string | null;
  /** The selling plan's name; null for a one-time purchase. */
  plan: string | null;
};

/** The image is the variant's, else the product's first. */
export const lineOf = ({
  product,
  variant,
  quantity,
  attributes,
  offer,
}: Omit<
  PricedLine,
  'id' | 'price' | 'compareAt' | 'subtotal' | 'total' | 'share' | 'discounts' | 'parts'
>): ShownLine => ({
  title: product.title,
  variantTitle: variant.title,
  quantity,
  attributes,
  image: (product.images[variant.image ?? 0] ?? product.images[0])?.src ?? null,
  plan: offer && offer.plan.name,
});

/** '2 × Halden Pendant, Small / Black'. */
const partText = ({ quantity, product, variant }: PricedPart): string =>
  `${quantity} × ${product.title}${variant.title === 'Default Title' ? '' : `, ${variant.title}`}`;

/** As at Shopify, attributes whose key starts with `_` are hidden. */
export function lineItem(
  line: ShownLine & { subtotal: number; total: number; discounts?: string[]; parts?: string[] },
  currency: Currency,
): Html {
  const small = line.image && `${line.image}${line.image.includes('?') ? '&' : '?'}`;
  const shown = line.attributes.filter(({ key }) => !key.startsWith('_'));
  return html`<li>
    ${
      small
        ? html`<img src="${small}width=128&height=128&crop=center" alt="" width="64" height="64" />`
        : html`<span></span>`
    }
    <span>
      ${line.title}<br />
      ${line.variantTitle !== 'Default Title' && html`<small>${line.variantTitle}</small><br />`}
      ${line.plan && html`<small>${line.plan}</small><br />`}
      ${line.parts?.map((part) => html`<small>${part}</small><br />`)}
      ${shown.map(({ key, value }) => html`<small>${key}: ${value}</small><br />`)}
      <small>Qty: ${line.quantity}</small>
      ${line.discounts?.map((name) => html`<br /><small>${name}</small>`)}
    </span>
    <span>
      ${line.subtotal > line.total && html`<s>${formatMoney(line.subtotal, currency)}</s><br />`}
      ${formatMoney(line.total, currency)}
    </span>
  </li>`;
}

export type Row = [label: string, value: Value];

export const discountRow = ({ name, amount }: NamedAmount, currency: Currency): Row => [
  `Discount ${name}`,
  `−${formatMoney(amount, currency)}`,
];

export const addedTaxRows = (taxes: Taxes, currency: Currency): Row[] =>
  taxes.included || taxTotal(taxes) === 0
    ? []
    : [['Taxes', formatMoney(taxTotal(taxes), currency)]];

/** '' if the prices include no taxes. */
export const includedTaxes = (taxes: Taxes, currency: Currency): Html | '' =>
  taxes.included && taxTotal(taxes) > 0
    ? html`<p class="muted">Including ${formatMoney(taxTotal(taxes), currency)} in taxes</p>`
    : '';

export const giftCardRow = (
  { card, presentment }: Pick<Payment, 'presentment'> & { card: Pick<GiftCard, 'code'> },
  currency: Currency,
): Row => [`Gift card ending ${card.code.slice(-4)}`, `−${formatMoney(presentment, currency)}`];

/** `total` includes delivery. */
export const giftCardPayments = ({ sql }: World, cart: CheckoutCart, total: number): Payment[] =>
  paidByGiftCards(sql, cart.token, total, cart.currency);

export const paidBy = (payments: Payment[]): number =>
  payments.reduce((sum, { presentment }) => sum + presentment, 0);

export function totals(rows: Row[]): Html {
  return html`<dl class="totals">
    ${rows.map(([label, value], index) => {
      const last = index === rows.length - 1 && html`class="sum"`;
      return html`<dt ${last}>${label}</dt>
        <dd ${last}>${value}</dd>`;
    })}
  </dl>`;
}
