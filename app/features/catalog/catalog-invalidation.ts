import * as v from 'valibot';
import type { InvalidationEvent } from '~/platform/cache/invalidation-event';
import { digestOf } from '~/platform/digest';
import { allProducts, anyOfCatalogue, cardTag, collectionTag, productTag } from './catalog-tags';

/** How long after a webhook Shopify's API may still return old data. */
const propagationMs = 60_000;

const id = v.pipe(v.union([v.number(), v.string()]), v.transform(String));
const moment = v.fallback(
  v.nullish(
    v.pipe(
      v.string(),
      v.transform((text) => Date.parse(text)),
      v.number(),
    ),
  ),
  undefined,
);

const variant = v.looseObject({
  id: v.nullish(id),
  inventory_item_id: v.nullish(id),
  inventory_quantity: v.nullish(v.number()),
});
const variantRef = v.object({
  admin_graphql_api_id: v.string(),
  updated_at: v.nullish(v.string()),
});
const product = v.looseObject({
  id,
  handle: v.string(),
  updated_at: moment,
  status: v.nullish(v.string()),
  /** At most 100. */
  variants: v.fallback(v.nullish(v.array(variant)), []),
  /** All variants. */
  variant_gids: v.fallback(v.nullish(v.array(variantRef)), []),
});
const collection = v.object({ id, handle: v.string(), updated_at: moment });
const removed = v.object({ id });
const level = v.object({ inventory_item_id: id });

type EventContent = Omit<InvalidationEvent, 'id' | 'propagationMs'>;

/** Stock changes of variants beyond this number don't invalidate their product. */
const maxAliases = 250;

const inventoryName = (item: string) => `inventory ${item}`;

async function aboutProduct(payload: unknown): Promise<EventContent> {
  const { id, handle, updated_at, status, variants, variant_gids, ...rest } = v.parse(
    product,
    payload,
  );
  const items = (variants ?? []).flatMap(({ inventory_item_id: item }) => item ?? []);
  return {
    subject: `product ${id}`,
    tags: [productTag(handle)],
    summaryTags: [cardTag(handle)],
    setTags: [allProducts],
    summaryDigest: await summaryDigestOf(
      { handle, status, ...rest },
      variants ?? [],
      variant_gids ?? [],
    ),
    revision: updated_at ?? undefined,
    aliases: items.slice(0, maxAliases).map(inventoryName),
    // `published_at` is about another sales channel, so use the status.
    deleted: status === 'draft' || status === 'archived',
  };
}

/**
 * The digest covers fields that lists show, sort or filter by. A new stock level changes the digest only if a variant
 * sells out or comes back. The webhook says nothing about variants after the first 100 except when they changed, so any
 * change of these variants changes the digest.
 */
function summaryDigestOf(
  product: Record<string, unknown>,
  variants: v.InferOutput<typeof variant>[],
  refs: v.InferOutput<typeof variantRef>[],
): Promise<string> {
  const summary = variants.map(
    ({ inventory_quantity: left, old_inventory_quantity: _, updated_at: __, ...rest }) => ({
      ...rest,
      isLeft: (left ?? 0) > 0,
    }),
  );
  const described = new Set(variants.map(({ id }) => `gid://shopify/ProductVariant/${id}`));
  const all = refs
    .map(({ admin_graphql_api_id: gid, updated_at }) =>
      described.has(gid) ? gid : `${gid} ${updated_at}`,
    )
    .sort();
  return digestOf(new TextEncoder().encode(JSON.stringify([product, summary, all])).buffer);
}

async function aboutCollection(payload: unknown): Promise<EventContent> {
  const { id, handle, updated_at: revision } = v.parse(collection, payload);
  return {
    subject: `collection ${id}`,
    tags: [collectionTag(handle)],
    revision: revision ?? undefined,
  };
}

/** The payload only has the id. */
const aboutRemoved = (subject: string, setTags: string[]) => async (payload: unknown) => ({
  subject: `${subject} ${v.parse(removed, payload).id}`,
  setTags,
  deleted: true,
  fallbackTags: [anyOfCatalogue],
});

/** The payload doesn't name the product, so earlier events of the product must have listed the item (`aliases`). */
async function aboutStock(payload: unknown): Promise<EventContent> {
  return { subject: inventoryName(v.parse(level, payload).inventory_item_id) };
}

const readers: Record<string, (payload: unknown) => Promise<EventContent>> = {
  'products/create': aboutProduct,
  'products/update': aboutProduct,
  'products/delete': aboutRemoved('product', [allProducts]),
  'collections/create': aboutCollection,
  'collections/update': aboutCollection,
  'collections/delete': aboutRemoved('collection', []),
  'inventory_levels/update': aboutStock,
};

export const isAboutCatalogue = (topic: string): boolean => Object.hasOwn(readers, topic);

/** Retries have the same `id`. Throws a ValiError for an unexpected payload. */
export const catalogueEvent = async (
  topic: string,
  payload: unknown,
  id: string,
): Promise<InvalidationEvent> => ({
  ...(await readers[topic]!(payload)),
  id,
  propagationMs,
});
