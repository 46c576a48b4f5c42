/** Reading the catalogue. Every verb takes the request's context first. spec §2, §7; contracts §1.9, §4. */
import type { Context } from '~/platform/context.server';
import { toCard, type CardProduct } from './card';
import { cleanHtml } from './clean-html.server';
import type { Collection, ListQuery, ProductList } from './list';
import type { Product } from './product';
import { isHandle, keep, sourceOf } from './reading.server';
import type { SourceList } from './sources/source';
import { fetchRecommendations, storefrontSource } from './sources/storefront.server';

/** The whole product, or null when there is none with this handle. Throws Unavailable. */
export async function getProduct(context: Context, handle: string): Promise<Product | null> {
  if (!isHandle(handle)) return null;
  const source = sourceOf(context);
  const { found } = await keep(context, ['product', handle], async () => {
    const product = await source.product(context, handle);
    return {
      found: product && {
        ...product,
        descriptionHtml: await cleanHtml(product.descriptionHtml),
      },
    };
  });
  return found;
}

/** Cards in the order asked, unknown handles skipped; a failed read is an empty list (spec §8). */
export async function getProductsByHandles(
  context: Context,
  handles: string[],
): Promise<CardProduct[]> {
  const asked = [...new Set(handles)].filter(isHandle).slice(0, 50);
  if (asked.length === 0) return [];
  const source = sourceOf(context);
  return keep(context, ['products', ...asked], async () =>
    (await source.products(context, asked)).map(toCard),
  ).catch((error: unknown) => emptyRail(context, 'catalog-products-failed', error));
}

/** One page of a collection, or null when there is none with this handle. Throws Unavailable. */
export async function getCollection(
  context: Context,
  handle: string,
  query: ListQuery,
): Promise<Collection | null> {
  if (!isHandle(handle)) return null;
  const source = sourceOf(context);
  const key = ['collection', handle, query.pageNo, query.sort ?? ''];
  const { found } = await keep(context, key, async () => {
    const collection = await source.collection(context, handle, query);
    return {
      found: collection && {
        ...collection,
        ...toCards(collection),
        descriptionHtml: await cleanHtml(collection.descriptionHtml),
      },
    };
  });
  return found;
}

/** One page of the products that match a term; an empty term asks nobody. Throws Unavailable. */
export async function searchProducts(
  context: Context,
  term: string,
  query: ListQuery,
): Promise<ProductList> {
  const asked = term.trim().slice(0, 100);
  if (!asked) return { products: [], count: 0, hasNext: false };
  const source = sourceOf(context);
  const key = ['search', asked.toLowerCase(), query.pageNo, query.sort ?? ''];
  return keep(context, key, async () => toCards(await source.search(context, asked, query)));
}

/** Products that go with this one; a rail, so a failed read is an empty list. */
export async function getRecommendations(context: Context, handle: string): Promise<CardProduct[]> {
  if (!isHandle(handle)) return [];
  const load = async () => (await fetchRecommendations(context, handle)).slice(0, 8).map(toCard);
  return keep(context, ['recommendations', handle], load, storefrontSource).catch(
    (error: unknown) => emptyRail(context, 'catalog-recommendations-failed', error),
  );
}

const toCards = ({ products, count, hasNext }: SourceList): ProductList => ({
  products: products.map(toCard),
  count,
  hasNext,
});

function emptyRail({ log }: Context, event: string, error: unknown): CardProduct[] {
  log.warn(event, { error });
  return [];
}
