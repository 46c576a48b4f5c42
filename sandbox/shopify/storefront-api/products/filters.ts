import { facets } from '../../storage/facets';
import type { Filter } from '../../storage/types';
import type { Context } from '../graphql/context';
import { decimal, hundredths } from '../graphql/money';

type Metafield = { namespace: string; key: string; value: string };

/** Version 2024-07. Prices are in major units of the context's currency. */
export type ProductFilter = {
  available?: boolean | null;
  price?: { min?: number | null; max?: number | null } | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  variantOption?: { name: string; value: string } | null;
  productMetafield?: Metafield | null;
  variantMetafield?: Metafield | null;
};

const filterNames: Record<keyof ProductFilter, string> = {
  available: 'availability',
  price: 'price',
  productType: 'product_type',
  productVendor: 'vendor',
  tag: 'tag',
  variantOption: 'option',
  productMetafield: 'metafield',
  variantMetafield: 'metafield',
};

function isConfigured({ world }: Context, name: string): boolean {
  const configured = world.env.SEARCH_FILTERS.split(/\s+/).filter(Boolean);
  return configured.length === 0 || configured.includes(name);
}

/**
 * As at Shopify, a product must match one filter of each kind, such as one tag and one type.
 * Filters that the shop hasn't enabled are ignored.
 */
export function productConditions(asked: ProductFilter[], context: Context): Filter {
  const filters = asked.filter((one) =>
    Object.keys(one).every((key) => isConfigured(context, filterNames[key as keyof ProductFilter])),
  );
  const filter: Filter = { currency: context.currency, groups: {} };
  const groups = filter.groups ?? {};
  const given = <Value>(read: (one: ProductFilter) => Value | null | undefined): Value[] =>
    filters.flatMap((one) => read(one) ?? []);
  const types = given(({ productType }) => productType);
  const tags = given(({ tag }) => tag);
  const vendors = given(({ productVendor }) => productVendor);
  const options = given(({ variantOption }) => variantOption);
  const available = new Set(given((one) => one.available));
  if (types.length > 0) groups.types = [types];
  if (tags.length > 0) groups.tags = [tags];
  if (vendors.length > 0) groups.vendors = [vendors];
  if (options.length > 0) groups.options = options;
  if (available.size === 1) groups.available = available.has(true);
  const price = given((one) => one.price).at(-1);
  if (price) {
    filter.price = { min: hundredths(price.min ?? 0) };
    if (typeof price.max === 'number') filter.price.max = hundredths(price.max);
  }
  const metafields = given((one) => one.productMetafield ?? one.variantMetafield);
  if (metafields.length > 0) filter.where = metafieldCondition(metafields);
  return filter;
}

/** Products can be filtered by only one metafield, `finish.colorName`. */
function metafieldCondition(metafields: Metafield[]): { sql: string; bindings: string[] } {
  const finishes = metafields
    .filter(({ namespace, key }) => namespace === 'finish' && key === 'colorName')
    .map(({ value }) => value);
  const marks = finishes.map(() => '?').join(', ');
  return {
    sql: `p.id IN (SELECT id FROM product_bodies WHERE json_extract(body, '$.finish') IN (${marks}))`,
    bindings: finishes,
  };
}

/** Shopify offers no filters above this result size. */
const most = 5000;

/** As on Shopify, `input` is a JSON string. */
export function offeredFilters(context: Context, filter: Filter, count: number) {
  if (count === 0 || count > most) return [];
  const { available, price, types, vendors, tags, options } = facets(context.sql, filter);
  const availability = [
    { value: 'In stock', count: available.yes, id: '1', input: { available: true } },
    { value: 'Out of stock', count: available.no, id: '0', input: { available: false } },
  ];
  const range = { price: { min: Number(decimal(price.min)), max: Number(decimal(price.max)) } };
  const named = (name: string) => options.filter((option) => option.name === name);
  return [
    filterView('filter.v.availability', 'Availability', 'LIST', availability),
    filterView('filter.v.price', 'Price', 'PRICE_RANGE', [
      { value: 'Price', count, id: '', input: range },
    ]),
    filterView('filter.p.product_type', 'Product type', 'LIST', inputs(types, 'productType')),
    filterView('filter.p.vendor', 'Brand', 'LIST', inputs(vendors, 'productVendor')),
    filterView('filter.p.tag', 'Tag', 'LIST', inputs(tags, 'tag')),
    ...[...new Set(options.map(({ name }) => name))].map((name) =>
      filterView(
        `filter.v.option.${slug(name)}`,
        name,
        'LIST',
        named(name).map((one) => ({
          ...one,
          id: slug(one.value),
          input: { variantOption: { name, value: one.value } },
        })),
      ),
    ),
  ].filter(({ id, values }) => values.length > 0 && isConfigured(context, id.split('.')[2] ?? ''));
}

type Offered = { value: string; count: number; id: string; input: unknown };

function inputs(values: { value: string; count: number }[], key: keyof ProductFilter): Offered[] {
  return values.map((one) => ({ ...one, id: slug(one.value), input: { [key]: one.value } }));
}

function filterView(id: string, label: string, type: string, values: Offered[]) {
  return {
    __typename: 'Filter',
    id,
    label,
    type,
    presentation: type === 'PRICE_RANGE' ? null : 'TEXT',
    values: values.map((one) => ({
      __typename: 'FilterValue',
      id: one.id === '' ? id : `${id}.${one.id}`,
      label: one.value,
      count: one.count,
      input: JSON.stringify(one.input),
      image: null,
      swatch: null,
    })),
  };
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
