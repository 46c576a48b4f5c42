import { expect, test } from 'vitest';
import { lengthInWords, sizeName, withInches } from './length';

test('a length is in inches first in the United States, in metric units first elsewhere', () => {
  expect(lengthInWords(24, 'cm', 'en-US')).toEqual({ text: '9½ in', also: '24 cm' });
  expect(lengthInWords(24, 'cm', 'en-GB')).toEqual({ text: '24 cm', also: '9½ in' });
  expect(lengthInWords(6, 'ft', 'en-US')).toEqual({ text: '6 ft', also: '182.9 cm' });
});

test.each([
  [1, 'cm', '⅜ in'],
  [2.5, 'cm', '1 in'],
  [5, 'cm', '2 in'],
  [45, 'cm', '17¾ in'],
  [52, 'cm', '20½ in'],
  [150, 'cm', '59 in'],
  [152.4, 'cm', '5 ft'],
  [200, 'cm', '6 ft 7 in'],
  [2, 'm', '6 ft 7 in'],
  [182, 'cm', '6 ft'],
  [0.1, 'cm', '0.04 in'],
] as const)('%d %s is %s on a tape measure', (amount, unit, text) =>
  expect(lengthInWords(amount, unit, 'en-US').text).toBe(text),
);

test('hardware keeps hundredths, and inches of the operator stay what they are', () => {
  expect(lengthInWords(64, 'mm', 'en-AU')).toEqual({ text: '64 mm', also: '2.52 in' });
  expect(lengthInWords(128, 'mm', 'en-US').text).toBe('5.04 in');
  expect(lengthInWords(2.5, 'in', 'en-US').text).toBe('2½ in');
  expect(lengthInWords(2.52, 'in', 'en-US').text).toBe('2.52 in');
  expect(lengthInWords(72, 'in', 'en-US').text).toBe('72 in');
});

test('an option that is a length has its usual name in the United States', () => {
  const names = ['25 mm', '96 mm', '128 mm', '320 mm', '45 cm', '60 cm'];
  expect(names.map((name) => sizeName(name, 'en-US'))).toEqual([
    ...['1 in (25 mm)', '3¾ in (96 mm)', '5 in (128 mm)', '12⅝ in (320 mm)'],
    ...['18 in (45 cm)', '24 in (60 cm)'],
  ]);
  expect(sizeName('25 mm', 'en-AU')).toBe('25 mm');
  for (const other of ['Small', 'One Size', '10 mm pile', '2 min', '1.2.3 mm'])
    expect(sizeName(other, 'en-US')).toBe(other);
});

test('lengths within a text get both units, and other numbers stay [R-142]', () => {
  expect(withInches('52 cm across, 31 cm high', 'en-US')).toEqual({
    text: '20½ in across, 12¼ in high',
    also: '52 cm across, 31 cm high',
  });
  expect(withInches('For a pad of 45 × 45 cm', 'en-GB')).toEqual({
    text: 'For a pad of 45 × 45 cm',
    also: 'For a pad of 17¾ × 17¾ in',
  });
  expect(withInches('200 × 300 cm', 'en-US').text).toBe('6 ft 7 in × 9 ft 10 in');
  expect(withInches('25 × 9 mm', 'en-US').text).toBe('0.98 × 0.35 in');
  for (const text of ['Wash at 30 °C for 20 min', 'E27, 10 W', '7 cmx'])
    expect(withInches(text, 'en-US')).toEqual({ text });
});
