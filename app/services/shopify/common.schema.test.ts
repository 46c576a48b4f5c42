import { expect, test } from 'vitest';
import { gramsOf } from './common.schema';

test.each([
  [1.5, 'KILOGRAMS', 1500],
  [2, 'POUNDS', 907],
  [3, 'OUNCES', 85],
  [80, 'GRAMS', 80],
  [0, 'GRAMS', null],
  [null, 'GRAMS', null],
  [5, 'STONES', null],
])('%s %s are %s g [R-297]', (weight, unit, grams) => expect(gramsOf(weight, unit)).toBe(grams));
