import type { SqlStorage } from '@cloudflare/workers-types';
import { installCartAddresses } from './cart-addresses';

/**
 * `attributes`, `discount_codes` and `metafields` are JSON arrays; `delivery_choice` and `preferences` are JSON too.
 * `lineKey` (`cart-lines.ts`) computes `attribute_key`.
 */
const tables = `
CREATE TABLE IF NOT EXISTS carts (
  token TEXT PRIMARY KEY, key TEXT NOT NULL, country TEXT NOT NULL, email TEXT, phone TEXT,
  customer_token TEXT, company_location TEXT, note TEXT NOT NULL, attributes TEXT NOT NULL,
  discount_codes TEXT NOT NULL, metafields TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  delivery_choice TEXT NOT NULL, preferences TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS cart_lines (
  place INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, cart TEXT NOT NULL,
  variant_id INTEGER NOT NULL, quantity INTEGER NOT NULL, attributes TEXT NOT NULL,
  attribute_key TEXT NOT NULL, plan_id INTEGER, UNIQUE (cart, variant_id, attribute_key));`;

export function installCarts(sql: SqlStorage): void {
  sql.exec(tables);
  installCartAddresses(sql);
}
