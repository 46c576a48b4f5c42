import type {
  AggregateRating,
  ItemList,
  Offer,
  Product as ProductData,
  PriceSpecification,
  ProductGroup,
  QuantitativeValue,
  Review as ReviewData,
} from 'schema-dts';
import type { Money } from '~/ui/money';
import type { CardProduct } from './card-product';
import { isGtin } from './gtin';
import { isSent, type Product, type Variant } from './product';
import { searchAvailability } from './search-availability';
import { attributeOf, variantAttributes } from './variant-attributes';

const schema = 'https://schema.org';
const addressOf = (siteUrl: string, path: string) => new URL(path, siteUrl).href;
const productPath = (handle: string) => `/products/${handle}`;

const schemaAvailability = {
  in_stock: `${schema}/InStock`,
  out_of_stock: `${schema}/OutOfStock`,
  preorder: `${schema}/PreOrder`,
  backorder: `${schema}/BackOrder`,
} as const;

function availabilityData(
  variant: Variant,
  { today }: OfferTerms,
): Pick<Offer, 'availability' | 'availabilityStarts'> {
  const { availability, availableFrom } = searchAvailability(variant, today);
  return {
    availability: schemaAvailability[availability],
    ...(availableFrom && { availabilityStarts: availableFrom }),
  };
}

/** Shopping results strike this price through. */
const priceBefore = ({ compareAt }: Variant): PriceSpecification[] =>
  compareAt
    ? [
        {
          '@type': 'UnitPriceSpecification',
          priceType: `${schema}/StrikethroughPrice`,
          price: String(compareAt.amount),
          priceCurrency: compareAt.currency,
        },
      ]
    : [];

interface VolumePrice {
  minimum: number;
  price: Money;
}

/** Not a `UnitPriceSpecification`, because Google reads its price as the price of one piece. */
const volumePrice = ({ minimum, price }: VolumePrice): PriceSpecification => ({
  '@type': 'PriceSpecification',
  price: String(price.amount),
  priceCurrency: price.currency,
  eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minimum },
});

function otherPrices(
  variant: Variant,
  volumePrices: readonly VolumePrice[] = [],
): Pick<Offer, 'priceSpecification'> {
  const [first, ...others] = [...priceBefore(variant), ...volumePrices.map(volumePrice)];
  if (!first) return {};
  return { priceSpecification: others.length > 0 ? [first, ...others] : first };
}

const weightOf = ({ grams }: Variant): { weight?: QuantitativeValue } =>
  grams ? { weight: { '@type': 'QuantitativeValue', unitCode: 'GRM', value: grams } } : {};

/** Fields are null if not configured. */
export interface OfferTerms {
  /** The day at the store's home, yyyy-MM-dd. */
  today: string;
  country: string;
  /** Working days; null if delivery isn't free, because only the checkout knows its price. */
  freeDelivery: readonly [number, number] | null;
  returns: { days: number; free: boolean } | 'none' | null;
}

