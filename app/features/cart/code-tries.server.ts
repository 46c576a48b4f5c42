import type { Context } from '~/platform/context.server';
import { callLock } from './cart-creation-lock.server';

/**
 * Counts an attempt and returns 0. If it comes too early, returns the seconds to wait instead. Always 0 without the
 * binding.
 */
export async function tryCode(context: Context, cartId: string): Promise<number> {
  const name = `codes:${cartId.split('?')[0]}`;
  return (await callLock(context, name, 'code', (lock) => lock.tryCode())) ?? 0;
}
