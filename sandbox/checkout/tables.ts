import type { SqlStorage } from '@cloudflare/workers-types';

/**
 * `customers.email` is lower case. `password` is a hash of `hashPassword`, null until the account
 * is activated (`enabled` is 0). Amounts are hundredths of the order's currency; `address`,
 * `attributes` and `discount_codes` are JSON. Order lines are copies, independent of later changes
 * to the product.
 */
const tables = `
CREATE TABLE IF NOT EXISTS customers (
  id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, first_name TEXT, last_name TEXT, phone TEXT,
  password TEXT, enabled INTEGER NOT NULL, accepts_marketing INTEGER NOT NULL DEFAULT 0,
  default_address_id INTEGER, created_at TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS addresses (
  id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, first_name TEXT, last_name TEXT,
  company TEXT, address1 TEXT, address2 TEXT, city TEXT, province TEXT, province_code TEXT,
  country TEXT, country_code TEXT, zip TEXT, phone TEXT);
CREATE INDEX IF NOT EXISTS addresses_by_customer ON addresses (customer_id, id);
CREATE TABLE IF NOT EXISTS checkouts (
  id TEXT PRIMARY KEY, cart_token TEXT NOT NULL UNIQUE, cart_key TEXT NOT NULL,
  origin TEXT NOT NULL, contact TEXT,
  order_id INTEGER, created_at TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS orders (
  id INTEGER PRIMARY KEY, number INTEGER NOT NULL UNIQUE, key TEXT NOT NULL, token TEXT NOT NULL UNIQUE,
  customer_id INTEGER, email TEXT NOT NULL, phone TEXT, processed_at TEXT NOT NULL,
  currency TEXT NOT NULL, subtotal INTEGER NOT NULL, discount INTEGER NOT NULL,
  discount_codes TEXT NOT NULL, shipping INTEGER NOT NULL, shipping_title TEXT NOT NULL,
  total INTEGER NOT NULL, refunded INTEGER NOT NULL, financial_status TEXT NOT NULL,
  fulfillment_status TEXT NOT NULL, address TEXT NOT NULL, origin TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS orders_by_customer ON orders (customer_id, id);
CREATE TABLE IF NOT EXISTS order_lines (
  order_id INTEGER NOT NULL, position INTEGER NOT NULL, product_id INTEGER NOT NULL,
  variant_id INTEGER NOT NULL, title TEXT NOT NULL, variant_title TEXT NOT NULL,
  quantity INTEGER NOT NULL, original_total INTEGER NOT NULL, discounted_total INTEGER NOT NULL,
  attributes TEXT NOT NULL, image TEXT, PRIMARY KEY (order_id, position)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS fulfillments (
  id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL, company TEXT, number TEXT, url TEXT,
  created_at TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS fulfillments_by_order ON fulfillments (order_id, id);
`;

export function installCheckout(sql: SqlStorage): void {
  sql.exec(tables);
}
