import type { SqlStorage } from '@cloudflare/workers-types';
import type { Currency } from '../../seed/types';
import type { World } from '../../world/world';
import type { Contact } from '../customers/contact';
import { addressOfLocation, type Location } from '../locations/locations';
import { laterWithTax, type Taxes } from '../taxes/taxes';

export type Attribute = { key: string; value: string };

/** Amounts are in hundredths of the order's currency; `image` is a path on the image endpoint. */
export type OrderLine = {
  productId: number;
  variantId: number;
  title: string;
  variantTitle: string;
  quantity: number;
  originalTotal: number;
  /** After all of `discounts`. */
  discountedTotal: number;
  attributes: Attribute[];
  image: string | null;
  /** The selling plan's name; null for a one-time purchase. */
  plan: string | null;
  /** The part of `discountedTotal` that is charged after the checkout. */
  later: number;
  /** The bundle that the line is a part of; null for other lines. `bundle.quantity` is the number of bundles. */
  bundle: OrderBundle | null;
  /** False for gift cards. */
  taxable: boolean;
  /** The line's share of each discount. */
  discounts: DiscountShare[];
  /** `quantity` minus the items that were removed, cancelled or refunded. */
  currentQuantity: number;
  /** Refunds don't lower it. */
  sentQuantity: number;
  /** Lines with the same number are sent together. */
  parcel: number;
};

/** `acrossOrder`: the line's share of an order discount, not a discount of the line itself. */
export type DiscountShare = { name: string; amount: number; acrossOrder?: true };

export type OrderBundle = { variantId: number; title: string; quantity: number };

export type Tracking = { company: string | null; number: string | null; url: string | null };

export type Fulfillment = Tracking & {
  id: number;
  parcel: number;
  createdAt: string;
  deliveredAt: string | null;
};

type FinancialStatus =
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'PENDING'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'
  | 'VOIDED';

