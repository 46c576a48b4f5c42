import type { Context } from '~/platform/context.server';
import { callLock } from './cart-creation-lock.server';

/** Returns the seconds to wait, or 0. */
export const tryCode = (context: Context, cartId: string): Promise<number> =>
  tryCodeAs(context, `codes:${cartId.split('?')[0]}`);

/** `name`: what the attempts are counted for. Without the Durable Object, there is no limit. */
export const tryCodeAs = async (context: Context, name: string): Promise<number> =>
  (await callLock(context, name, 'code', (lock) => lock.tryCode())) ?? 0;

/** Takes back the attempt that `tryCodeAs` has just counted, because its code was right. */
export const countNoTry = (context: Context, name: string): Promise<void | undefined> =>
  callLock(context, name, 'code', (lock) => lock.codeWasRight());
