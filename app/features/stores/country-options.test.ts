import { expect, test } from 'vitest';
import { anz, au, global, us } from '~/platform/stores/sample-stores';
import { listCountryOptions, storeFor } from './country-options';

test('every country of both stores is listed once, by name, with its currency', () => {
  expect(listCountryOptions(us, [us, au])).toEqual([
    { country: 'AU', label: 'Australia (AUD $)' },
    { country: 'CA', label: 'Canada (CAD $)' },
    { country: 'FR', label: 'France (EUR €)' },
    { country: 'DE', label: 'Germany (EUR €)' },
    { country: 'IE', label: 'Ireland (EUR €)' },
    { country: 'JP', label: 'Japan (JPY ¥)' },
    { country: 'NZ', label: 'New Zealand (NZD $)' },
    { country: 'AE', label: 'United Arab Emirates (AED)' },
    { country: 'GB', label: 'United Kingdom (GBP £)' },
    { country: 'US', label: 'United States (USD $)' },
  ]);
});

test('a store serves the shoppers it can and sends the others to its sibling', () => {
  expect(storeFor('AU', us, [us, au])?.id).toBe('au');
  expect(storeFor('US', au, [us, au])?.id).toBe('us');
  expect(storeFor('CA', global, [global, anz])?.id).toBe('global');
  expect(storeFor('CA', anz, [global, anz])?.id).toBe('anz');
  expect(storeFor('NZ', global, [global, anz])?.id).toBe('anz');
  expect(storeFor('ZZ', us, [us, au])).toBeUndefined();
});
