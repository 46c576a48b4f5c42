import { expect, test } from 'vitest';
import {
  countryName,
  findProvince,
  isCountry,
  listCountries,
  provincesOf,
} from './countries.server';

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
      expect(province.value, value).toMatch(/^[A-Z\d-]+( ROO)?$/);
      expect(province.label, value).toMatch(/\S/);
    }
    expect(new Set(provinces.map((province) => province.value)).size).toBe(provinces.length);
  }
  expect(provincesOf('CA')).toContainEqual({ value: 'ON', label: 'Ontario' });
  expect(provincesOf('US')).toContainEqual({ value: 'OR', label: 'Oregon' });
  expect(provincesOf('JP')).toContainEqual({ value: 'JP-13', label: 'Tokyo' });
  expect(provincesOf('MX')).toContainEqual({ value: 'Q ROO', label: 'Quintana Roo' });
  expect(provincesOf('DE')).toEqual([]);
});

test.each([
  ['JP', 'JP-13', 'Tōkyō', 'Tokyo', ' tokyo '],
  ['IT', 'AO', '23', 'Aosta', "Valle d'Aosta", 'Valle d’Aosta'],
  ['IT', 'MI', 'Milano', 'Milan'],
  ['MX', 'DF', 'CMX', 'Ciudad de Mexico', 'Ciudad de México'],
  ['PT', 'PT-11', 'Lisboa', 'Lisbon'],
])('a province of %s is found by its code, names and former codes', (country, code, ...written) => {
  for (const text of [code, ...written]) expect(findProvince(country, text), text).toBe(code);
});

test('every code and name of a province finds that province', () => {
  for (const country of withProvinces.split(' '))
    for (const { value, label } of provincesOf(country))
      expect([value, label].map((text) => findProvince(country, text))).toEqual([value, value]);
});

test('a form value that is not a country is ignored', () => {
  expect(isCountry('NZ')).toBe(true);
  for (const none of ['', 'nz', 'XX', '__proto__', 'constructor']) {
    expect([none, isCountry(none), provincesOf(none)]).toEqual([none, false, []]);
    expect(findProvince(none, 'ON')).toBeUndefined();
  }
});
