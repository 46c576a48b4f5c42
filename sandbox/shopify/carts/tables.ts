import type { SqlStorage } from '@cloudflare/workers-types';

/**
 * `attributes`, `discount_codes` and `metafields` are JSON arrays. `attribute_key` identifies a
 * line among those of one variant (`attributeKey` in `cart-lines.ts`). A discount's `value` is a
 * percentage, or hundredths of the cart's currency.
 */
const tables = `
CREATE TABLE IF NOT EXISTS carts (
  token TEXT PRIMARY KEY, key TEXT NOT NULL, country TEXT NOT NULL, email TEXT, phone TEXT,
  customer_token TEXT, note TEXT NOT NULL, attributes TEXT NOT NULL, discount_codes TEXT NOT NULL,
  metafields TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS cart_lines (
  place INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, cart TEXT NOT NULL,
  variant_id INTEGER NOT NULL, quantity INTEGER NOT NULL, attributes TEXT NOT NULL,
  attribute_key TEXT NOT NULL, UNIQUE (cart, variant_id, attribute_key));
CREATE TABLE IF NOT EXISTS discounts (
  code TEXT PRIMARY KEY COLLATE NOCASE, kind TEXT NOT NULL, value INTEGER NOT NULL, ends_at TEXT);
INSERT OR IGNORE INTO discounts VALUES
  ('WELCOME10', 'percent', 10, NULL),
  ('FIVEOFF', 'amount', 500, NULL),
  ('OLDNEWS', 'percent', 25, '2025-12-31T00:00:00Z');`;

/** Creates the carts' tables and the demo's discount codes. */
export function installCarts(sql: SqlStorage): void {
  sql.exec(tables);
}
