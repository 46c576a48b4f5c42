import { readProductPart } from '~/features/catalog/product-part';
import type { Context } from '~/platform/context.server';
import * as replies from '~/services/shopify/replies.generated';
import { formatNear, isShopId, nearestFirst, pickupCookie, type Pickup } from './pickup';
import type { PickupShop, PickupStock, Position } from './pickup';
import {
  PICKUP_LOCATIONS_QUERY,
  PICKUP_OF_VARIANTS_QUERY,
  PICKUP_STOCK_QUERY,
} from './pickup.graphql';
import {
  pickupOfVariantsReply,
  pickupShopsReply,
  pickupShopsSchema,
  pickupStockSchema,
  toPickupStock,
} from './pickup.schema';

/** All shops with local pickup, in all countries. Throws Unavailable. */
export async function getPickupShops({ env, cache, storefront }: Context): Promise<PickupShop[]> {
  if (!env.PICKUP) return [];
  return cache.read({
    key: ['pickup-shops'],
    version: 1,
    variesBy: [],
    freshSeconds: 300,
    staleSeconds: 24 * 60 * 60,
    schema: pickupShopsSchema,
    load: () => storefront.query(PICKUP_LOCATIONS_QUERY, { schema: pickupShopsReply }),
    isAbsent: (shops) => shops.length === 0,
  });
}

/** Shops in the shopper's country. Throws Unavailable. */
export async function getOwnPickupShops(context: Context): Promise<PickupShop[]> {
  const shops = await getPickupShops(context);
  return shops.filter(({ country }) => country === context.market.country);
}

/**
 * Returns the shops where a product can be picked up; null if the product doesn't exist, if it isn't shipped, or if the
 * shopper's country has no such shops. `near` matters only if there are more shops than Shopify lists. Throws
 * Unavailable.
 */
export async function getPickup(
  context: Context,
  handle: string,
  near: Position | null = null,
): Promise<Pickup | null> {
  const [shops, first] = await Promise.all([
    getOwnPickupShops(context),
    readStock(context, handle, near),
  ]);
  let stock = first;
  let known = listedShops(shops, stock);
  const position = shops.find((shop) => shop.position)?.position;
  // Shopify's list is for all countries, so it can be full of shops abroad.
  if (stock?.more && known.length === 0 && position) {
    stock = await readStock(context, handle, position);
    known = listedShops(shops, stock);
  }
  return stock && known.length > 0
    ? {
        shops: nearestFirst(known, near).map(({ distance: _, ...shop }) => shop),
        stock: stock.variants,
        // If all of the country's shops are listed, the shops that Shopify's list lacks are abroad.
        more: stock.more && known.length < shops.length,
      }
    : null;
}

const readStock = (context: Context, handle: string, near: Position | null) =>
  readProductPart(context, handle, {
    name: near ? `pickup ${formatNear(near)}` : 'pickup',
    schema: pickupStockSchema,
    read: (after) =>
      context.storefront.query(PICKUP_STOCK_QUERY, {
        variables: { handle, after, ...(near && { near }) },
        schema: replies.PickupStock,
      }),
    toValue: toPickupStock,
  });

function listedShops(shops: PickupShop[], stock: PickupStock | null): PickupShop[] {
  const listed = new Set(stock?.listed);
  return shops.filter(({ id }) => listed.has(id));
}

/** At most 100 variants, for the query's cost. */
const maxVariants = 100;

/**
 * Returns stock, keyed by the number in the variant's id. Bundles may be missing. `near`: position of a shop that must
 * be listed. Not cached, because the shopper is about to buy. Throws Unavailable.
 */
export const getPickupOfVariants = (
  context: Context,
  variantIds: readonly string[],
  near: Position | null,
) =>
  context.storefront.query(PICKUP_OF_VARIANTS_QUERY, {
    variables: {
      ids: variantIds.slice(0, maxVariants).map((id) => `gid://shopify/ProductVariant/${id}`),
      ...(near && { near }),
    },
    schema: pickupOfVariantsReply,
  });

/** The chosen shop's id. The shop may no longer exist. */
export function readPickupShop({ cookies }: Pick<Context, 'cookies'>): string | undefined {
  const id = cookies.get(pickupCookie);
  return isShopId(id) ? id : undefined;
}
