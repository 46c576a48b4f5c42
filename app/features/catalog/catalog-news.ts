/** What Shopify's webhooks say of the catalogue, as news for the log of changes. */
import * as v from 'valibot';
import type { News } from '~/platform/cache/news';
import { digestOf } from '~/platform/digest';
import { allProducts, anyOfCatalogue, cardTag, collectionTag, productTag } from './catalog-tags';

/** How long Shopify's API may go on showing what was before, in ms: its webhooks come first. */
const settleMs = 60_000;

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
  inventory_item_id: v.nullish(id),
  inventory_quantity: v.nullish(v.number()),
});
const product = v.looseObject({
  id,
  handle: v.string(),
  updated_at: moment,
  status: v.nullish(v.string()),
  variants: v.fallback(v.nullish(v.array(variant)), []),
});
const collection = v.object({ id, handle: v.string(), updated_at: moment });
const removed = v.object({ id });
const level = v.object({ inventory_item_id: id });

type Announced = Omit<News, 'id' | 'settleMs'>;

/** Of variants only as many as a product usually has: stock of the others is announced with the product. */
const mostAliases = 250;

const inventoryName = (item: string) => `inventory ${item}`;

async function aboutProduct(payload: unknown): Promise<Announced> {
  const { id, handle, updated_at, status, variants, ...rest } = v.parse(product, payload);
  const items = (variants ?? []).flatMap(({ inventory_item_id: item }) => item ?? []);
  return {
    subject: `product ${id}`,
    tags: [productTag(handle)],
    looks: [cardTag(handle)],
    kinds: [allProducts],
    facts: await factsOf({ handle, status, ...rest }, variants ?? []),
    revision: updated_at ?? undefined,
    aliases: items.slice(0, mostAliases).map(inventoryName),
    // Without its channel it may still be on ours; a draft is on none.
    gone: status === 'draft' || status === 'archived',
  };
}

/** A digest of all by which lists choose and sort: not of how many there are, but of whether there are any. */
function factsOf(
  product: Record<string, unknown>,
  variants: v.InferOutput<typeof variant>[],
): Promise<string> {
  const facts = variants.map(
    ({ inventory_quantity: left, old_inventory_quantity: _, updated_at: __, ...rest }) => ({
      ...rest,
      isLeft: (left ?? 0) > 0,
    }),
  );
  return digestOf(new TextEncoder().encode(JSON.stringify([product, facts])).buffer);
}

async function aboutCollection(payload: unknown): Promise<Announced> {
  const { id, handle, updated_at: revision } = v.parse(collection, payload);
  return {
    subject: `collection ${id}`,
    tags: [collectionTag(handle)],
    revision: revision ?? undefined,
  };
}

/** Says no more than the id. */
const aboutRemoved = (subject: string, kinds: string[]) => async (payload: unknown) => ({
  subject: `${subject} ${v.parse(removed, payload).id}`,
  kinds,
  gone: true,
  otherwise: [anyOfCatalogue],
});

/** Whose stock it is, is known from the product's own news. Before there were any, those of the product say it too. */
async function aboutStock(payload: unknown): Promise<Announced> {
  return { subject: inventoryName(v.parse(level, payload).inventory_item_id) };
}

const readers: Record<string, (payload: unknown) => Promise<Announced>> = {
  'products/create': aboutProduct,
  'products/update': aboutProduct,
  'products/delete': aboutRemoved('product', [allProducts]),
  'collections/create': aboutCollection,
  'collections/update': aboutCollection,
  'collections/delete': aboutRemoved('collection', []),
  'inventory_levels/update': aboutStock,
};

/** True for the topics that say something of the catalogue. */
export const isAboutCatalogue = (topic: string): boolean => Object.hasOwn(readers, topic);

/**
 * The news of a webhook with this topic, which must be about the catalogue. `id`: equal for a repetition. Throws a
 * ValiError for a body that is not as Shopify's are.
 */
export const catalogueNews = async (
  topic: string,
  payload: unknown,
  id: string,
): Promise<News> => ({
  ...(await readers[topic]!(payload)),
  id,
  settleMs,
});
