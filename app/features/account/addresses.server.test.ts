import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { openLog } from '~/platform/log/log.server';
import { StorefrontErrors } from '~/services/shopify/errors';
import { changeAddress } from './addresses.server';

const denied = new StorefrontErrors([
  { message: 'Access denied', path: [], extensions: { code: 'ACCESS_DENIED' } },
]);
const fields = {
  ...{
    country: 'CA',
    firstName: 'Nora',
    lastName: 'Field',
    company: '',
    address1: '1 Mill Street',
  },
  ...{ address2: '', city: 'Toronto', province: 'ON', zip: 'M5A 1A1', phone: '' },
};

const contextWith = (customer: object | null) =>
  ({
    env: { ACCOUNTS: 'legacy' },
    session: { get: () => undefined },
    log: openLog({}, [], () => undefined),
    storefront: {
      mutate: () => Promise.reject(new Unavailable('commerce', denied)),
      query: () => Promise.resolve({ customer }),
    },
  }) as unknown as Context;

test.each([
  ['a token that was revoked signs out', null, 'signed-out'],
  [
    'a scope that is missing signs nobody out',
    { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com' },
    expect.objectContaining({ kind: 'unavailable' }),
  ],
])('%s', async (_, customer, error) => {
  const change = { intent: 'create', fields, makeDefault: false } as const;
  const result = await changeAddress(contextWith(customer), 'c0ffee', change);
  expect(result).toEqual({ ok: false, error });
});
