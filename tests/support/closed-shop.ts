import { startShop, type Shop } from './storefront';

/** A shop whose theme says that it is closed for a while. spec §4 "Maintenance". */
export const startClosedShop = (): Promise<Shop> =>
  startShop({
    tap: ({ received }) => received.replaceAll('"maintenance":false', '"maintenance":true'),
  });
