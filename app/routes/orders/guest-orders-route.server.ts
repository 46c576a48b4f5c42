import type { Context } from '~/platform/context.server';
import { hasAdminApi } from '~/services/shopify-admin/admin-settings';

/** Throws a 404 in a shop without access to the Admin API. */
export function requireGuestOrders({ env }: Context): void {
  if (!hasAdminApi(env)) throw new Response(null, { status: 404 });
}
