/** What pages tell search engines in schema.org's words; its types check ours. Pure. */
import type {
  BreadcrumbList,
  ItemList,
  Offer,
  Product as ProductData,
  WithContext,
} from 'schema-dts';
import type { Crumb } from '~/ui/breadcrumb';
import type { CardProduct } from './card';
import type { Product, Variant } from './product';

const context = 'https://schema.org';
const addressOf = (siteUrl: string, path: string) => new URL(path, siteUrl).href;
const productPath = (handle: string) => `/products/${handle}`;

function availabilityOf({
  policy,
  inventory,
  preorder,
  backorder,
}: Variant): Offer['availability'] {
  if (inventory > 0) return `${context}/InStock`;
  if (policy !== 'CONTINUE') return `${context}/OutOfStock`;
  if (preorder) return `${context}/PreOrder`;
  return backorder ? `${context}/BackOrder` : `${context}/InStock`;
}

/** Text of cleaned HTML. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The product with an offer for each variant. */
export function productData(product: Product, siteUrl: string): WithContext<ProductData> {
  const url = addressOf(siteUrl, productPath(product.handle));
  const description = product.seo.description ?? textOf(product.descriptionHtml).slice(0, 5000);
  return {
    '@context': context,
    '@type': 'Product',
    name: product.title,
    url,
    productID: product.id,
    ...(description && { description }),
    image: product.images.map(({ src }) => src),
    ...(product.vendor && { brand: { '@type': 'Brand', name: product.vendor } }),
    ...(product.type && { category: product.type }),
    ...(product.finish && { color: product.finish }),
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      name: variant.title,
      sku: variant.id,
      url: `${url}?variant=${variant.id}`,
      price: String(variant.price.amount),
      priceCurrency: variant.price.currency,
      availability: availabilityOf(variant),
      itemCondition: `${context}/NewCondition`,
    })),
  };
}

/** The way to the page; the last crumb is the page itself. */
export const breadcrumbData = (
  crumbs: readonly Crumb[],
  siteUrl: string,
): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: addressOf(siteUrl, to) }),
  })),
});

/** The products of one page of a list; `before`: how many stand on earlier pages. */
export const itemListData = (
  title: string,
  products: readonly CardProduct[],
  before: number,
  siteUrl: string,
): WithContext<ItemList> => ({
  '@context': context,
  '@type': 'ItemList',
  name: title,
  itemListElement: products.map(({ title: name, handle }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name,
    url: addressOf(siteUrl, productPath(handle)),
  })),
});
