import * as v from 'valibot';
import type { CachePeek, CacheQuery, Dependencies } from '~/platform/cache/data-cache.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { optional } from '~/platform/optional.server';
import { leadsNowhere } from '~/missing-pages.server';
import type { CardProduct } from './card-product';
import { toCard } from './to-card';
import { allProducts, anyOfCatalogue, cardTag, collectionTag, productTag } from './catalog-tags';
import {
  cardSchema,
  collectionSchema,
  facetsSchema,
  listSchema,
  productSchema,
  sampleSchema,
  variantChoiceSchema,
} from './catalog.schema';
import { withColors } from './color-names';
import { firstFinishes } from './designs';
import { cleanHtml, descriptionText, readDescription } from './description';
import { loosened, mergeFacets, narrowing, noFacets, type Facets, type Loosened } from './facets';
import { isFiltered, noFilter, type ListFilter } from './filters';
import { isHandle } from './handle';
import { isListedType, type Product, type VariantChoice } from './product';
import {
  firstPage,
  listSearch,
  type Collection,
  type ListQuery,
  type ProductList,
} from './product-list';
import { factsOfSent, joinFacts, withoutMeasures } from './product-facts';
import { asksForSamples, type Sample } from './sample';
import { wordsOf } from './search-spelling';
import { toTerm, type Search } from './search-words';
import { productServiceSource } from './sources/product-service.server';
import type { CatalogueSource, ListScope, SourceList, SourceProduct } from './sources/source';
import {
  fetchBestSellers,
  fetchCatalogNames,
  fetchProductsByCode,
  fetchQuickSearch,
  fetchProductRelations,
  storefrontSource,
} from './sources/storefront.server';

const freshSeconds = 60;
/** Maximum age during an outage. */
const staleSeconds = 24 * 60 * 60;
const maxProducts = 50;
/** Shopify's maximum. Pages need spare products, because they leave out those they already show. */
const maxRelated = 10;
const maxWords = 3000;
/** Characters. */
const maxDescriptionText = 5000;

const usualSource = ({ env }: Context): CatalogueSource =>
  env.PRODUCT_SERVICE_URL ? productServiceSource : storefrontSource;

/** Only Shopify knows a company's prices. */
const sourceOf = (context: Context): CatalogueSource =>
  context.session.get('company') ? storefrontSource : usualSource(context);

/** Increase this if the meaning of cached values changes, but their schema stays the same. */
const version = 4;

const rulesOf = ({ variesBy }: CatalogueSource) => ({
  version,
  variesBy,
  freshSeconds,
  staleSeconds,
});

const cached = <T>(
  context: Context,
  key: (string | number)[],
  read: Pick<CacheQuery<T>, 'schema' | 'load' | 'isAbsent' | 'onStale' | 'dependencies'>,
  source = sourceOf(context),
): Promise<T> => context.cache.read({ key: ['catalog', ...key], ...rulesOf(source), ...read });

/**
 * A list also depends on all products, because any product can enter it: Shopify reports no change of a collection when
 * one of its drafts becomes active.
 */
const listOf = (products: readonly CardProduct[]): Dependencies => ({
  tags: [anyOfCatalogue, ...products.map(({ handle }) => cardTag(handle))],
  setTags: [allProducts],
});

const isNull = (value: unknown) => value === null;
const isEmpty = ({ length }: { length: number }) => length === 0;

const isAbsentList = ({ products }: ProductList, { filter }: ListQuery) =>
  isEmpty(products) && !isFiltered(filter);

/**
 * Null for unknown products. Calls `onStale` with the cached product while the current one loads. Throws Unavailable.
 */
export async function getProduct(
  context: Context,
  handle: string,
  onStale?: (stale: Product | null) => void,
): Promise<Product | null> {
  if (!isHandle(handle)) return null;
  const source = sourceOf(context);
  return context.cache.read<Product | null>({
    ...productEntry(context, handle),
    load: async () => {
      const product = await source.product(context, handle);
      return product && withDescription(product, context);
    },
    onStale,
  });
}

/** Never calls the source; null if not cached. */
export async function getCachedProduct(context: Context, handle: string): Promise<Product | null> {
  return isHandle(handle)
    ? ((await context.cache.peek(productEntry(context, handle))) ?? null)
    : null;
}

/** See `DataCache.peekShared`. Null if not cached. */
export async function getSharedProduct(context: Context, handle: string): Promise<Product | null> {
  if (!isHandle(handle)) return null;
  const entry = productEntry(context, handle, usualSource(context));
  return (await context.cache.peekShared(entry)) ?? null;
}

