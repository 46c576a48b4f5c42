import type { Context } from '~/platform/context.server';
import { callLock } from './cart-creation-lock.server';

/**
 * Counts an attempt to enter a code and returns 0. If the attempt comes too early, returns how many seconds the shopper
 * must wait. Without the Durable Object's binding, there is no limit: always returns 0.
 */
export async function tryCode(context: Context, cartId: string): Promise<number> {
  const name = `codes:${cartId.split('?')[0]}`;
  return (await callLock(context, name, 'code', (lock) => lock.tryCode())) ?? 0;
}