const days = (minValue: number, maxValue: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

function deliveryData({ country, freeDelivery }: OfferTerms, currency: string) {
  if (!freeDelivery) return null;
  return {
    '@type': 'OfferShippingDetails' as const,
    '@id': '#delivery',
    shippingRate: { '@type': 'MonetaryAmount' as const, value: 0, currency },
    shippingDestination: { '@type': 'DefinedRegion' as const, addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime' as const,
      // `transitTime` covers handling and transit.
      handlingTime: days(0, 0),
      transitTime: days(...freeDelivery),
    },
  };
}

function returnData({ country, returns }: OfferTerms) {
  if (!returns) return null;
  const policy = {
    '@type': 'MerchantReturnPolicy' as const,
    '@id': '#returns',
    applicableCountry: country,
  };
  if (returns === 'none') {
    const returnPolicyCategory = `${schema}/MerchantReturnNotPermitted` as const;
    return { ...policy, returnPolicyCategory };
  }
  return {
    ...policy,
    returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow` as const,
    merchantReturnDays: returns.days,
    returnMethod: `${schema}/ReturnByMail` as const,
    ...(returns.free && { returnFees: `${schema}/FreeReturn` as const }),
  };
}

function propertyOf(optionName: string) {
  const attribute = attributeOf(optionName);
  return attribute === 'colour' ? 'color' : attribute;
}

function attributesOf(product: Product, variant: Variant) {
  const options = variant.options.flatMap((value, index) => {
    const name = product.options[index]?.name;
    return name ? [{ name, value }] : [];
  });
  const { colour, size, material, pattern } = variantAttributes(product.finish, options);
  return {
    ...(colour && { color: colour }),
    ...(size && { size }),
    ...(material && { material }),
    ...(pattern && { pattern }),
  };
}

const ratingData = ({ rating }: Product): { aggregateRating?: AggregateRating } =>
  rating
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.value,
          bestRating: rating.best,
          worstRating: rating.worst,
          reviewCount: rating.count,
        },
      }
    : {};

/** The parts don't have the type `Product`, because search engines would expect a price for each. */
const includedData = (
  parts: readonly IncludedProduct[] | undefined,
  siteUrl: string,
): Pick<Offer, 'includesObject'> =>
  parts
    ? {
        includesObject: parts.map(({ title, handle, quantity }) => ({
          '@type': 'TypeAndQuantityNode',
          name: title,
          amountOfThisGood: quantity,
          typeOfGood: { '@id': addressOf(siteUrl, productPath(handle)) },
        })),
      }
    : {};

interface IncludedProduct {
  title: string;
  handle: string;
  quantity: number;
}

/** Data that only some products have, by the variant's id. */
interface VariantExtras {
  /** The parts of a bundle. */
  parts?: Record<string, readonly IncludedProduct[]> | undefined;
  volumePrices?: Record<string, readonly VolumePrice[]> | undefined;
}

/** Omits videos, because their upload dates are unknown. `reviews`: those on the page. */
export function productData(
  product: Product,
  siteUrl: string,
  terms: OfferTerms,
  reviews: readonly ReviewData[] = [],
  { parts = {}, volumePrices = {} }: VariantExtras = {},
): ProductData | ProductGroup {
  const url = addressOf(siteUrl, productPath(product.handle));
  const description = product.seo.description ?? product.descriptionText;
  const pictures = product.images.map(({ src }) => src);
  const about = {
    name: product.title,
    url,
    ...(description && { description }),
    image: pictures,
    ...(product.vendor && { brand: { '@type': 'Brand' as const, name: product.vendor } }),
    ...(product.type && { category: product.type }),
    ...ratingData(product),
    ...(reviews.length > 0 && { review: reviews }),
  };
  const delivery = deliveryData(terms, product.price.currency);
  const returns = returnData(terms);
  const first = product.variants.find(isSent);
  // The first shipped variant's offer has delivery and return details; all other offers refer to it by id.
  const sharedBy = (variant: Variant) => ({
    ...(delivery && {
      shippingDetails: variant === first ? delivery : { '@id': delivery['@id'] },
    }),
    ...(returns && {
      hasMerchantReturnPolicy: variant === first ? returns : { '@id': returns['@id'] },
    }),
  });
  const ofVariant = (variant: Variant) => ({
    ...(variant.sku && { sku: variant.sku }),
    ...(isGtin(variant.barcode) && { gtin: variant.barcode }),
    ...attributesOf(product, variant),
    ...weightOf(variant),
    offers: {
      '@type': 'Offer' as const,
      url: `${url}?variant=${variant.id}`,
      price: String(variant.price.amount),
      priceCurrency: variant.price.currency,
      ...otherPrices(variant, volumePrices[variant.id]),
      ...availabilityData(variant, terms),
      itemCondition: `${schema}/NewCondition` as const,
      ...(isSent(variant) && sharedBy(variant)),
      ...includedData(parts[variant.id], siteUrl),
    },
  });
  const [only, ...others] = product.variants;
  if (only && others.length === 0) {
    return { '@type': 'Product', ...about, productID: product.id, ...ofVariant(only) };
  }
  const names = product.options.map(({ name }) => propertyOf(name));
  return {
    '@type': 'ProductGroup',
    ...about,
    productGroupID: product.id,
    variesBy: [...new Set(names)].map((name) => `${schema}/${name}`),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      name: `${product.title}, ${variant.title}`,
      image: variant.image?.src ?? pictures[0] ?? [],
      ...ofVariant(variant),
    })),
  };
}

/** `before`: number of products on earlier pages. */
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
