import { expect, test } from 'vitest';
import { variantAttributes } from './variant-attributes';

const attributes = (finish: string | null, options: Record<string, string>) =>
  variantAttributes(
    finish,
    Object.entries(options).map(([name, value]) => ({ name, value })),
  );
const none = { colour: null, size: null, material: null, pattern: null };

test('each option of a variant is an attribute, whatever it is called', () => {
  expect(attributes(null, {})).toEqual(none);
  expect(attributes('Brass', { Size: 'Small', Cable: 'Linen' })).toEqual({
    ...none,
    colour: 'Brass/Linen',
    size: 'Small',
  });
  expect(attributes('Oak', { Length: '60 cm', BRACKET: 'Oak', Fixing: 'Screws' })).toEqual({
    ...none,
    colour: 'Oak',
    size: '60 cm, Screws',
  });
  expect(attributes(null, { ' Fabric': 'Wool', Pattern: 'Check', Color: 'Red' })).toEqual({
    colour: 'Red',
    size: null,
    material: 'Wool',
    pattern: 'Check',
  });
});

test("a variant's own finish replaces the product's", () => {
  expect(attributes('Brass', { Finish: 'Nickel', Cable: 'Black' }).colour).toBe('Nickel/Black');
  expect(attributes('Brass', { colour: 'Nickel' }).colour).toBe('Nickel');
});

test('the option of products without options is no attribute', () => {
  expect(attributes('Brass', { Title: 'Default Title' })).toEqual({ ...none, colour: 'Brass' });
  expect(attributes(null, { Title: 'Large' })).toEqual({ ...none, size: 'Large' });
});
