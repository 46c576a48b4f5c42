import { expect, test } from 'vitest';
import { presets } from '~/platform/stores/regions';
import { listPlaces, storeFor } from './places';

const { us, au } = presets.A;
const { global, anz } = presets.B;

test('every country of both stores is listed once, by name, with its currency', () => {
  const places = listPlaces(us, [us, au]);
  expect(places.map(({ country }) => country)).toHaveLength(
    new Set(places.map((p) => p.country)).size,
  );
  expect(places).toContainEqual({ country: 'US', label: 'United States (USD $)' });
  expect(places).toContainEqual({ country: 'FR', label: 'France (EUR €)' });
  expect(places).toContainEqual({ country: 'AE', label: 'United Arab Emirates (AED)' });
  expect(places[0]?.label).toBe('Andorra (EUR €)');
  expect(places).toHaveLength(31);
});

test('a store keeps the shoppers it can serve and sends the others to its sibling', () => {
  expect(storeFor('AU', us, [us, au])?.id).toBe('au');
  expect(storeFor('US', au, [us, au])?.id).toBe('us');
  expect(storeFor('CA', global, [global, anz])?.id).toBe('global');
  expect(storeFor('CA', anz, [global, anz])?.id).toBe('anz');
  expect(storeFor('NZ', global, [global, anz])?.id).toBe('anz');
  expect(storeFor('ZZ', us, [us, au])).toBeUndefined();
});
