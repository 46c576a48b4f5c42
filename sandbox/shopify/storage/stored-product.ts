import { currencies, type Currency, type SeedPrice } from '../../seed/types';
import type { Product, Variant } from './types';

/** Prices are arrays in the order of `currencies`, because objects take three times the space. */
type PackedVariant = Omit<Variant, 'prices'> & { prices: number[]; compareAt: (number | null)[] };
type PackedProduct = Omit<Product, 'variants'> & { variants: PackedVariant[] };

export function packProduct(product: Product): string {
  const variants = product.variants.map((variant): PackedVariant => ({
    ...variant,
    prices: currencies.map((currency) => variant.prices[currency].price),
    compareAt: currencies.map((currency) => variant.prices[currency].compareAt),
  }));
  return JSON.stringify({ ...product, variants } satisfies PackedProduct);
}

/** `inventory` is the variants' current stock, in order. */
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

export function repriceBody(body: string, currency: Currency, price: number): string {
  const packed = JSON.parse(body) as PackedProduct;
  const column = currencies.indexOf(currency);
  for (const { prices } of packed.variants) prices[column] = price;
  return JSON.stringify(packed);
}
