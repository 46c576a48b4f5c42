/** A cookie of handles, newest first. */
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import type { CardProduct } from './card-product';
import { getProductsByHandles } from './catalog.server';
import { isHandle } from './handle';

const cookie = 'viewed';
const maxViewed = 12;
const halfYear = 182 * 24 * 3600;
/** The separator never occurs in a handle. */
const separator = '.';

/** Drops invalid text. */
export const readViewedHandles = ({ cookies }: Pick<Context, 'cookies'>): string[] =>
  [...new Set((cookies.get(cookie) ?? '').split(separator))].filter(isHandle).slice(0, maxViewed);

/** Drops the oldest if the cookie grows too long. */
export function addRecentlyViewed(context: Pick<Context, 'cookies'>, handle: string): void {
  const earlier = readViewedHandles(context);
  if (earlier[0] === handle) return;
  const handles = [handle, ...earlier.filter((other) => other !== handle)].slice(0, maxViewed);
  const options = { maxAge: halfYear };
  while (handles.length > 0 && !context.cookies.set(cookie, handles.join(separator), options)) {
    handles.pop();
  }
}

const pathOfProduct = /^\/products\/([^/]+)$/;

/** `path` is untrusted. */
export function productOfPath(path: string): string | undefined {
  const name = pathOfProduct.exec(path)?.[1];
  try {
    const handle = name && decodeURIComponent(name);
    return handle && isHandle(handle) ? handle : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Adds the current and the previous page's product to the cookie. The first page of a visit sets no cookie. Call this
 * only for existing pages.
 */
export function noteViewed(cookies: Context['cookies'], url: URL, headers: Headers): void {
  const from = headers.get('referer') ?? '';
  const left =
    from.startsWith(`${url.origin}/`) && URL.canParse(from) ? new URL(from).pathname : '';
  const isInShop = left !== '' || headers.get('sec-fetch-site') === 'same-origin';
  const isSeen = isInShop || cookies.get(cookie) !== undefined;
  for (const path of isSeen ? [left, url.pathname] : []) {
    const handle = productOfPath(path);
    if (handle) addRecentlyViewed({ cookies }, handle);
  }
}

/** Omits samples; empty during an outage. */
export const getRecentlyViewed = (
  context: Context,
  handles: readonly string[],
  except: string,
): Promise<CardProduct[]> =>
  optional(
    context,
    'recently-viewed-failed',
    getProductsByHandles(
      context,
      handles.filter((handle) => handle !== except),
    ).then((cards) => cards.filter(({ isSample }) => !isSample)),
    [],
  );
