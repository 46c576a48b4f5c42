/** Products for unit tests. */
import type { Product, Variant } from './product';

export const sampleVariant = (id: string, overrides: Partial<Variant> = {}): Variant => ({
  id,
  gid: `gid://shopify/ProductVariant/${id}`,
  title: `Size ${id}`,
  sku: null,
  grams: null,
  options: [],
  price: { amount: 10, currency: 'USD' },
  compareAt: null,
  inventory: 1,
  policy: 'DENY',
  available: true,
  preorder: null,
  backorder: null,
  image: null,
  ...overrides,
});

export const sampleProduct = (...variants: Variant[]): Product => ({
  id: '1',
  gid: 'gid://shopify/Product/1',
  handle: 'lamp',
  title: 'Lamp',
  vendor: '',
  type: '',
  description: { html: '', sizes: [], care: null, facts: [] },
  descriptionText: '',
  tags: [],
  images: ['a', 'b'].map((src) => ({ src, alt: '', width: 1, height: 1 })),
  videos: [],
  options: [],
  variants,
  onSale: false,
  soldOut: false,
  price: { amount: 10, currency: 'USD' },
  priceMax: { amount: 10, currency: 'USD' },
  compareAt: null,
  related: [],
  finish: null,
  seo: { title: null, description: null },
});
