/**
 * References between products, variants and collections. The objects' other fields are in separate
 * files, to avoid circular imports.
 */
import type { SeedCollection, SeedProduct, SeedVariant } from '../../../seed/types';
import { bundlesWith, partsOf } from '../../bundles/parts';
import { collectionByHandle } from '../../storage/collections';
import { findProducts } from '../../storage/find-products';
import { productById } from '../../storage/products';
import type { Filter, Sort } from '../../storage/types';
import type { Context } from '../graphql/context';
import { connectionOf, listConnection, sliceOf, type PageArgs } from '../graphql/paging';
import { adjacentVariants, chosenVariant, type ChoiceArgs } from './chosen-variant';
import { collectionFields } from './collection';
import { offeredFilters, productConditions, type ProductFilter } from './filters';
import { optionViews, variantBySelectedOptions } from './options';
import { productFields } from './product';
import { collectionSorts } from './sorts';
import { translated } from './translated';
import { variantFields } from './variant';

type ListArgs = PageArgs & { reverse?: boolean; sortKey?: string };
type OptionArgs = {
  selectedOptions: { name: string; value: string }[];
  ignoreUnknownOptions: boolean;
  caseInsensitiveMatch: boolean;
};
type ProductArgs = PageArgs & {
  filters?: ProductFilter[] | null;
  sortKey: keyof typeof collectionSorts;
  reverse: boolean;
};

export function productView(context: Context, seeded: SeedProduct) {
  const product = translated(seeded, context);
  const view = () => productView(context, product);
  const samples = (): unknown => {
    const found = product.sample && productById(context.sql, product.sample);
    return found && productView(context, found);
  };
  const variantOf = (variant: SeedVariant) => variantView(context, product, variant);
  return {
    ...productFields(context, product, { view, samples }),
    options: ({ first }: { first?: number | null }) =>
      optionViews(context, product, variantOf).slice(0, first ?? undefined),
    selectedOrFirstAvailableVariant: (args: ChoiceArgs) => {
      const chosen = chosenVariant(product, args);
      return chosen ? variantOf(chosen) : null;
    },
    adjacentVariants: (args: ChoiceArgs) => adjacentVariants(product, args).map(variantOf),
    variants: (args: ListArgs) =>
      listConnection(sortedVariants(product, args.sortKey), args, (variant) =>
        variantView(context, product, variant),
      ),
    variantBySelectedOptions: (args: OptionArgs) => {
      const found = variantBySelectedOptions(product, args.selectedOptions, {
        ignoreUnknown: args.ignoreUnknownOptions,
        anyCase: args.caseInsensitiveMatch,
      });
      return found && variantView(context, product, found);
    },
    collections: (args: ListArgs) => {
      const found = product.collections.flatMap(
        (handle) => collectionByHandle(context.sql, handle) ?? [],
      );
      return listConnection(found, args, (collection) => collectionView(context, collection));
    },
  };
}

export function variantView(context: Context, seeded: SeedProduct, { id }: SeedVariant) {
  const product = translated(seeded, context);
  const variant = product.variants.find((one) => one.id === id)!;
  const view = () => variantView(context, product, variant);
  return {
    ...variantFields(context, product, variant, view),
    product: () => productView(context, product),
    components: (args: ListArgs) =>
      listConnection(partsOf(context.sql, variant), args, (part) => ({
        __typename: 'ProductVariantComponent',
        quantity: part.quantity,
        productVariant: variantView(context, part.product, part.variant),
      })),
    groupedBy: (args: ListArgs) =>
      listConnection(bundlesWith(context.sql, variant), args, (bundle) =>
        variantView(context, bundle.product, bundle.variant),
      ),
  };
}

export function collectionView(context: Context, collection: SeedCollection) {
  const view = () => collectionView(context, collection);
  return {
    ...collectionFields(context, collection, view),
    products: (args: ProductArgs) => {
      const asked = productConditions(args.filters ?? [], context);
      const filter = { ...asked, collection: collection.handle };
      const listing = { filter, sort: collectionSorts[args.sortKey], reverse: args.reverse };
      return productListing(context, listing, args);
    },
  };
}

export type ProductListing = { filter: Filter; sort: Sort; reverse: boolean };

export function productListing(context: Context, listing: ProductListing, args: PageArgs) {
  const { filter, sort, reverse } = listing;
  const read = (offset: number, limit: number) =>
    findProducts(context.sql, {
      ...filter,
      without: context.hidden,
      sort,
      reverse,
      offset,
      limit,
    });
  const { offset, limit } = sliceOf(args, () => read(0, 0).count);
  const { products, count } = read(offset, limit);
  return {
    ...connectionOf(
      products.map((product) => productView(context, product)),
      offset,
      count,
    ),
    filters: () => offeredFilters(context, filter, count),
  };
}

function sortedVariants(product: SeedProduct, key: string | undefined) {
  if (key === 'ID') return product.variants.toSorted((one, other) => one.id - other.id);
  if (key !== 'TITLE' && key !== 'SKU') return product.variants;
  const by = key === 'TITLE' ? 'title' : 'sku';
  return product.variants.toSorted((one, other) => one[by].localeCompare(other[by]));
}
