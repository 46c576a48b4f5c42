/** Recently viewed products: a cookie of handles, newest first, without duplicates. */
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import type { CardProduct } from './card-product';
import { getProductsByHandles, isHandle } from './catalog.server';

const cookie = 'viewed';
const maxViewed = 12;
const halfYear = 182 * 24 * 3600;
/** Never part of a handle. */
const separator = '.';

/** Handles from the cookie, newest first; anything else in it is dropped. */
export const readViewedHandles = ({ cookies }: Pick<Context, 'cookies'>): string[] =>
  [...new Set((cookies.get(cookie) ?? '').split(separator))].filter(isHandle).slice(0, maxViewed);

/** Puts a product first. When the cookie grows too long, the oldest are dropped. */
export function addRecentlyViewed(context: Pick<Context, 'cookies'>, handle: string): void {
  const earlier = readViewedHandles(context);
  if (earlier[0] === handle) return;
  const handles = [handle, ...earlier.filter((other) => other !== handle)].slice(0, maxViewed);
  const options = { maxAge: halfYear };
  while (handles.length > 0 && !context.cookies.set(cookie, handles.join(separator), options)) {
    handles.pop();
  }
}

/** Recently viewed products except `except`. Empty during an outage. */
export const getRecentlyViewed = (context: Context, except: string): Promise<CardProduct[]> =>
  optional(
    context,
    'recently-viewed-failed',
    getProductsByHandles(
      context,
      readViewedHandles(context).filter((handle) => handle !== except),
    ),
    [],
  );
