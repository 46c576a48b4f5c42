import { facets } from '../../storage/facets';
import type { Filter } from '../../storage/types';
import type { Context } from '../graphql/context';
import { decimal, hundredths } from '../graphql/money';
import { swatchView } from './swatch';

type Metafield = { namespace: string; key: string; value: string };

/** As in API version 2024-07. Prices are in major units of the context's currency. */
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
 * As at Shopify, a product must match one filter of each kind, such as one tag and one type. Of several price filters,
 * only the last counts. Filters that the shop hasn't enabled are ignored.
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

/** Products can be filtered by two metafields, `finish.colorName` and `shopify.material`. */
function metafieldCondition(metafields: Metafield[]): { sql: string; bindings: string[] } {
  const valuesOf = (field: string) =>
    metafields
      .filter(({ namespace, key }) => `${namespace}.${key}` === field)
      .map(({ value }) => value);
  const finishes = valuesOf('finish.colorName');
  const materials = valuesOf('shopify.material').map((value) => `${materialTag}${value}`);
  const marks = (values: string[]) => values.map(() => '?').join(', ');
  return {
    sql: `p.id IN (SELECT id FROM product_bodies WHERE json_extract(body, '$.finish') IN (${marks(finishes)})
      UNION SELECT product_id FROM product_terms JOIN terms t ON t.id = term_id
      WHERE t.kind = 'tag' AND t.label IN (${marks(materials)}))`,
    bindings: [...finishes, ...materials],
  };
}

/** Tags with this prefix have the values of the metafield `shopify.material`. */
const materialTag = 'Material~';

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
  const materials = tags
    .filter(({ value }) => value.startsWith(materialTag))
    .map(({ value, count: found }) => ({ value: value.slice(materialTag.length), count: found }));
  const named = (name: string) => options.filter((option) => option.name === name);
  const view = (id: string, label: string, type: string, values: Offered[]) =>
    filterView(context, id, label, type, values);
  return [
    view('filter.v.availability', 'Availability', 'LIST', availability),
    view('filter.v.price', 'Price', 'PRICE_RANGE', [
      { value: 'Price', count, id: '', input: range },
    ]),
    view('filter.p.product_type', 'Product type', 'LIST', inputs(types, 'productType')),
    view('filter.p.vendor', 'Brand', 'LIST', inputs(vendors, 'productVendor')),
    view('filter.p.tag', 'Tag', 'LIST', inputs(tags, 'tag')),
    view(
      'filter.p.m.shopify.material',
      'Material',
      'LIST',
      materials.map((one) => ({
        ...one,
        id: slug(one.value),
        input: { productMetafield: { namespace: 'shopify', key: 'material', value: one.value } },
      })),
    ),
    ...[...new Set(options.map(({ name }) => name))].map((name) =>
      view(
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

function filterView(context: Context, id: string, label: string, type: string, values: Offered[]) {
  const swatches = values.map(({ value }) => swatchView(context, label, value));
  const look = swatches.some(Boolean) ? 'SWATCH' : 'TEXT';
  return {
    __typename: 'Filter',
    id,
    label,
    type,
    presentation: type === 'PRICE_RANGE' ? null : look,
    values: values.map((one, index) => ({
      __typename: 'FilterValue',
      id: one.id === '' ? id : `${id}.${one.id}`,
      label: one.value,
      count: one.count,
      input: JSON.stringify(one.input),
      image: null,
      swatch: swatches[index],
    })),
  };
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
