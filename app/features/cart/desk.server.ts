/** Client of the `CartCreationLock` lock. Without the binding, or when it fails, every caller creates a cart. */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { deskAnswer, type DeskAnswer } from './cart-creation-lock.server';

interface Stub {
  fetch(url: string, init: RequestInit): Promise<Response>;
}

/** Whether to create a cart or to use one that was just created. `dead`: id of a cart known to be gone. */
export async function takeTurn(context: Context, dead?: string): Promise<DeskAnswer> {
  const reply = await ask(context, '/turn', { dead });
  return reply ? v.parse(deskAnswer, await reply.json()) : { turn: 'create' };
}

/** Passes the new cart's id to the waiting requests; null when none was created. */
export async function endTurn(context: Context, cartId: string | null): Promise<void> {
  await ask(context, '/done', { cartId });
}

async function ask(context: Context, path: string, body: object): Promise<Response | null> {
  const desks = context.bindings.CART_CREATION_LOCK;
  if (!desks) return null;
  try {
    const desk = desks.get(
      desks.idFromName(`${context.visitor}:${context.market.currency}`),
    ) as Stub;
    const reply = await desk.fetch(`https://desk${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return reply.ok ? reply : null;
  } catch (error) {
    context.log.warn('bag-desk-failed', { path, error });
    return null;
  }
}
