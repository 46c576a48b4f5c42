import type { CardProduct } from '~/features/catalog/card-product';

/** An invented product without a picture, for when the catalogue cannot be read. */
export const sampleCard = (currency: string): CardProduct => ({
  id: 'sample',
  gid: 'gid://shopify/Product/0',
  handle: 'sample',
  title: 'Sample Pendant',
  vendor: 'Sample',
  finish: 'Brass',
  images: [],
  saleLabel: false,
  price: { amount: 189, currency },
  priceMax: { amount: 189, currency },
  compareAt: null,
  swatches: [],
  firstVariant: null,
});
