/** schema.org data of the catalogue's pages. Pure. */
import type { ItemList, Offer, Product as ProductData, QuantitativeValue } from 'schema-dts';
import type { CardProduct } from './card-product';
import type { Product, Variant } from './product';

const schema = 'https://schema.org';
const addressOf = (siteUrl: string, path: string) => new URL(path, siteUrl).href;
const productPath = (handle: string) => `/products/${handle}`;

function schemaAvailability({
  policy,
  inventory,
  preorder,
  backorder,
}: Variant): Offer['availability'] {
  if (inventory > 0) return `${schema}/InStock`;
  if (policy !== 'CONTINUE') return `${schema}/OutOfStock`;
  if (preorder) return `${schema}/PreOrder`;
  return backorder ? `${schema}/BackOrder` : `${schema}/InStock`;
}

/** The price before a reduction, in the form that shopping results strike through. */
const priceBefore = ({ compareAt }: Variant): Pick<Offer, 'priceSpecification'> =>
  compareAt
    ? {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: `${schema}/StrikethroughPrice`,
          price: String(compareAt.amount),
          priceCurrency: compareAt.currency,
        },
      }
    : {};

/** The weight in grams, or its range; an offer has none of its own. */
function weightOf(variants: readonly Variant[]): QuantitativeValue | null {
  const grams = variants.flatMap((variant) => variant.grams ?? []);
  if (grams.length === 0) return null;
  const [least, most] = [Math.min(...grams), Math.max(...grams)];
  const range = least === most ? { value: least } : { minValue: least, maxValue: most };
  return { '@type': 'QuantitativeValue', unitCode: 'GRM', ...range };
}

/**
 * The product with an offer per variant. Without its videos: a VideoObject needs an upload date, which
 * neither source has.
 */
export function productData(product: Product, siteUrl: string): ProductData {
  const url = addressOf(siteUrl, productPath(product.handle));
  const description = product.seo.description ?? product.descriptionText;
  const weight = weightOf(product.variants);
  return {
    '@type': 'Product',
    name: product.title,
    url,
    productID: product.id,
    ...(description && { description }),
    image: product.images.map(({ src }) => src),
    ...(product.vendor && { brand: { '@type': 'Brand', name: product.vendor } }),
    ...(product.type && { category: product.type }),
    ...(product.finish && { color: product.finish }),
    ...(weight && { weight }),
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      name: variant.title,
      ...(variant.sku && { sku: variant.sku }),
      url: `${url}?variant=${variant.id}`,
      price: String(variant.price.amount),
      priceCurrency: variant.price.currency,
      ...priceBefore(variant),
      availability: schemaAvailability(variant),
      itemCondition: `${schema}/NewCondition`,
    })),
  };
}

/** The products on one page of a list; `before`: number of products on earlier pages. */
export const itemListData = (
  title: string,
  products: readonly CardProduct[],
  before: number,
  siteUrl: string,
): ItemList => ({
  '@type': 'ItemList',
  name: title,
  itemListElement: products.map(({ title: name, handle }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name,
    url: addressOf(siteUrl, productPath(handle)),
  })),
});