const productEntry = (
  context: Context,
  handle: string,
  source = sourceOf(context),
): CachePeek<Product | null> => ({
  ...rulesOf(source),
  key: ['catalog', 'product', handle],
  schema: v.nullable(productSchema),
  isAbsent: isNull,
  dependencies: () => ({ tags: [anyOfCatalogue, productTag(handle)] }),
});

function withDescription(
  { descriptionHtml, ...product }: SourceProduct,
  context: Context,
): Product {
  const { market } = context;
  const isDead = (href: string) => leadsNowhere(href, context);
  const optionValues = product.options.flatMap(({ values }) => values);
  const { variants } = product;
  return {
    ...product,
    variants: withoutMeasures(variants),
    ...joinFacts(
      factsOfSent(product.facts, variants),
      readDescription(descriptionHtml, optionValues, isDead),
      market.store.locale,
    ),
    descriptionText: descriptionText(descriptionHtml).slice(0, maxDescriptionText),
  };
}

/** In the order of `handles` (at most 50), without unknown handles. Throws Unavailable. */
export const getProductsByHandles = (context: Context, handles: string[]): Promise<CardProduct[]> =>
  readByHandles(context, handles, {
    entry: 'card',
    schema: cardSchema,
    of: toCard,
    tagOf: cardTag,
  });

/** Like `getProductsByHandles`, with all variants. */
export const getVariantChoices = (context: Context, handles: string[]): Promise<VariantChoice[]> =>
  readByHandles(context, handles, {
    entry: 'variants',
    schema: variantChoiceSchema,
    of: variantChoiceOf,
    tagOf: productTag,
    everyVariant: true,
  });

interface ByHandle<T> {
  entry: string;
  schema: v.GenericSchema<unknown, T>;
  of(product: SourceProduct): T;
  tagOf(handle: string): string;
  everyVariant?: boolean;
}

async function readByHandles<T>(
  context: Context,
  handles: string[],
  { entry, schema, of, tagOf, everyVariant = false }: ByHandle<T>,
): Promise<T[]> {
  const names = [...new Set(handles)].filter(isHandle).slice(0, maxProducts);
  if (names.length === 0) return [];
  const source = sourceOf(context);
  const found = await context.cache.readMany<T | null>({
    key: ['catalog', entry],
    ...rulesOf(source),
    names,
    schema: v.nullable(schema),
    load: async (missing) =>
      (await source.products(context, missing, { everyVariant })).map(
        (product) => product && of(product),
      ),
    isAbsent: isNull,
    dependencies: (_, handle) => ({ tags: [anyOfCatalogue, tagOf(handle)] }),
  });
  return found.filter((one) => one !== null);
}

const variantChoiceOf = ({
  handle,
  title,
  finish,
  images,
  variants,
}: SourceProduct): VariantChoice => ({
  handle,
  title,
  finish,
  image: images[0] ?? null,
  variants: variants.map(({ id, title, price, available, image }) => ({
    id,
    title,
    price,
    available,
    image,
  })),
});

/** Throws Unavailable. */
export async function getCollection(
  context: Context,
  handle: string,
  asked: ListQuery,
): Promise<Collection | null> {
  if (!isHandle(handle)) return null;
  const source = sourceOf(context);
  const query = await offeredQuery(context, { collection: handle }, asked);
  const [found, counts] = await Promise.all([
    cached<Collection | null>(context, ['collection', handle, listSearch(query)], {
      schema: v.nullable(collectionSchema),
      load: async () => {
        const collection = await source.collection(context, handle, query);
        return (
          collection && {
            ...collection,
            ...listed(namesOf(collection), query, collection),
            descriptionHtml: cleanHtml(collection.descriptionHtml, (href) =>
              leadsNowhere(href, context),
            ),
          }
        );
      },
      isAbsent: (collection) => collection === null || isAbsentList(collection, query),
      dependencies: (collection) => {
        const { tags, setTags } = listOf(collection?.products ?? []);
        return { tags: [collectionTag(handle), ...tags], setTags };
      },
    }),
    otherCounts(context, { collection: handle }, query.filter),
  ]);
  return found && { ...found, facets: panelFacets(namesOf(found), found, counts, query.filter) };
}

/** A collection of samples lists them. */
const namesOf = ({ handle, title }: Pick<Collection, 'handle' | 'title'>) => `${handle} ${title}`;

