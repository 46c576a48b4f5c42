import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardProduct } from './card-product';
import { toCard } from './to-card';
import { designRating, designsOf, firstFinishes, ownSwatch } from './designs';
import { sampleProduct } from './sample-product';

const card = (handle: string, related: string[], rating?: [value: number, count: number]) =>
  toCard({
    ...sampleProduct(),
    id: handle,
    handle,
    related: related.map((other) => ({ handle: other, hex: '#aabbcc', label: other })),
    rating: rating ? { value: rating[0], count: rating[1], best: 5, worst: 1 } : null,
  });
const handlesOf = (products: CardProduct[]) =>
  designsOf(products).map(({ product, finishes }) =>
    [product, ...finishes].map(({ handle }) => handle).join(' '),
  );

test('finishes of one design share the card of the first, wherever they are in the list [R-129]', () => {
  const brass = card('halden-brass', ['halden-black', 'halden-white']);
  const black = card('halden-black', ['halden-brass', 'halden-white']);
  const brae = card('brae', []);
  expect(handlesOf([black, brae, brass])).toEqual(['halden-black halden-brass', 'brae']);
  expect(firstFinishes([brae, brass, black])).toEqual([brae, brass]);
  expect(ownSwatch(black, [brass])?.label).toBe('halden-black');
  expect(ownSwatch(black, [brae])).toBeUndefined();
});

test('products without related ones keep their cards', () => {
  const products = ['one', 'two', 'three'].map((handle) => card(handle, []));
  expect(firstFinishes(products)).toEqual(products);
});

test('a finish that has no swatch on the card keeps its own card', () => {
  const first = card('brass', ['black']);
  const hidden = card('old', ['brass', 'black']);
  expect(handlesOf([first, hidden])).toEqual(['brass', 'old']);
});

test('no product is lost, none is shown twice, and each is reachable from a card', () => {
  const handle = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const list = fc.uniqueArray(fc.tuple(handle, fc.uniqueArray(handle)), {
    selector: ([own]) => own,
  });
  fc.assert(
    fc.property(list, (entries) => {
      const products = entries.map(([own, related]) => card(own, related));
      const designs = designsOf(products);
      const all = designs.flatMap(({ product, finishes }) => [product, ...finishes]);
      expect(all.map(({ handle: own }) => own).sort()).toEqual(entries.map(([own]) => own).sort());
      const linked = designs.flatMap(({ product }) => [
        product.handle,
        ...product.swatches.map((swatch) => swatch.handle),
      ]);
      for (const { handle: own } of products) expect(linked).toContain(own);
    }),
  );
});

test('a design has the weighted rating of its finishes once all of them are in the list', () => {
  const brass = card('brass', ['black', 'white'], [5, 30]);
  const black = card('black', ['brass', 'white'], [4, 10]);
  const white = card('white', ['brass', 'black']);
  expect(designRating({ product: brass, finishes: [black, white] })).toEqual({
    value: 4.75,
    count: 40,
    best: 5,
    worst: 1,
  });
  expect(designRating({ product: brass, finishes: [black] })).toBeNull();
  expect(designRating({ product: white, finishes: [] })).toBeNull();
  const pooled = card('black', ['brass', 'white'], [5, 30]);
  expect(designRating({ product: brass, finishes: [pooled, white] })?.count).toBe(30);
});
