import { startShop, type Shop } from './storefront';

/** A shop whose theme document has maintenance mode switched on. */
export const startClosedShop = (): Promise<Shop> =>
  startShop({
    tap: ({ received }) => received.replaceAll('"maintenance":false', '"maintenance":true'),
  });
