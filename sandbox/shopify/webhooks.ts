/** Shopify's webhooks: JSON, signed with the shop's secret. */
import { sendToStorefronts, type Sent } from '../world/send';
import type { World } from '../world/world';
import type { Product } from './storage/types';

const encoder = new TextEncoder();
const maxVariants = 100;

/** Returns the storefronts' statuses. */
export async function announceProduct(world: World, product: Product): Promise<Sent> {
  const secret = world.env.SHOPIFY_WEBHOOK_SECRET;
  if (!secret) return {};
  const at = world.now().toISOString();
  const { id, handle, title, tags, variants } = product;
  const body = JSON.stringify({
    id,
    admin_graphql_api_id: `gid://shopify/Product/${id}`,
    ...{ handle, title, status: 'active', updated_at: at, tags: tags.join(', ') },
    variants: variants.slice(0, maxVariants).map((variant) => ({
      id: variant.id,
      admin_graphql_api_id: variantGid(variant.id),
      updated_at: at,
      inventory_item_id: inventoryItemOf(variant.id),
      inventory_quantity: variant.inventory,
      // Webhooks only have the shop's currency.
      price: (variant.prices.USD.price / 100).toFixed(2),
    })),
    variant_gids: variants.map(({ id }) => ({
      admin_graphql_api_id: variantGid(id),
      updated_at: at,
    })),
  });
  return sendToStorefronts(world, '/webhooks/shopify', body, {
    'X-Shopify-Topic': 'products/update',
    'X-Shopify-Hmac-Sha256': await signatureOf(body, secret),
    'X-Shopify-Shop-Domain': new URL(world.origin).host,
    'X-Shopify-Webhook-Id': crypto.randomUUID(),
    'X-Shopify-Triggered-At': at,
    'X-Shopify-API-Version': '2024-07',
  });
}

const variantGid = (id: number): string => `gid://shopify/ProductVariant/${id}`;
const inventoryItemOf = (variantId: number): number => variantId + 5_000_000_000;

async function signatureOf(body: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(body)));
  return btoa(String.fromCharCode(...signed));
}
