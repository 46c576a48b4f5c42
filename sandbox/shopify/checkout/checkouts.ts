import type { SqlStorage } from '@cloudflare/workers-types';
import type { World } from '../../world/world';
import type { DeliveryChoice } from '../carts/carts';
import { readCart, type CheckoutCart } from '../carts/checkout-cart';
import type { Contact } from '../customers/contact';

export type Checkout = {
  id: string;
  cartToken: string;
  cartKey: string;
  origin: string;
  contact: Contact | null;
  /** Null until the delivery step is submitted; until then, the cart's choice applies. */
  delivery: DeliveryChoice | null;
  orderId: number | null;
};

export function installCheckouts(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS checkouts (
  id TEXT PRIMARY KEY, cart_token TEXT NOT NULL UNIQUE, cart_key TEXT NOT NULL,
  origin TEXT NOT NULL, contact TEXT, delivery TEXT,
  order_id INTEGER, created_at TEXT NOT NULL)`);
}

export function openCheckout(
  { sql, now }: World,
  cart: { token: string; key: string },
  origin: string,
): string {
  return sql
    .exec<{ id: string }>(
      `INSERT INTO checkouts (id, cart_token, cart_key, origin, created_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (cart_token) DO UPDATE SET origin = excluded.origin RETURNING id`,
      crypto.randomUUID(),
      cart.token,
      cart.key,
      origin,
      now().toISOString(),
    )
    .one().id;
}

export const findCheckout = (world: World, id: string): Checkout | null => find(world, 'id', id);

export const checkoutOfCart = (world: World, cartToken: string): Checkout | null =>
  find(world, 'cart_token', cartToken);

function find({ sql }: World, column: 'id' | 'cart_token', value: string): Checkout | null {
  const row = sql.exec(`SELECT * FROM checkouts WHERE ${column} = ?`, value).toArray()[0];
  return row
    ? {
        id: String(row.id),
        cartToken: String(row.cart_token),
        cartKey: String(row.cart_key),
        origin: String(row.origin),
        contact: row.contact === null ? null : (JSON.parse(String(row.contact)) as Contact),
        delivery:
          row.delivery === null ? null : (JSON.parse(String(row.delivery)) as DeliveryChoice),
        orderId: row.order_id === null ? null : Number(row.order_id),
      }
    : null;
}

export function saveContact({ sql }: World, id: string, contact: Contact): void {
  sql.exec('UPDATE checkouts SET contact = ? WHERE id = ?', JSON.stringify(contact), id);
}

export function saveDelivery({ sql }: World, id: string, delivery: DeliveryChoice): void {
  sql.exec('UPDATE checkouts SET delivery = ? WHERE id = ?', JSON.stringify(delivery), id);
}

export function closeCheckout({ sql }: World, id: string, orderId: number): void {
  sql.exec('UPDATE checkouts SET order_id = ? WHERE id = ?', orderId, id);
}

/** The cart with the chosen delivery and without empty lines. Null if no lines are left. */
export function cartOf(
  world: World,
  { cartToken, cartKey, contact, delivery }: Checkout,
): CheckoutCart | null {
  const cart = readCart(world, cartToken, cartKey, contact?.email);
  const lines = cart?.lines.filter(({ quantity }) => quantity > 0) ?? [];
  if (!cart || lines.length === 0) return null;
  return { ...cart, lines, deliveryChoice: delivery ?? cart.deliveryChoice };
}
