import { pricesOf } from './prices';
import { currencies, type Currency, type SeedPriceBreak, type SeedProduct } from './types';

/**
 * Volume prices in US dollars, by SKU. Shopify documents them for catalogs of B2B customers; this shop's catalog gives
 * them to everyone.
 */
const breaks: Record<string, [minimum: number, usd: number][]> = {
  // Opal Bulb, G9
  'A104-1': [
    [5, 8],
    [10, 7.25],
  ],
  // Cloth Cable in black
  'A114-1': [[3, 16]],
};

export function withPriceBreaks(product: SeedProduct): SeedProduct {
  if (!product.variants.some(({ sku }) => breaks[sku])) return product;
  const variants = product.variants.map((variant) => {
    const own = breaks[variant.sku];
    return own ? { ...variant, priceBreaks: own.map(priceBreak) } : variant;
  });
  return { ...product, variants };
}

function priceBreak([minimum, usd]: [number, number]): SeedPriceBreak {
  const prices = pricesOf(usd, 0);
  return {
    minimum,
    prices: Object.fromEntries(currencies.map((one) => [one, prices[one].price])) as Record<
      Currency,
      number
    >,
  };
}
