import { findProfile } from '~/features/account/customer.server';
import { getProductsByHandles } from '~/features/catalog/catalog.server';
import type { WishlistSources } from '~/features/wishlist/wishlist.server';
import type { Context } from '~/platform/context.server';

/** Products per request. */
const pageSize = 50;

export const wishlistSources = (context: Context): WishlistSources => ({
  async find(handles) {
    const parts = Array.from({ length: Math.ceil(handles.length / pageSize) }, (_, n) =>
      getProductsByHandles(context, handles.slice(n * pageSize, (n + 1) * pageSize)),
    );
    return (await Promise.all(parts)).flat();
  },
  async findCustomer() {
    return (await findProfile(context))?.email ?? null;
  },
});
