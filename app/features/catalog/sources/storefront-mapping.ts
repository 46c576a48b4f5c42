import * as v from 'valibot';
import type {
  ProductCollectionSortKeys,
  SearchSortKeys,
} from '@shopify/hydrogen/storefront-api-types';
import { withinBag } from '~/features/cart/cart';
import type { Context } from '~/platform/context.server';
import type { Env } from '~/platform/env.server';
import { imageOrigins } from '~/platform/http/security-headers.server';
import { relatedSchema } from '~/services/product-service/product-service.schema';
import { digitsOf, gramsOf } from '~/services/shopify/common.schema';
import { isoDay, stockOf } from '../availability';
import { readFacts, readIncluded, readSheet } from '../product-facts';
import { readRating } from '../rating';
import { videoSources } from '../videos';
import { firstVariantOf } from '../to-card';
import { cheapestCompareAt, type Variant } from '../product';
import { swatchesOf } from '../swatch';
import { readValueSwatch, swatchesIn, type ValueSwatch } from '../value-swatch';
import { noFacets, type Facets } from '../facets';
import { isColorName } from '../color-names';
import { isSameValue, splitTag, type ListFilter, type PriceRange } from '../filters';
import type { Sort } from '../product-list';
import type { SourceProduct } from './source';
import type { Sample } from '../sample';
import type {
  StorefrontProduct,
  StorefrontSamples,
  StorefrontVariant,
  OfferedFilter,
} from './storefront.schema';

export function toProduct(
  product: StorefrontProduct,
  { log, market, env }: Pick<Context, 'log' | 'market' | 'env'>,
): SourceProduct {
  const { locale } = market.store;
  const variants = product.variants.nodes.map((one) => toVariant(one, locale));
  const price = product.priceRange.minVariantPrice;
  return {
    id: digitsOf(product.id),
    gid: product.id,
    handle: product.handle,
    title: product.title,
    vendor: product.vendor,
    type: product.productType,
    ...(product.isGiftCard && { isGiftCard: true as const }),
    ...plansOf(product),
    ...(product.variants.nodes.some(isBundle) && { isBundle: true as const }),
    ...(product.variants.nodes.some(hasBreaks) && { hasVolumePrices: true as const }),
    descriptionHtml: product.descriptionHtml ?? '',
    tags: product.tags ?? [],
    ...(product.tags === undefined && { hasUnknownTags: true as const }),
    images: product.images.nodes,
    videos: product.media?.nodes.flatMap(toVideo) ?? [],
    drawing: product.drawing?.reference?.image ?? null,
    sheet: sheetOf(product, env),
    options: product.options.map(({ name, optionValues }) => ({
      name,
      values: optionValues.map((value) => value.name),
      ...swatchesIn(optionValues.map(({ swatch }) => readValueSwatch(swatch))),
    })),
    variants,
    onSale: variants.some(({ compareAt }) => compareAt !== null),
    soldOut: !product.availableForSale,
    price,
    priceMax: product.priceRange.maxVariantPrice,
    compareAt: cheapestCompareAt(variants, price),
    related: swatchesOf(product, v.parse(relatedSchema, product.related), log),
    finish: product.finish,
    rating: readRating(product.rating, product.ratingCount),
    facts: factsOf(product, locale),
    included: readIncluded(product.included),
    seo: product.seo ?? { title: null, description: null },
  };
}

const isBundle = ({ requiresComponents }: StorefrontVariant) => requiresComponents;

const hasBreaks = ({ quantityPriceBreaks }: StorefrontVariant) =>
  quantityPriceBreaks !== undefined && quantityPriceBreaks.nodes.length > 0;

/** Only complete products have `sellingPlanGroups`. */
const plansOf = ({ requiresSellingPlan, sellingPlanGroups }: StorefrontProduct) =>
  requiresSellingPlan
    ? { plans: 'required' as const }
    : sellingPlanGroups?.nodes.length
      ? { plans: 'optional' as const }
      : {};

/** One sample per variant. The variant's title is the finish. */
export const toSamples = (
  { id, handle, title, vendor, variants }: StorefrontSamples,
  { store }: Pick<Context['market'], 'store'>,
): Sample[] =>
  variants.nodes.map((one) => {
    const variant = toVariant(one, store.locale);
    const { image, price } = variant;
    return {
      id: digitsOf(id),
      handle,
      title,
      vendor,
      finish: variant.title,
      images: image ? [image] : [],
      price,
      priceMax: price,
      firstVariant: { ...firstVariantOf(variant), title: '' },
    };
  });

type Media = NonNullable<StorefrontProduct['media']>['nodes'][number];

function toVideo(media: Media) {
  if (!media) return [];
  const { alt, sources: files, previewImage } = media;
  const sources = videoSources(
    files.map(({ url, mimeType, height }) => ({ src: url, type: mimeType, height })),
  );
  return sources.length > 0 ? [{ sources, alt: alt ?? '', poster: previewImage?.url ?? null }] : [];
}

function toVariant(variant: StorefrontVariant, locale: string): Variant {
  const { price, compareAtPrice } = variant;
  return {
    id: digitsOf(variant.id),
    gid: variant.id,
    title: variant.title,
    sku: variant.sku || null,
    barcode: variant.barcode || null,
    facts: factsOf(variant, locale),
    grams: gramsOf(variant.weight, variant.weightUnit ?? ''),
    options: variant.selectedOptions.map(({ value }) => value),
    price,
    compareAt: compareAtPrice && compareAtPrice.amount > price.amount ? compareAtPrice : null,
    ...stockOf(variant),
    ...(variant.quantityRule && { rule: withinBag(variant.quantityRule) }),
    preorder: variant.preorder,
    backorder: variant.backorder,
    availableFrom: isoDay(variant.availableFrom),
    image: variant.image,
    ...(variant.requiresShipping === false && { requiresShipping: false as const }),
  };
}

