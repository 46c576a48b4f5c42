import { expect, test } from 'vitest';
import { countryName, isCountry, listCountries, provincesOf } from './countries.server';

const withProvinces =
  'AE AR AU BR CA CL CN CO EG ES GT HK ID IE IN IT JP KR MX MY NG NZ PA PE PT RO RU TH US ZA';

test('every country has a name, and the list is sorted by it [R-301]', () => {
  const countries = listCountries();
  expect(countries.length).toBeGreaterThan(230);
  for (const { value, label } of countries) expect(label, value).toMatch(/^[^\d].{2,}$/);
  const names = countries.map(({ label }) => label);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect([countryName('NZ'), countryName('HK')]).toEqual(['New Zealand', 'Hong Kong SAR']);
});

test('30 countries have provinces, as pairs of code and name, and others have none [R-301]', () => {
  const listed = listCountries().filter(({ value }) => provincesOf(value).length > 0);
  expect(listed.map(({ value }) => value).toSorted()).toEqual(withProvinces.split(' '));
  for (const { value } of listed) {
    const provinces = provincesOf(value);
    for (const province of provinces) {
      expect(province.value, value).toMatch(/^\S+$/);
      expect(province.label, value).toMatch(/\S/);
    }
    expect(new Set(provinces.map((province) => province.value)).size).toBe(provinces.length);
  }
  expect(provincesOf('CA')).toContainEqual({ value: 'ON', label: 'Ontario' });
  expect(provincesOf('US')).toContainEqual({ value: 'OR', label: 'Oregon' });
  expect(provincesOf('DE')).toEqual([]);
});

test('a form value that is not a country is ignored', () => {
  expect(isCountry('NZ')).toBe(true);
  for (const none of ['', 'nz', 'XX', '__proto__', 'constructor']) {
    expect([none, isCountry(none), provincesOf(none)]).toEqual([none, false, []]);
  }
});
