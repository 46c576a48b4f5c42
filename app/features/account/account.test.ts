import { expect, test } from 'vitest';
import {
  fullName,
  gramsOf,
  greeting,
  httpAddress,
  orderDate,
  statusInWords,
  sumOf,
  weightInWords,
} from './account';

test('a customer without a first name is greeted too', () => {
  expect(greeting({ firstName: 'Ada' })).toBe('Hello Ada!');
  expect(greeting({ firstName: '' })).toBe('Hello there!');
});

test('a name may have one part only', () => {
  expect(fullName({ firstName: 'Ada', lastName: 'Byron' })).toBe('Ada Byron');
  expect(fullName({ firstName: '', lastName: 'Byron' })).toBe('Byron');
});

test('dates are yyyy-MM-dd', () => {
  expect(orderDate('2026-07-09T23:33:16Z')).toBe('2026-07-09');
});

test.each([
  ['PARTIALLY_REFUNDED', 'Partially refunded'],
  ['PAID', 'Paid'],
  [null, ''],
])('%s reads %j', (status, words) => expect(statusInWords(status)).toBe(words));

test.each([
  [1.5, 'KILOGRAMS', 1500],
  [2, 'POUNDS', 907],
  [3, 'OUNCES', 85],
  [80, 'GRAMS', 80],
  [0, 'GRAMS', null],
  [null, 'GRAMS', null],
  [5, 'STONES', null],
])('%s %s are %s g', (weight, unit, grams) => expect(gramsOf(weight, unit)).toBe(grams));

test('weights are short', () => {
  expect(weightInWords(850)).toBe('850 g');
  expect(weightInWords(999)).toBe('999 g');
  expect(weightInWords(1000)).toBe('1 kg');
  expect(weightInWords(1250)).toBe('1.25 kg');
});

test('sums do not show what binary fractions cannot hold', () => {
  const tenths = [0.1, 0.2].map((amount) => ({ amount, currency: 'USD' }));
  expect(sumOf(tenths, 'USD')).toEqual({ amount: 0.3, currency: 'USD' });
});

test('only http(s) becomes a link', () => {
  expect(httpAddress('https://track.example/1')).toBe('https://track.example/1');
  expect(httpAddress('javascript:alert(1)')).toBeNull();
  expect(httpAddress('http://track.example/1')).toBe('http://track.example/1');
  expect(httpAddress('xhttp://track.example')).toBeNull();
  expect(httpAddress('https-x://track.example')).toBeNull();
  expect(httpAddress('track.example')).toBeNull();
});
