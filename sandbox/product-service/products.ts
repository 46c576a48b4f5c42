import { productByHandle, productsByHandles } from '../shopify/storage/products';
import type { World } from '../world/world';
import { ApiError } from '../world/api-error';
import { readCurrency } from './parameters';
import { productJson } from './product-json';

const MAX_HANDLES = 50;

/** `GET /api/shopify/product/handle/{handle}` returns one product, unwrapped. */
export function answerHandle(handle: string, url: URL, world: World) {
  const currency = readCurrency(url);
  const product = productByHandle(world.sql, handle);
  if (!product) throw new ApiError(404, 'not_found', `No product has the handle ${handle}.`);
  return productJson(product, currency, world);
}

/**
 * `GET /api/shopify/product/handles/{a,b,c}`, in the order of the handles. Skips unknown handles.
 */
export function answerHandles(list: string, url: URL, world: World) {
  const currency = readCurrency(url);
  const handles = list.split(',').filter((handle) => handle !== '');
  if (handles.length > MAX_HANDLES) {
    throw new ApiError(400, 'too_many_handles', `Send at most ${MAX_HANDLES} handles per request.`);
  }
  return productsByHandles(world.sql, handles).map((product) =>
    productJson(product, currency, world),
  );
}
