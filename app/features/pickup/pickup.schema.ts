import * as v from 'valibot';
import { digitsOf } from '~/services/shopify/common.schema';
import * as replies from '~/services/shopify/replies.generated';
import type { PickupShop, PickupStock, ShopStock, VariantStock } from './pickup';

type LocationReply = NonNullable<
  v.InferOutput<typeof replies.PickupLocations>['locations']
>['nodes'][number];

function toShop({ id, name, address }: LocationReply): PickupShop {
  const { latitude, longitude } = address;
  return {
    id: digitsOf(id),
    name,
    city: address.city ?? '',
    lines: address.formatted.map((line) => line.trim()).filter((line) => line && line !== name),
    phone: address.phone?.trim() || null,
    country: address.countryCode,
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
  };
}

/**
 * Pieces of an available variant; null if unknown or unlimited. An available variant with 0 pieces isn't tracked, or
 * can be oversold.
 */
const leftOf = (quantity: number | undefined): number | null =>
  quantity !== undefined && quantity > 0 ? quantity : null;

/** Empty without the scope for pickup locations. */
export const pickupShopsReply = v.pipe(
  replies.PickupLocations,
  v.transform(({ locations }) => (locations?.nodes ?? []).map(toShop)),
);

/** `null` if the product doesn't exist. */
export function toPickupStock({
  product,
}: v.InferOutput<typeof replies.PickupStock>): PickupStock | null {
  if (!product) return null;
  const lists = product.variants.nodes.map(({ id, storeAvailability }) => ({
    id: digitsOf(id),
    more: storeAvailability?.pageInfo.hasNextPage ?? false,
    shops: (storeAvailability?.nodes ?? []).map((one) => ({
      ...one,
      id: digitsOf(one.location.id),
    })),
  }));
  const available = (shops: (typeof lists)[number]['shops']): Record<string, ShopStock> =>
    Object.fromEntries(
      shops
        .filter((one) => one.available)
        .map((one) => [one.id, { ready: one.pickUpTime, left: leftOf(one.quantityAvailable) }]),
    );
  return {
    listed: [...new Set(lists.flatMap(({ shops }) => shops.map(({ id }) => id)))],
    more: lists.some(({ more }) => more),
    variants: Object.fromEntries(
      lists
        .map(({ id, shops }) => [id, available(shops)] as const)
        .filter(([, shops]) => Object.keys(shops).length > 0),
    ),
  };
}

/** Keyed by the number in the variant's id. */
export const pickupOfVariantsReply = v.pipe(
  replies.PickupOfVariants,
  v.transform(({ nodes }): Record<string, VariantStock> => {
    const known = nodes.flatMap((node) =>
      node?.storeAvailability
        ? [[digitsOf(node.id), toVariantStock(node.storeAvailability)] as const]
        : [],
    );
    return Object.fromEntries(known);
  }),
);

type AvailabilityReply = NonNullable<
  Extract<
    v.InferOutput<typeof replies.PickupOfVariants>['nodes'][number],
    { id: string }
  >['storeAvailability']
>;

/** Bundles may have an empty list, so an empty list doesn't mean that no shop stocks the variant. */
const toVariantStock = ({ nodes, pageInfo }: AvailabilityReply): VariantStock => ({
  left: Object.fromEntries(
    nodes.map((one) => [
      digitsOf(one.location.id),
      one.available ? leftOf(one.quantityAvailable) : 0,
    ]),
  ),
  ready: Object.fromEntries(
    nodes.filter((one) => one.available).map((one) => [digitsOf(one.location.id), one.pickUpTime]),
  ),
  complete: nodes.length > 0 && !pageInfo.hasNextPage,
});

/** The schemas of cached values. They validate without transforming. */
export const pickupShopsSchema: v.GenericSchema<unknown, PickupShop[]> = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    city: v.string(),
    lines: v.array(v.string()),
    phone: v.nullable(v.string()),
    country: v.nullable(v.string()),
    position: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
  }),
);

export const pickupStockSchema: v.GenericSchema<unknown, PickupStock> = v.object({
  listed: v.array(v.string()),
  more: v.boolean(),
  variants: v.record(
    v.string(),
    v.record(v.string(), v.object({ ready: v.string(), left: v.nullable(v.number()) })),
  ),
});