/** If the product service fails, uses the Storefront API's quick search. Throws Unavailable. */
export async function searchProducts(
  context: Context,
  term: string,
  asked: ListQuery,
): Promise<ProductList> {
  const trimmed = toTerm(term);
  if (!trimmed) return { products: [], count: 0, hasNext: false, facets: noFacets };
  const source = sourceOf(context);
  const query = await offeredQuery(context, { term: trimmed }, asked);
  const [list, counts] = await Promise.all([
    cached(context, ['search', trimmed.toLowerCase(), listSearch(query)], {
      schema: listSchema,
      load: async () => listed(trimmed, query, await source.search(context, trimmed, query)),
      isAbsent: (list) => isAbsentList(list, query),
      dependencies: ({ products }) => listOf(products),
    }).catch((error: unknown) => limitedSearch(context, trimmed, query, error)),
    otherCounts(context, { term: trimmed }, query.filter),
  ]);
  return { ...list, facets: panelFacets(trimmed, list, counts, query.filter) };
}

/** Removes samples, unless the words ask for samples. `count` excludes only this page's samples. */
function listed(words: string, { pageNo }: ListQuery, found: SourceList): ProductList {
  const list = toCards(found);
  if (asksForSamples(words)) return list;
  const products = withoutSamples(list.products);
  const left = list.products.length - products.length;
  const count = list.count === null ? null : list.count - left;
  const onlyLeftOut = pageNo > 0 && left > 0 && products.length === 0;
  return { ...list, products, count, ...(onlyLeftOut && { onlyLeftOut }) };
}

const withoutSamples = (cards: CardProduct[]) => cards.filter(({ isSample }) => !isSample);

/** Rethrows `error` if the search was filtered, sorted or for a later page, or if the quick search finds nothing. */
async function limitedSearch(
  context: Context,
  term: string,
  query: ListQuery,
  error: unknown,
): Promise<ProductList> {
  const isPlain = listSearch(query) === listSearch(firstPage);
  if (sourceOf(context) === storefrontSource || !isPlain || !isUnavailable(error)) throw error;
  const products = await quickSearch(context, term);
  if (products.length === 0) throw error;
  context.log.warn('search-limited', { error });
  // Prefers a complete page from the cache.
  context.outcome.unavailable = true;
  return { products, count: null, hasNext: false, facets: noFacets, limited: true };
}

const panelFacets = (
  words: string,
  { facets, products }: Pick<ProductList, 'facets' | 'products'>,
  [others, all]: readonly [{ from: Loosened; facets: Facets }[], Facets | undefined],
  filter: ListFilter,
): Facets => {
  const shown = narrowing(mergeFacets(facets, others, all), all ?? facets, filter);
  const types = shown.types.filter(({ value }) => asksForSamples(words) || isListedType(value));
  return withColors({ ...shown, types }, products);
};

/** Drops the availability and price filters if the source ignores them. The product service never ignores prices. */
async function offeredQuery(
  context: Context,
  scope: ListScope,
  query: ListQuery,
): Promise<ListQuery> {
  const { inStock, price } = query.filter;
  if (!inStock && (price === null || sourceOf(context) !== storefrontSource)) return query;
  const all = await countsOf(context, scope, noFilter);
  if (all === null) return query;
  const filter = {
    ...query.filter,
    inStock: inStock && all.inStock !== null,
    price: all.noPrice ? null : price,
  };
  return { ...query, filter };
}

/** A price in the words stays a part of the term if the source ignores prices. */
export async function offeredSearch(context: Context, search: Search): Promise<Search> {
  const { typed, term } = search;
  if (term === typed) return search;
  const query = await offeredQuery(context, { term }, search.query);
  return query.filter.price ? search : { typed, term: typed, query };
}

async function otherCounts(context: Context, scope: ListScope, filter: ListFilter) {
  const read = (one: ListFilter) => countsOf(context, scope, one);
  const [all, ...parts] = await Promise.all([
    isFiltered(filter) ? read(noFilter) : null,
    ...loosened(filter).map(async (from) => {
      const facets = await read(from.filter);
      return facets && { from, facets };
    }),
  ]);
  return [parts.filter((part) => part !== null), all ?? undefined] as const;
}

function countsOf(context: Context, scope: ListScope, filter: ListFilter): Promise<Facets | null> {
  const key = ['facets', JSON.stringify(scope), JSON.stringify(filter)];
  const load = () => sourceOf(context).facets(context, scope, filter);
  const dependencies = () => listOf([]);
  const counts: Promise<Facets | null> = cached(context, key, {
    schema: facetsSchema,
    load,
    dependencies,
  });
  return optional(context, 'catalog-facets-failed', counts, null);
}

const cardsSchema = v.array(cardSchema);

const toCards = ({ products, ...list }: SourceList): ProductList => ({
  ...list,
  products: products.map(toCard),
});

