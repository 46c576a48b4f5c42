import { expect, test, vi } from 'vitest';
import type { Context } from '~/platform/context.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { fetchById } from './wishlist.server';

test('a Durable Object that never answers counts as an outage after 1.5 seconds', async () => {
  vi.useFakeTimers();
  try {
    const object = { byId: () => new Promise(() => {}) };
    const bindings = { WISHLISTS: { getByName: () => object } };
    const context = { bindings, env: { STORE: 'us' } } as unknown as Context;
    const ended = vi.fn();
    void fetchById(context, 'list').catch(ended);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended.mock.calls).toEqual([[expect.any(Unavailable)]]);
  } finally {
    vi.useRealTimers();
  }
});
