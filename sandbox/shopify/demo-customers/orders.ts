import type { SqlStorage } from '@cloudflare/workers-types';
import type { Currency } from '../../seed/types';
import { shippingTo } from '../delivery/shipping';
import type { Contact } from '../customers/contact';
import { insertDelivery, insertOrder, type NewLine } from '../orders/insert-order';
import { refundLine } from '../orders/order-changes';
import type { Order } from '../orders/orders';
import { currencyOf } from '../storage/markets';
import { variantById } from '../storage/products';

/**
 * `first` is the oldest order's number. `lines` is the number of lines per order (default: varies
 * from 1 to 3).
 */
type Past = { contact: Contact; origin: string; first: number; count: number; lines?: number };

const newest = Date.parse('2026-11-09T10:20:00Z');
const day = 24 * 60 * 60 * 1000;
const isoTime = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z');

/**
 * Past orders are two weeks apart, with every status. With more than 30 orders, one order has 40
 * lines. Equal arguments create equal orders.
 */
export function seedOrders(sql: SqlStorage, customerId: number, past: Past): void {
  const { contact, origin, first, count, lines: wanted } = past;
  const currency = currencyOf(contact.country);
  for (let index = 0; index < count; index += 1) {
    const age = count - 1 - index;
    const processedAt = isoTime(newest - age * 14 * day);
    const size = wanted ?? (index === 1 && count > 30 ? 40 : 1 + ((first + index) % 3));
    const lines = linesOf(sql, currency, {
      seed: first + index,
      size,
      discontinued: index === 0,
    });
    const total = lines.reduce((sum, line) => sum + line.discountedTotal, 0);
    const shipping = shippingTo(contact.country, currency, total);
    const order = insertOrder(
      sql,
      {
        ...{ customerId, processedAt, currency, origin, lines },
        email: contact.email,
        phone: contact.phone || null,
        discounts: [],
        shipping: shipping.price,
        shippingTitle: shipping.title,
        pickup: null,
        financialStatus: age === 0 ? 'PENDING' : 'PAID',
        fulfillmentStatus: age < 2 ? 'UNFULFILLED' : 'FULFILLED',
        address: contact,
      },
      first + index,
    );
    if (age >= 2) send(sql, order);
    if (age >= 3) insertDelivery(sql, order.id, isoTime(Date.parse(processedAt) + 6 * day));
    if (age === 2) refundLine(sql, order, { position: 0, quantity: 1 });
  }
}

/** The first order also has a discontinued product. */
function linesOf(
  sql: SqlStorage,
  currency: Currency,
  { seed, size, discontinued }: { seed: number; size: number; discontinued: boolean },
): NewLine[] {
  const ids = sql.exec<{ id: number }>('SELECT id FROM variants ORDER BY id LIMIT 300').toArray();
  const lines = Array.from({ length: size }, (_, place) => {
    const id = ids[(seed * 37 + place * 101) % ids.length]?.id ?? 0;
    return line(sql, id, currency, 1 + ((seed + place) % 2));
  });
  const found = lines.filter((one) => one !== null);
  return discontinued ? [...found, lostPiece(currency)] : found;
}

function line(sql: SqlStorage, id: number, currency: Currency, quantity: number): NewLine | null {
  const found = variantById(sql, id);
  if (!found) return null;
  const { product, variant } = found;
  const total = variant.prices[currency].price * quantity;
  const size = variant.title === 'Default Title' ? 'One Size' : variant.title;
  return {
    productId: product.id,
    variantId: id,
    title: product.title,
    variantTitle: variant.title,
    quantity,
    originalTotal: total,
    discountedTotal: total,
    attributes: [
      { key: '_colour', value: product.finish ?? 'One Colour' },
      { key: '_size', value: size },
    ],
    image: (product.images[variant.image ?? 0] ?? product.images[0])?.src ?? null,
    ...{ plan: null, later: 0, bundle: null, taxable: !product.giftCard, discounts: [] },
    parcel: 0,
  };
}

const lostPiece = (currency: Currency): NewLine => ({
  productId: 1,
  variantId: 1,
  title: 'Sash lift, first edition',
  variantTitle: 'Default Title',
  quantity: 2,
  originalTotal: currency === 'JPY' ? 640000 : 5600,
  discountedTotal: currency === 'JPY' ? 640000 : 5600,
  attributes: [],
  image: null,
  ...{ plan: null, later: 0, bundle: null, taxable: true, discounts: [] },
  parcel: 0,
});

function send(sql: SqlStorage, { id, number, processedAt }: Order): void {
  sql.exec(
    `INSERT INTO fulfillments (order_id, company, number, url, created_at, parcel)
     VALUES (?, ?, ?, ?, ?, 0)`,
    id,
    'Overland Post',
    `LT${number}0042`,
    `https://track.example/LT${number}0042`,
    processedAt,
  );
}
