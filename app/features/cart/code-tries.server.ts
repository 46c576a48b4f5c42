import type { Context } from '~/platform/context.server';
import { callLock } from './cart-creation-lock.server';

/** Seconds to wait before another discount code may be tried on this cart; 0 counts a try. Without the binding, 0. */
export async function tryCode(context: Context, cartId: string): Promise<number> {
  const name = `codes:${cartId.split('?')[0]}`;
  return (await callLock(context, name, 'code', (lock) => lock.tryCode())) ?? 0;
}
