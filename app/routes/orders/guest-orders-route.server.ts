import type { Context } from '~/platform/context.server';
import { hasAdminApi } from '~/services/shopify-admin/admin-settings';

export function requireGuestOrders({ env }: Context): void {
  if (!hasAdminApi(env)) throw new Response(null, { status: 404 });
}
