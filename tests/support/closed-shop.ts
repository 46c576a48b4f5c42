import { startShop, type Shop } from './storefront';

export const startClosedShop = (): Promise<Shop> =>
  startShop({
    tap: ({ received }) => received.replaceAll('"maintenance":false', '"maintenance":true'),
  });
