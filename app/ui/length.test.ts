import { expect, test } from 'vitest';
import { lengthInWords, withInches } from './length';

test('a length is in inches first in the United States, in metric units first elsewhere', () => {
  expect(lengthInWords(24, 'cm', 'en-US')).toEqual({ text: '9.45 in', also: '24 cm' });
  expect(lengthInWords(24, 'cm', 'en-GB')).toEqual({ text: '24 cm', also: '9.45 in' });
  expect(lengthInWords(6, 'ft', 'en-US')).toEqual({ text: '6 ft', also: '182.9 cm' });
  expect(lengthInWords(64, 'mm', 'en-AU')).toEqual({ text: '64 mm', also: '2.52 in' });
});

test('lengths within a text get both units, and other numbers stay [R-142]', () => {
  expect(withInches('52 cm across, 31 cm high', 'en-US')).toEqual({
    text: '20.5 in across, 12.2 in high',
    also: '52 cm across, 31 cm high',
  });
  expect(withInches('For a pad of 45 × 45 cm', 'en-GB')).toEqual({
    text: 'For a pad of 45 × 45 cm',
    also: 'For a pad of 17.7 × 17.7 in',
  });
  for (const text of ['Wash at 30 °C for 20 min', 'E27, 10 W', '7 cmx'])
    expect(withInches(text, 'en-US')).toEqual({ text });
});
