import { expect, test } from 'vitest';
import { collectionsLike } from './collections-like';
import { collectionPathOf, trailTo, trailToProduct } from './theme';

const to = (href: string) => ({ href, newTab: false });
const theme = {
  menu: [
    {
      text: 'Lighting',
      link: to('/collections/pendants'),
      children: [{ text: 'Wall lights', link: to('/collections/wall-lights') }],
    },
    { text: 'Glasses', link: to('/collections/glassware'), children: [] },
  ],
  mobile: [
    {
      title: 'More',
      link: null,
      children: [{ text: 'Knobs', link: to('/collections/knobs'), picture: null }],
    },
  ],
  columns: [{ title: 'Shop', links: [{ text: 'Vases', link: to('/collections/vases?sort=new') }] }],
  collections: [],
};

test.each([
  ['Pendant', '/collections/pendants'],
  ['Wall Light', '/collections/wall-lights'],
  ['Wall Lights', '/collections/wall-lights'],
  ['knob', '/collections/knobs'],
  ['Glass', '/collections/glassware'],
  // The link has a query, so it doesn't lead to the plain collection.
  ['Vase', null],
  ['Chair', null],
  ['', null],
])('a %s is in the collection %s', (type, path) => {
  expect(collectionPathOf(theme, type)).toBe(path);
});

test('without menus there is no collection', () => {
  expect(
    collectionPathOf({ menu: [], mobile: [], columns: [], collections: [] }, 'Pendant'),
  ).toBeNull();
});

test.each([
  ['/collections/wall-lights', ['Lighting', 'Wall lights']],
  ['/collections/glassware', ['Glasses']],
  ['/collections/knobs', []],
])('the way to %s', (path, expected) => {
  expect(trailTo(theme, path).map(({ text }) => text)).toEqual(expected);
});

test.each([
  ['Wall Light', [], ['Lighting', 'Wall lights']],
  ['Lantern', ['all', 'pendants', 'wall-lights'], ['Lighting', 'Wall lights']],
  ['Lantern', ['all', 'pendants'], ['Lighting']],
  // A top-level entry without a submenu doesn't count: it may be a sale, not the product's category.
  ['Cup', ['glassware'], []],
  // This type isn't in any entry of the desktop menu.
  ['Knob', [], ['Knob']],
])('the way to a %s that is in %j [R-097]', (type, handles, expected) => {
  expect(trailToProduct(theme, type, handles).map(({ text }) => text)).toEqual(expected);
});

test.each([
  ['light', ['Lighting', 'Wall lights']],
  ['wall lights', ['Wall lights']],
  ['Glass', ['Glasses']],
  ['lamp', []],
  ['  ', []],
])('collections like %j [R-115]', (term, expected) => {
  expect(collectionsLike(theme, term).map(({ text }) => text)).toEqual(expected);
});
