import type { SqlStorage } from '@cloudflare/workers-types';

export type AddressRow = Record<string, string | null>;

/** At most one address is `selected`. */
export type CartAddress = {
  id: string;
  selected: boolean;
  /** Not saved to the customer's addresses. */
  oneTimeUse: boolean;
  row: AddressRow;
};

/** Addresses are JSON, in the buyer's order. */
export function installCartAddresses(sql: SqlStorage): void {
  sql.exec(
    'CREATE TABLE IF NOT EXISTS cart_addresses (cart TEXT PRIMARY KEY, addresses TEXT NOT NULL)',
  );
}

export function saveCartAddresses(sql: SqlStorage, cart: string, addresses: CartAddress[]): void {
  sql.exec('INSERT OR REPLACE INTO cart_addresses VALUES (?, ?)', cart, JSON.stringify(addresses));
}

export function cartAddresses(sql: SqlStorage, cart: string): CartAddress[] {
  const [found] = sql.exec('SELECT addresses FROM cart_addresses WHERE cart = ?', cart).toArray();
  return found ? (JSON.parse(String(found['addresses'])) as CartAddress[]) : [];
}

export const selectedAddress = (sql: SqlStorage, cart: string): AddressRow | null =>
  cartAddresses(sql, cart).find(({ selected }) => selected)?.row ?? null;
