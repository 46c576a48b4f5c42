import type { World } from '../../world/world';
import { listOrders, orderById, type Order } from '../orders/orders';
import { digitsOf, gid } from '../storefront-api/graphql/gid';
import { listConnection, type PageArgs } from '../storefront-api/graphql/paging';
import { matches } from './order-search';
import { orderView } from './order-view';
import { scopesOf } from './tokens';

type OrdersArgs = PageArgs & { reverse: boolean; query?: string | null };

export const queryRoot = {
  currentAppInstallation: (_args: unknown, world: World) => ({
    id: gid('AppInstallation', 1),
    accessScopes: scopesOf(world).map((handle) => ({ handle, description: handle })),
  }),
  order({ id }: { id: string }, world: World) {
    const order = orderById(world.sql, digitsOf('Order', id) ?? 0);
    return order && isAccessible(world, order) ? orderView(world, order) : null;
  },
  orders({ query, ...args }: OrdersArgs, world: World) {
    const isWanted = matches(query);
    const found = listOrders(world.sql)
      .reverse()
      .filter((order) => isAccessible(world, order) && isWanted(order));
    return listConnection(found, args, (order) => orderView(world, order));
  },
};

const sixtyDaysMs = 60 * 24 * 60 * 60 * 1000;

/** Without read_all_orders, older orders don't exist for the app. */
const isAccessible = (world: World, { processedAt }: Order): boolean =>
  scopesOf(world).includes('read_all_orders') ||
  world.now().getTime() - Date.parse(processedAt) < sixtyDaysMs;
