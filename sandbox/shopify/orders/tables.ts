import type { SqlStorage } from '@cloudflare/workers-types';

/**
 * Amounts are in hundredths of the order's currency. `address`, `attributes`, `bundle`,
 * `discounts`, `discount_shares`, `pickup`, `taxes` and a return's `lines` are JSON. Lines copy the
 * product's data, so product changes don't affect past orders.
 */
const tables = `
CREATE TABLE IF NOT EXISTS orders (
  id INTEGER PRIMARY KEY, number INTEGER NOT NULL UNIQUE, key TEXT NOT NULL, token TEXT NOT NULL UNIQUE,
  customer_id INTEGER, email TEXT NOT NULL, phone TEXT, processed_at TEXT NOT NULL,
  currency TEXT NOT NULL, subtotal INTEGER NOT NULL, discounts TEXT NOT NULL,
  shipping INTEGER NOT NULL, shipping_title TEXT NOT NULL,
  total INTEGER NOT NULL, refunded INTEGER NOT NULL, financial_status TEXT NOT NULL,
  fulfillment_status TEXT NOT NULL, address TEXT NOT NULL, origin TEXT NOT NULL, taxes TEXT NOT NULL,
  cancelled_at TEXT, cancel_reason TEXT, edited INTEGER NOT NULL, pickup TEXT);
CREATE INDEX IF NOT EXISTS orders_by_customer ON orders (customer_id, id);
CREATE TABLE IF NOT EXISTS order_lines (
  order_id INTEGER NOT NULL, position INTEGER NOT NULL, product_id INTEGER NOT NULL,
  variant_id INTEGER NOT NULL, title TEXT NOT NULL, variant_title TEXT NOT NULL,
  quantity INTEGER NOT NULL, original_total INTEGER NOT NULL, discounted_total INTEGER NOT NULL,
  attributes TEXT NOT NULL, image TEXT, plan TEXT, later INTEGER NOT NULL, bundle TEXT,
  taxable INTEGER NOT NULL, discount_shares TEXT NOT NULL, current_quantity INTEGER NOT NULL,
  sent_quantity INTEGER NOT NULL, parcel INTEGER NOT NULL,
  PRIMARY KEY (order_id, position)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS fulfillments (
  id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL, company TEXT, number TEXT, url TEXT,
  created_at TEXT NOT NULL, parcel INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS fulfillments_by_order ON fulfillments (order_id, id);
CREATE TABLE IF NOT EXISTS deliveries (fulfillment_id INTEGER PRIMARY KEY, delivered_at TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS returns (
  id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL, status TEXT NOT NULL, created_at TEXT NOT NULL,
  closed_at TEXT, lines TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS returns_by_order ON returns (order_id, id);`;

export function installOrders(sql: SqlStorage): void {
  sql.exec(tables);
}