/** At most eight products whose title or tag starts with the term. Empty during an outage. */
export async function quickSearch(context: Context, term: string): Promise<CardProduct[]> {
  const trimmed = toTerm(term);
  if (!trimmed) return [];
  const load = async () => (await fetchQuickSearch(context, trimmed)).map(toCard);
  const read = { schema: cardsSchema, load, isAbsent: isEmpty, dependencies: listOf };
  const results = cached(context, ['quick', trimmed.toLowerCase()], read, storefrontSource);
  return optional(context, 'catalog-quick-search-failed', results, []);
}

/** At most ten products whose SKU or barcode starts with `code`. Throws Unavailable. */
export async function findByCode(context: Context, code: string): Promise<CardProduct[]> {
  const load = async () => (await fetchProductsByCode(context, code)).map(toCard);
  const read = { schema: cardsSchema, load, isAbsent: isEmpty, dependencies: listOf };
  return cached(context, ['code', code.toLowerCase()], read, storefrontSource);
}

/** At most 3,000, from product types, tags, collections and titles. Throws Unavailable. */
export const getCatalogWords = (context: Context): Promise<string[]> =>
  cached(
    context,
    ['words'],
    {
      schema: v.array(v.string()),
      load: async () =>
        [...new Set((await fetchCatalogNames(context)).flatMap(wordsOf))].slice(0, maxWords),
      isAbsent: isEmpty,
      dependencies: () => listOf([]),
    },
    storefrontSource,
  );

/** At most eight. Throws Unavailable. */
export async function getBestSellers(context: Context): Promise<CardProduct[]> {
  const load = async () => (await fetchBestSellers(context)).map(toCard);
  const read = { schema: cardsSchema, load, isAbsent: isEmpty, dependencies: listOf };
  return cached(context, ['best-sellers'], read, storefrontSource);
}

const relationsSchema = v.object({
  related: cardsSchema,
  complements: cardsSchema,
  collections: v.array(v.string()),
  samples: v.array(sampleSchema),
});

function readRelations(context: Context, handle: string) {
  // Swatches on the page already lead to these finishes.
  const isOther = ({ swatches }: CardProduct) => swatches.every((one) => one.handle !== handle);
  const toCarousel = (products: SourceProduct[]) =>
    firstFinishes(withoutSamples(products.map(toCard)).filter(isOther)).slice(0, maxRelated);
  const load = async () => {
    const { related, complements, ...rest } = await fetchProductRelations(context, handle);
    return { related: toCarousel(related), complements: toCarousel(complements), ...rest };
  };
  const isAbsent = (found: v.InferOutput<typeof relationsSchema>) =>
    Object.values(found).every((one) => one.length === 0);
  const dependencies = ({ related, complements }: v.InferOutput<typeof relationsSchema>) => {
    const { tags, setTags } = listOf([...related, ...complements]);
    return { tags: [...tags, cardTag(handle)], setTags };
  };
  const read = { schema: relationsSchema, load, isAbsent, dependencies };
  return cached(context, ['product-relations', handle], read, storefrontSource);
}

/** At most ten products; some may be the same design in different finishes. Throws Unavailable. */
export const getRecommendations = async (
  context: Context,
  handle: string,
): Promise<CardProduct[]> =>
  isHandle(handle) ? (await readRelations(context, handle)).related : [];

/** At most ten. Throws Unavailable. */
export const getComplements = async (context: Context, handle: string): Promise<CardProduct[]> =>
  isHandle(handle) ? (await readRelations(context, handle)).complements : [];

/** At most ten other products. Throws Unavailable. */
export async function getSameFinish(
  context: Context,
  { title, finish }: Pick<Product, 'title' | 'finish'>,
): Promise<CardProduct[]> {
  if (!finish) return [];
  const { products } = await searchProducts(context, finish, firstPage);
  const others = products.filter((card) => card.finish === finish && card.title !== title);
  return others.slice(0, maxRelated);
}

/** Handles of the other finishes in this market. Throws Unavailable. */
export async function getSoldFinishes(
  context: Context,
  { related }: Pick<Product, 'related'>,
): Promise<string[]> {
  const cards = await getProductsByHandles(
    context,
    related.map(({ handle }) => handle),
  );
  return cards.map(({ handle }) => handle);
}

/** Of all finishes. Throws Unavailable. */
export const getSamples = async (context: Context, handle: string): Promise<Sample[]> =>
  isHandle(handle) ? (await readRelations(context, handle)).samples : [];

/** Throws Unavailable. */
export const getCollectionsOf = async (context: Context, handle: string): Promise<string[]> =>
  isHandle(handle) ? (await readRelations(context, handle)).collections : [];
