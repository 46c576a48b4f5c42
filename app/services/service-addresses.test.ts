import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { subscribe } from './klaviyo/klaviyo.server';
import { fetchById } from './wishlist/wishlist.server';

const asked: string[] = [];
const answering = (text: string): Context =>
  ({
    env: {
      STORE: 'us',
      WISHLIST_URL: 'https://services.example/lists',
      KLAVIYO_URL: 'https://proxy.example/klaviyo/',
      KLAVIYO_COMPANY_ID: 'AbCdEf',
      KLAVIYO_LIST_ID: 'LIST',
    },
    fetchService: async (url: string) => {
      asked.push(url);
      return { status: 200, text, headers: new Headers() };
    },
  }) as unknown as Context;

test('a path in a service’s address stays', async () => {
  await fetchById(answering('{"wishlistId":"","events":[]}'), 'an-id');
  await subscribe(answering(''), { email: 'ada@lintel.example', page: '/' });
  expect(asked).toEqual([
    'https://services.example/lists/api/wishlist/id/us',
    'https://proxy.example/klaviyo/client/subscriptions?company_id=AbCdEf',
  ]);
});
