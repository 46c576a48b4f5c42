import { expect, test } from 'vitest';
import { ShownDesigns } from './distinct-products';

const card = (handle: string, title: string, ...others: string[]) => ({
  handle,
  title,
  swatches: others.map((other) => ({ handle: other, hex: '#000000', label: other })),
});
const brass = card('halden-brass', 'Halden', 'halden-black');
const black = card('halden-black', 'Halden', 'halden-brass');
const orsta = card('orsta-white', 'Orsta');
const brae = card('brae-nickel', 'Brae');
const handlesOf = (cards: { handle: string }[]) => cards.map(({ handle }) => handle);

test('neither a page’s product nor another finish of it is listed [R-161]', () => {
  const shown = new ShownDesigns();
  shown.addProduct({ handle: 'halden-brass', title: 'Halden', related: brass.swatches });
  expect(handlesOf(shown.take([brass, black, orsta]))).toEqual(['orsta-white']);
});

test('a list has each design once, and none of earlier lists, before it is cut [R-161]', () => {
  const shown = new ShownDesigns();
  expect(handlesOf(shown.take([black, brass, orsta], 1))).toEqual(['halden-black']);
  expect(handlesOf(shown.take([brass, orsta, brae], 2))).toEqual(['orsta-white', 'brae-nickel']);
});

test('a hidden finish is known by its title', () => {
  const shown = new ShownDesigns();
  shown.take([orsta]);
  expect(shown.take([card('orsta-hidden', 'Orsta')])).toEqual([]);
});

test('a list that is too short is left out, and its products may be shown elsewhere', () => {
  const shown = new ShownDesigns();
  expect(shown.take([brae], 4, 2)).toEqual([]);
  expect(shown.handles).toEqual([]);
  expect(handlesOf(shown.take([brae]))).toEqual(['brae-nickel']);
});

test('handles of other finishes are known elsewhere, such as in recently viewed products', () => {
  const shown = new ShownDesigns();
  shown.take([brass]);
  expect(new ShownDesigns(shown.handles).take([black, orsta])).toEqual([orsta]);
});
