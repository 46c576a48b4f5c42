import { expect, test } from 'vitest';
import { mergeFacts } from './product';
import { joinFacts, readFacts } from './product-facts';

const field = (key: string, value: unknown) => ({
  key,
  value: typeof value === 'string' ? value : JSON.stringify(value),
});

test('facts are in one order, with their units, and lengths in those of the store', () => {
  const fields = [
    field('origin', 'Portugal'),
    field('height', { value: 15, unit: 'cm' }),
    field('weight', { value: 2, unit: 'KILOGRAMS' }),
    field('watts', '15'),
    field('bulb', 'E27, not included'),
  ];
  expect(readFacts(fields, 'en-GB')).toEqual([
    { term: 'Bulb', text: 'E27, not included' },
    { term: 'Max. wattage', text: '15 W' },
    { term: 'Height', text: '15 cm', also: '6 in' },
    { term: 'Weight', text: '2 kg' },
    { term: 'Made in', text: 'Portugal' },
  ]);
  expect(readFacts(fields, 'en-US')[2]).toEqual({
    term: 'Height',
    text: '6 in',
    also: '15 cm',
  });
});

test('unknown, empty and unreadable values are left out [R-142]', () => {
  const fields = [
    field('secret', 'x'),
    field('bulb', ' '),
    field('height', '{"value":'),
    field('width', { value: 'wide', unit: 'cm' }),
    field('depth', { value: 3, unit: 'furlongs' }),
  ];
  expect(readFacts(fields, 'en-US')).toEqual([]);
});

test('of two facts with the same term the first one counts', () => {
  const own = [{ term: 'Weight', text: '2 kg' }];
  const more = [
    { term: 'weight', text: '3 kg' },
    { term: 'Material', text: 'Oak' },
  ];
  expect(mergeFacts(own, more)).toEqual([own[0], more[1]]);
});

test('the description adds missing facts in the store’s units, and care only once', () => {
  const described = {
    html: '',
    sizes: [{ term: 'Small', text: '24 cm across' }],
    care: 'Dust.',
    facts: [
      { term: 'Dimensions', text: '24 cm across' },
      { term: 'Material', text: 'Oak' },
    ],
  };
  const inOak = { term: 'Material', text: 'Oak' };
  const across = { text: '9½ in across', also: '24 cm across' };
  expect(joinFacts([], described, 'en-US')).toEqual({
    description: { html: '', sizes: [{ term: 'Small', ...across }], care: 'Dust.' },
    facts: [{ term: 'Dimensions', ...across }, inOak],
  });
  const measured = { term: 'Height', text: '2 in', also: '5.1 cm' };
  const own = [measured, { term: 'Care', text: 'Wax it.' }];
  const joined = joinFacts(own, described, 'en-US');
  expect(joined.facts).toEqual([measured, inOak]);
  expect(joined.description.care).toBe('Wax it.');
});
