import type { Service, World } from '../state/world';

export { installCheckout } from './tables';

/** Hosted checkout of the sandbox: `/cart/c/…`, `/checkouts/…`, `/orders/…`. */
export const checkout: Service = () => null;

/** Creates the demo customers and their past orders. */
export function seedCustomers(world: World): void {
  world.sql.exec('SELECT count(*) FROM customers');
}
