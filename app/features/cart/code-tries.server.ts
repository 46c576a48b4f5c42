import type { Context } from '~/platform/context.server';
import { callLock } from './cart-creation-lock.server';

/** Returns the seconds to wait, or 0. Without the Durable Object, there is no limit. */
export async function tryCode(context: Context, cartId: string): Promise<number> {
  const name = `codes:${cartId.split('?')[0]}`;
  return (await callLock(context, name, 'code', (lock) => lock.tryCode())) ?? 0;
}
