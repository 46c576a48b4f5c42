import { expect, test } from 'vitest';
import { spelled } from './spelling';

test('colour has an American spelling in the store for the United States alone [R-159]', () => {
  expect(spelled('Colour: One Colour, colours', 'en-US')).toBe('Color: One Color, colors');
  expect(spelled('Colour', 'en-AU')).toBe('Colour');
  expect(spelled('Discoloured', 'en-US')).toBe('Discoloured');
});
