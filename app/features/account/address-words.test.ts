import { expect, test } from 'vitest';
import { addressWords, freeRegion } from './address-words';

test.each([
  ['US', 'State', 'ZIP code', 'State'],
  ['CA', 'Province', 'Postal code', 'State or region'],
  ['AU', 'State or territory', 'Postcode', 'State or territory'],
  ['IE', 'County', 'Eircode', 'County'],
  ['GB', 'County', 'Postcode', 'County'],
  ['NZ', 'Region', 'Postcode', 'Region'],
  ['HK', 'Region', 'Postcode', 'Region'],
  ['AE', 'Emirate', 'Postcode', 'Emirate'],
  ['JP', 'Prefecture', 'Postcode', 'Prefecture'],
  ['MX', 'State', 'Postcode', 'State'],
  ['BR', 'State', 'Postcode', 'State'],
  ['IN', 'State', 'PIN code', 'State'],
  ['MY', 'State', 'Postcode', 'State'],
  ['FR', 'Province', 'Postcode', 'State or region'],
  ['', 'Province', 'Postcode', 'State or region'],
])('in %s the form’s labels are %s and %s', (country, region, postcode, free) => {
  expect(addressWords(country)).toEqual({ region, postcode });
  expect(freeRegion(country)).toBe(free);
});