function sheetOf({ sheet }: StorefrontProduct, env: Env) {
  const file = sheet?.reference;
  const url = file?.url ?? sheet?.value ?? '';
  return readSheet({ url, bytes: file?.originalFileSize ?? null }, imageOrigins(env));
}

const factsOf = ({ facts = [] }: Pick<StorefrontVariant, 'facts'>, locale: string) =>
  readFacts(
    facts.filter((one) => one !== null),
    locale,
  );

interface StorefrontFilter {
  productType?: string;
  tag?: string;
  /** Major units, unlike the product service. */
  price?: PriceRange;
  available?: true;
}

interface SplitFilter {
  filters: StorefrontFilter[];
  /** Groups of tags that `filters` lacks, so the caller must apply them. */
  rest: string[][];
  /** True if no type is in all groups: a product has one type, so no product can match. */
  impossible: boolean;
}

/** Shopify combines tags with OR, so the query has only one group of tags. The shop applies the other groups. */
export function toStorefrontFilter({ types, tags, price, inStock }: ListFilter): SplitFilter {
  const [firstTypes = [], ...otherTypes] = types;
  const common = firstTypes.filter((type) =>
    otherTypes.every((group) => group.some((other) => isSameValue(type, other))),
  );
  const [firstTags = [], ...rest] = tags;
  return {
    filters: [
      ...common.map((productType) => ({ productType })),
      ...firstTags.map((tag) => ({ tag })),
      ...(price ? [{ price }] : []),
      ...(inStock ? [{ available: true as const }] : []),
    ],
    rest,
    impossible: types.length > 0 && common.length === 0,
  };
}

export const hasAllTags = (tags: readonly string[], groups: string[][]): boolean =>
  groups.every((group) => group.some((one) => tags.some((tag) => isSameValue(tag, one))));

const named = v.pipe(v.string(), v.regex(/\S/));
/** A filter value's `input` is JSON in a string. */
const input = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ productType: named }),
    v.object({ tag: named }),
    v.object({ price: v.object({ min: v.number(), max: v.number() }) }),
    v.object({ available: v.boolean() }),
  ]),
);

/** Reads the filters by type, tag, price and stock. Of all other filters, uses only the swatches. */
export function toFacets(offered: readonly OfferedFilter[]): Facets {
  const facets: Facets = { ...noFacets, types: [], tags: [] };
  for (const { count, input: text } of offered.flatMap(({ values }) => values)) {
    const parsed = v.safeParse(input, text);
    if (!parsed.success) continue;
    const { output } = parsed;
    if ('productType' in output) facets.types.push({ value: output.productType, count });
    else if ('tag' in output) facets.tags.push({ value: output.tag, count });
    else if ('price' in output) facets.price = output.price;
    else if (output.available) facets.inStock = count;
  }
  // Empty and very long lists have no filters at all, so a missing price filter means nothing there.
  const hasPrice = offered.some(({ type }) => type === 'PRICE_RANGE');
  if (offered.length > 0 && !hasPrice) facets.noPrice = true;
  return withSwatches(facets, offered);
}

/** Shopify has no swatches for tags: 'Colour~Black' gets the swatch of the value 'Black' in the filter 'Colour'. */
function withSwatches(facets: Facets, offered: readonly OfferedFilter[]): Facets {
  const found = new Map<string, ValueSwatch>();
  for (const { label: name, values } of offered)
    for (const { label, swatch: sent } of values) {
      const swatch = readValueSwatch(sent);
      const key = swatchKey(name, label);
      if (swatch && !found.has(key)) found.set(key, swatch);
    }
  if (found.size === 0) return facets;
  const tags = facets.tags.map((one) => {
    const { kind, label } = splitTag(one.value);
    return { ...one, ...found.get(swatchKey(kind, label)) };
  });
  return { ...facets, tags };
}

/** 'Colour', 'Color' and 'Finish' are the same. */
const swatchKey = (name: string, value: string): string =>
  `${isColorName(name) ? 'color' : name.toLowerCase()}~${value.toLowerCase()}`;

interface SortArguments<Key> {
  sortKey: Key;
  reverse: boolean;
}

const collectionKeys = {
  manual: ['MANUAL', false],
  'best-selling': ['BEST_SELLING', false],
  'title-ascending': ['TITLE', false],
  'title-descending': ['TITLE', true],
  'price-ascending': ['PRICE', false],
  'price-descending': ['PRICE', true],
  'created-descending': ['CREATED', true],
  'created-ascending': ['CREATED', false],
} as const satisfies Record<Sort, readonly [ProductCollectionSortKeys, boolean]>;

export function collectionSort(sort: Sort | null): SortArguments<ProductCollectionSortKeys> {
  const [sortKey, reverse] = sort ? collectionKeys[sort] : (['COLLECTION_DEFAULT', false] as const);
  return { sortKey, reverse };
}

/** Searches can be sorted by relevance or price only. */
export const searchSort = (sort: Sort | null): SortArguments<SearchSortKeys> =>
  sort === 'price-ascending' || sort === 'price-descending'
    ? { sortKey: 'PRICE', reverse: sort === 'price-descending' }
    : { sortKey: 'RELEVANCE', reverse: false };
