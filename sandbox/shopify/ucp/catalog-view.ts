import type { World } from '../../world/world';
import { shopUrl } from '../../world/storefronts';
import { price, type Money } from './storefront';

export const PRODUCT_FRAGMENT = `#graphql
  fragment Product on Product {
    id
    handle
    title
    vendor
    description
    productType
    tags
    options { name values }
    images(first: 3) { nodes { url altText } }
    priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
    variants(first: 100) {
      nodes {
        id
        sku
        barcode
        title
        availableForSale
        price { amount currencyCode }
        compareAtPrice { amount currencyCode }
        selectedOptions { name value }
        image { url altText }
      }
    }
  }
`;

type Image = { url: string; altText: string | null };
type Option = { name: string; value: string };

export type FoundVariant = {
  id: string;
  sku: string | null;
  barcode: string | null;
  title: string;
  availableForSale: boolean;
  price: Money;
  compareAtPrice: Money | null;
  selectedOptions: Option[];
  image: Image | null;
};

export type FoundProduct = {
  id: string;
  handle: string;
  title: string;
  vendor: string;
  description: string;
  productType: string;
  tags: string[];
  options: { name: string; values: string[] }[];
  images: { nodes: Image[] };
  priceRange: { minVariantPrice: Money; maxVariantPrice: Money };
  variants: { nodes: FoundVariant[] };
};

const media = ({ url, altText }: Image) => ({
  type: 'image',
  url,
  ...(altText && { alt_text: altText }),
});

/** Drops `Title: Default Title`, which stands for no options. */
const optionsOf = <T extends { name: string }>(options: T[]) =>
  options.filter(({ name }) => name !== 'Title');

type Selected = { name: string; label: string };

const selectionOf = ({ selectedOptions }: FoundVariant): Selected[] =>
  optionsOf(selectedOptions).map(({ name, value }) => ({ name, label: value }));

export function variantView(world: World, product: FoundProduct, variant: FoundVariant) {
  const path = `/products/${product.handle}?variant=${variant.id.split('/').at(-1)}`;
  const available = variant.availableForSale;
  return {
    id: variant.id,
    ...(variant.sku && { sku: variant.sku }),
    ...(variant.barcode && { barcodes: [{ type: 'GTIN', value: variant.barcode }] }),
    title: variant.title === 'Default Title' ? product.title : variant.title,
    description: { plain: product.description },
    url: shopUrl(world, path),
    price: price(variant.price),
    ...(variant.compareAtPrice && { list_price: price(variant.compareAtPrice) }),
    availability: { available, status: available ? 'in_stock' : 'out_of_stock' },
    options: selectionOf(variant),
    ...(variant.image && { media: [media(variant.image)] }),
  };
}

/** Shows `variants`, best first. By default, shows all, starting with those that can be bought. */
export function productView(world: World, product: FoundProduct, variants?: FoundVariant[]) {
  const all = product.variants.nodes;
  const shown = variants ?? [
    ...all.filter(({ availableForSale }) => availableForSale),
    ...all.filter(({ availableForSale }) => !availableForSale),
  ];
  const { minVariantPrice, maxVariantPrice } = product.priceRange;
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    brand: product.vendor,
    description: { plain: product.description },
    url: shopUrl(world, `/products/${product.handle}`),
    categories: [{ value: product.productType, taxonomy: 'merchant' }],
    price_range: { min: price(minVariantPrice), max: price(maxVariantPrice) },
    media: product.images.nodes.map(media),
    options: optionsOf(product.options).map(({ name, values }) => ({
      name,
      values: values.map((label) => ({ label })),
    })),
    tags: product.tags,
    variants: shown.map((variant) => variantView(world, product, variant)),
  };
}

type Asked = { selected: Selected[]; preferences: string[] };

const matches = ({ selectedOptions }: FoundVariant, selected: Selected[]): boolean =>
  selected.every(({ name, label }) =>
    selectedOptions.some((one) => one.name === name && one.value === label),
  );

/** Drops selections until a variant fits: first options not in `preferences`, then the least preferred. */
function relaxed(variants: FoundVariant[], { selected, preferences }: Asked): Selected[] {
  const rankOf = ({ name }: Selected) =>
    preferences.includes(name) ? preferences.indexOf(name) : preferences.length;
  const kept = [...selected].sort((one, other) => rankOf(one) - rankOf(other));
  while (kept.length > 0 && !variants.some((variant) => matches(variant, kept))) kept.pop();
  return selected.filter((one) => kept.includes(one));
}

/**
 * The product with the variants that fit the selection, and each option value's availability. If the agent requested a
 * variant, its options replace the selection.
 */
export function detailView(
  world: World,
  { product, variant: named }: { product: FoundProduct; variant?: FoundVariant },
  asked: Asked,
) {
  const all = product.variants.nodes;
  const wanted = relaxed(all, asked);
  const fitting = all.filter((variant) => matches(variant, wanted));
  const featured = named ?? fitting.find((one) => one.availableForSale) ?? fitting[0]!;
  const selected = named || asked.selected.length === 0 ? selectionOf(featured) : wanted;
  const others = all.filter((one) => one !== featured && matches(one, selected));
  const view = productView(world, product, [featured, ...others]);
  return {
    ...view,
    selected,
    options: view.options.map(({ name, values }) => ({
      name,
      values: values.map(({ label }) => {
        const other = selected.filter((one) => one.name !== name);
        const with_ = all.filter((variant) => matches(variant, [...other, { name, label }]));
        return {
          label,
          available: with_.some(({ availableForSale }) => availableForSale),
          exists: with_.length > 0,
        };
      }),
    })),
  };
}
