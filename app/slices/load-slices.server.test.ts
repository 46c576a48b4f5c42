import { expect, test } from 'vitest';
import { eventsFor } from '~/slices/FeaturedEvents/data.server';
import { readSlices } from '~/slices/load-slices.server';
import { itemsFor } from '~/slices/Usp/data.server';
import type { ParsedSlice } from '~/slices/page-slice';
import { schemas } from '~/slices/schemas';

const slice = (slice_type: string, primary: unknown = {}, items: unknown = []) => ({
  id: `${slice_type}$1`,
  slice_type,
  primary,
  items,
});

test.each(Object.keys(schemas))('an empty %s is read [V15.3.5]', (type) => {
  for (const empty of [
    slice(type),
    { slice_type: type },
    slice(type, null, null),
    slice(type, { title: 5, text: 'x', image: 'y', link: [] }),
  ]) {
    const { slices, skipped } = readSlices([empty]);
    expect(skipped).toEqual([]);
    expect(slices).toHaveLength(1);
  }
});

test('unknown and broken slices are skipped with a reason, the others stay [V1.5.2]', () => {
  const zone = [
    slice('surprise'),
    null,
    'text',
    slice('faqs', 'broken'),
    slice('usp', { title: 'Why' }),
  ];
  const { slices, skipped } = readSlices(zone);
  expect(slices.map(({ type }) => type)).toEqual(['usp']);
  expect(skipped).toHaveLength(4);
});

test('a slice has its texts trimmed, its unsafe link dropped, its bad colour dropped', () => {
  const { slices } = readSlices([
    slice('finishes', { title: '  Side by side ' }, [
      { name: 'Brass', colour: 'brass', link: { link_type: 'Web', url: 'javascript:alert(1)' } },
    ]),
  ]);
  expect(slices[0]).toMatchObject({
    primary: { title: 'Side by side' },
    items: [{ name: 'Brass', colour: null, link: null }],
  });
});

test('events name the countries that they are for; others are for everyone', () => {
  const { slices } = readSlices([
    slice('featured_events', {}, [
      { title: 'Hudson', countries: 'us, CA' },
      { title: 'Fremantle', countries: 'AU' },
      { title: 'Leeds', countries: 'UK' },
      { title: 'Online' },
      { title: 'Anywhere', countries: 'United States of America' },
    ]),
  ]);
  const titlesIn = (country: string) =>
    eventsFor(slices[0] as ParsedSlice<'featured_events'>, country).map(({ title }) => title);
  expect(titlesIn('US')).toEqual(['Hudson', 'Online', 'Anywhere']);
  expect(titlesIn('CA')).toEqual(['Hudson', 'Online', 'Anywhere']);
  expect(titlesIn('GB')).toEqual(['Leeds', 'Online', 'Anywhere']);
  expect(titlesIn('NZ')).toEqual(['Online', 'Anywhere']);
});

test('reasons name the currencies that they are for; other words restrict nothing', () => {
  const { slices } = readSlices([
    slice('usp', {}, [
      { title: 'Free', currencies: 'aud, NZD' },
      { title: 'Fast', currencies: 'All Australian dollars' },
    ]),
  ]);
  const titlesIn = (currency: string) =>
    itemsFor(slices[0] as ParsedSlice<'usp'>, currency).map(({ title }) => title);
  expect(titlesIn('NZD')).toEqual(['Free', 'Fast']);
  expect(titlesIn('USD')).toEqual(['Fast']);
});

const paragraph = { type: 'paragraph', text: 'Because.', spans: [] };

test('rows that were added but left empty are left out', () => {
  const rows = [{}, { icon: 'delivery', title: '' }, { title: 'Returns' }, { text: ' ' }];
  const { slices } = readSlices([
    slice('usp', {}, rows),
    slice('faqs', {}, [{ question: 'Why?', answer: [paragraph] }, {}]),
    slice('returns_content', {}, [{ title: null, text: [] }]),
  ]);
  expect(slices.map(({ items }) => items.length)).toEqual([1, 1, 0]);
});