/** The APIs' `OrderCancelReason`. */
export const cancelReasons = [
  'CUSTOMER',
  'DECLINED',
  'FRAUD',
  'INVENTORY',
  'OTHER',
  'STAFF',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

export type FulfillmentStatus = 'UNFULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED';

/**
 * In the API, an order's ID is `gid://shopify/Order/{id}?key={key}`. `token` is the secret in the
 * status page's URL.
 */
export type Order = {
  id: number;
  number: number;
  key: string;
  token: string;
  customerId: number | null;
  email: string;
  phone: string | null;
  processedAt: string;
  currency: Currency;
  /** Sum of the lines after discounts. */
  subtotal: number;
  discounts: { name: string; amount: number; delivery?: boolean }[];
  shipping: number;
  /** '' if nothing is shipped. */
  shippingTitle: string;
  /** Where the order is picked up; null if it is sent. */
  pickup: Location | null;
  taxes: Taxes;
  /** With taxes, before edits and refunds. */
  total: number;
  refunded: number;
  financialStatus: FinancialStatus;
  fulfillmentStatus: FulfillmentStatus;
  address: Contact;
  origin: string;
  lines: OrderLine[];
  fulfillments: Fulfillment[];
  /** Null until all parcels are delivered. */
  deliveredAt: string | null;
  cancelledAt: string | null;
  cancelReason: CancelReason | null;
  edited: boolean;
};

/** As in the APIs, the line's share of order discounts isn't subtracted. */
export const lineDiscountedTotal = ({
  originalTotal,
  discounts,
}: Pick<OrderLine, 'originalTotal' | 'discounts'>): number =>
  discounts.reduce((rest, share) => rest - (share.acrossOrder ? 0 : share.amount), originalTotal);

export const orderById = (sql: SqlStorage, id: number): Order | null =>
  readOrders(sql, 'id = ?', id)[0] ?? null;

export const orderByToken = (sql: SqlStorage, token: string): Order | null =>
  readOrders(sql, 'token = ?', token)[0] ?? null;

export const ordersOfCustomer = (sql: SqlStorage, customerId: number): Order[] =>
  readOrders(sql, 'customer_id = ?', customerId);

export const listOrders = (sql: SqlStorage): Order[] => readOrders(sql, '? = 1', 1).reverse();

function readOrders(sql: SqlStorage, where: string, binding: string | number): Order[] {
  return sql
    .exec(`SELECT * FROM orders WHERE ${where} ORDER BY number`, binding)
    .toArray()
    .map((row) => {
      const text = (name: string) => String(row[name]);
      const number = (name: string) => Number(row[name]);
      const fulfillments = fulfillmentsOf(sql, number('id'));
      const fulfillmentStatus = text('fulfillment_status') as FulfillmentStatus;
      return {
        id: number('id'),
        number: number('number'),
        key: text('key'),
        token: text('token'),
        customerId: row.customer_id === null ? null : number('customer_id'),
        email: text('email'),
        phone: row.phone === null ? null : text('phone'),
        processedAt: text('processed_at'),
        currency: text('currency') as Currency,
        subtotal: number('subtotal'),
        discounts: JSON.parse(text('discounts')) as Order['discounts'],
        shipping: number('shipping'),
        shippingTitle: text('shipping_title'),
        pickup: row.pickup === null ? null : (JSON.parse(text('pickup')) as Location),
        taxes: JSON.parse(text('taxes')) as Taxes,
        total: number('total'),
        refunded: number('refunded'),
        financialStatus: text('financial_status') as FinancialStatus,
        fulfillmentStatus,
        address: JSON.parse(text('address')) as Contact,
        origin: text('origin'),
        lines: linesOf(sql, number('id')),
        fulfillments,
        deliveredAt: fulfillmentStatus === 'FULFILLED' ? lastDelivery(fulfillments) : null,
        cancelledAt: row.cancelled_at === null ? null : text('cancelled_at'),
        cancelReason: row.cancel_reason === null ? null : (text('cancel_reason') as CancelReason),
        edited: row.edited === 1,
      };
    });
}

const fulfillmentsOf = (sql: SqlStorage, orderId: number): Fulfillment[] =>
  sql
    .exec<Fulfillment>(
      `SELECT id, parcel, company, number, url, created_at AS createdAt, delivered_at AS deliveredAt
       FROM fulfillments LEFT JOIN deliveries ON fulfillment_id = id WHERE order_id = ? ORDER BY id`,
      orderId,
    )
    .toArray();

/** Null if no parcel was sent, or if a sent parcel isn't delivered. */
function lastDelivery(fulfillments: Fulfillment[]): string | null {
  const times = fulfillments.flatMap(({ deliveredAt }) => deliveredAt ?? []);
  return times.length === fulfillments.length ? (times.sort().at(-1) ?? null) : null;
}

const parcelNumbers = (lines: readonly OrderLine[]): number[] =>
  [...new Set(lines.map(({ parcel }) => parcel))].sort((one, other) => one - other);

/**
 * Parcel numbers, in the order in which parcels are sent. Lines that were removed before they were sent need no parcel.
 */
export const parcelsOf = ({ lines }: Pick<Order, 'lines'>): number[] =>
  parcelNumbers(lines.filter((line) => line.currentQuantity + line.sentQuantity > 0));

export const unsentParcelsOf = ({ lines }: Pick<Order, 'lines'>): number[] =>
  parcelNumbers(lines.filter((line) => line.currentQuantity > 0 && line.sentQuantity === 0));

/** The parcel's sent lines. `sentQuantity` includes items that were refunded later. */
export const linesOfParcel = (
  { lines }: Pick<Order, 'lines'>,
  { parcel }: Pick<Fulfillment, 'parcel'>,
): [position: number, line: OrderLine][] =>
  [...lines.entries()].filter(([, line]) => line.parcel === parcel && line.sentQuantity > 0);

const linesOf = (sql: SqlStorage, orderId: number): OrderLine[] =>
  sql
    .exec('SELECT * FROM order_lines WHERE order_id = ? ORDER BY position', orderId)
    .toArray()
    .map((row) => ({
      productId: Number(row.product_id),
      variantId: Number(row.variant_id),
      title: String(row.title),
      variantTitle: String(row.variant_title),
      quantity: Number(row.quantity),
      originalTotal: Number(row.original_total),
      discountedTotal: Number(row.discounted_total),
      attributes: JSON.parse(String(row.attributes)) as Attribute[],
      image: row.image === null ? null : String(row.image),
      plan: row.plan === null ? null : String(row.plan),
      later: Number(row.later),
      bundle: row.bundle === null ? null : (JSON.parse(String(row.bundle)) as OrderBundle),
      taxable: row.taxable === 1,
      discounts: JSON.parse(String(row.discount_shares)) as DiscountShare[],
      currentQuantity: Number(row.current_quantity),
      sentQuantity: Number(row.sent_quantity),
      parcel: Number(row.parcel),
    }));

/** Groups consecutive lines of a bundle. A line without a bundle is a group of its own. */
export function groupLines(
  lines: OrderLine[],
): { bundle: OrderBundle | null; lines: OrderLine[] }[] {
  const groups: ReturnType<typeof groupLines> = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const isSame = line.bundle && last?.bundle?.variantId === line.bundle.variantId;
    if (isSame) last!.lines.push(line);
    else groups.push({ bundle: line.bundle, lines: [line] });
  }
  return groups;
}

/** The part of the total that is charged after the checkout. */
export const orderLater = ({ lines, subtotal, shipping, taxes }: Order): number =>
  laterWithTax(
    lines.reduce(
      (sum, { later, quantity, currentQuantity }) =>
        sum + Math.round((later * currentQuantity) / quantity),
      0,
    ),
    subtotal + shipping,
    taxes,
  );

export const orderName = (order: Order): string => `#${order.number}`;

export const isSentOrder = ({ shippingTitle }: Pick<Order, 'shippingTitle'>): boolean =>
  shippingTitle !== '';

/** Orders with delivery have an address. Pickup orders have none (assumed of Shopify). */
export const isDeliveredOrder = (order: Pick<Order, 'shippingTitle' | 'pickup'>): boolean =>
  isSentOrder(order) && order.pickup === null;

export const pickupLines = (location: Location): string[] => [
  location.name,
  ...addressOfLocation(location),
];

export const statusUrl = (world: World, order: Order): string =>
  `${world.origin}/orders/${order.token}`;
