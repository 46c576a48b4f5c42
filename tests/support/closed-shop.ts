import { startShop, type Shop } from './storefront';

/** A shop in maintenance mode. */
export const startClosedShop = (): Promise<Shop> =>
  startShop({
    tap: ({ received }) => received.replaceAll('"maintenance":false', '"maintenance":true'),
  });
