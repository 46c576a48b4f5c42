import type { SqlStorage } from '@cloudflare/workers-types';

/** A row of the columns of the table `addresses`. */
export type AddressRow = Record<string, string | null>;

/** An address that a buyer has named for a cart. At most one of a cart's is `selected`. */
export type CartAddress = {
  /** A UUID. */
  id: string;
  selected: boolean;
  /** It is not to be kept among the customer's own. */
  oneTimeUse: boolean;
  row: AddressRow;
};

/** Creates the table of the carts' addresses, as JSON in the buyer's order. */
export function installCartAddresses(sql: SqlStorage): void {
  sql.exec(
    'CREATE TABLE IF NOT EXISTS cart_addresses (cart TEXT PRIMARY KEY, addresses TEXT NOT NULL)',
  );
}

/** Replaces a cart's addresses. */
export function saveCartAddresses(sql: SqlStorage, cart: string, addresses: CartAddress[]): void {
  sql.exec('INSERT OR REPLACE INTO cart_addresses VALUES (?, ?)', cart, JSON.stringify(addresses));
}

/** In the order in which they were named. */
export function cartAddresses(sql: SqlStorage, cart: string): CartAddress[] {
  const [found] = sql.exec('SELECT addresses FROM cart_addresses WHERE cart = ?', cart).toArray();
  return found ? (JSON.parse(String(found['addresses'])) as CartAddress[]) : [];
}

/** Where the buyer wants the cart to go; null as long as no address is selected. */
export const selectedAddress = (sql: SqlStorage, cart: string): AddressRow | null =>
  cartAddresses(sql, cart).find(({ selected }) => selected)?.row ?? null;
