import { currencies, type SeedPrice } from '../seed/types';
import type { Product, Variant } from './types';

/** The 11 prices as two short lists in the order of `currencies`: a third of the JSON's size. */
type PackedVariant = Omit<Variant, 'prices'> & { prices: number[]; compareAt: (number | null)[] };
type PackedProduct = Omit<Product, 'variants'> & { variants: PackedVariant[] };

/** A product as the text that is stored. */
export function packProduct(product: Product): string {
  const variants = product.variants.map((variant): PackedVariant => ({
    ...variant,
    prices: currencies.map((currency) => variant.prices[currency].price),
    compareAt: currencies.map((currency) => variant.prices[currency].compareAt),
  }));
  return JSON.stringify({ ...product, variants } satisfies PackedProduct);
}

/** A stored product; `inventory` gives the live stock of its variants in order. */
export function unpackProduct(body: string, inventory: number[]): Product {
  const packed = JSON.parse(body) as PackedProduct;
  const variants = packed.variants.map(({ prices, compareAt, ...variant }, position): Variant => ({
    ...variant,
    inventory: inventory[position] ?? variant.inventory,
    prices: unpackPrices(prices, compareAt),
  }));
  return { ...packed, variants };
}

function unpackPrices(prices: number[], compareAt: (number | null)[]): Variant['prices'] {
  const entries = currencies.map((currency, index): [string, SeedPrice] => [
    currency,
    { price: prices[index] ?? 0, compareAt: compareAt[index] ?? null },
  ]);
  return Object.fromEntries(entries) as Variant['prices'];
}
