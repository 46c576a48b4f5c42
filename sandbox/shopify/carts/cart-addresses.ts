import type { SqlStorage } from '@cloudflare/workers-types';

/** A row of the columns of the table `addresses`. */
export type AddressRow = Record<string, string | null>;

/** Creates the table of addresses that buyers have named for their carts, as JSON in the buyer's order. */
export function installCartAddresses(sql: SqlStorage): void {
  sql.exec('CREATE TABLE IF NOT EXISTS cart_addresses (cart TEXT PRIMARY KEY, rows TEXT NOT NULL)');
}

/** Replaces a cart's addresses. */
export function saveCartAddresses(sql: SqlStorage, cart: string, rows: AddressRow[]): void {
  sql.exec('INSERT OR REPLACE INTO cart_addresses VALUES (?, ?)', cart, JSON.stringify(rows));
}

/** The preferred one first. */
export function cartAddresses(sql: SqlStorage, cart: string): AddressRow[] {
  const [found] = sql.exec('SELECT rows FROM cart_addresses WHERE cart = ?', cart).toArray();
  return found ? (JSON.parse(String(found['rows'])) as AddressRow[]) : [];
}
