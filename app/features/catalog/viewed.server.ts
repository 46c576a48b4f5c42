/** Recently viewed products: a cookie of handles, newest first, no doubles. spec §3, design "State". */
import type { Context } from '~/platform/context.server';
import type { CardProduct } from './card';
import { getProductsByHandles } from './catalog.server';
import { isHandle } from './reading.server';

const cookie = 'viewed';
const mostViewed = 12;
const halfYear = 182 * 24 * 3600;
/** No handle contains it. */
const separator = '.';

/** Handles from the cookie, newest first; anything but handles is dropped. */
export const readViewed = ({ cookies }: Pick<Context, 'cookies'>): string[] =>
  [...new Set((cookies.get(cookie) ?? '').split(separator))].filter(isHandle).slice(0, mostViewed);

/** Puts a product in front; long handles push out more than one of the oldest. */
export function rememberViewed(context: Pick<Context, 'cookies'>, handle: string): void {
  const known = readViewed(context);
  if (known[0] === handle) return;
  const handles = [handle, ...known.filter((other) => other !== handle)].slice(0, mostViewed);
  const options = { maxAge: halfYear };
  while (handles.length > 0 && !context.cookies.set(cookie, handles.join(separator), options)) {
    handles.pop();
  }
}

/** What was viewed before, without the product itself; a rail, so a failed read is an empty list. */
export const getViewed = (context: Context, except: string): Promise<CardProduct[]> =>
  getProductsByHandles(
    context,
    readViewed(context).filter((handle) => handle !== except),
  );
