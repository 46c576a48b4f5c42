import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CardProduct } from '~/features/catalog/card-product';
import { readSlices } from '~/slices/load-slices.server';
import type { PageSlice } from '~/slices/page-slice';
import { SliceZone } from '~/slices/slice-zone';

function render(primary: object, item: object, products: CardProduct[] = []): string {
  const { slices } = readSlices([{ slice_type: 'product_grid', primary, items: [item] }]);
  const loaded = slices.map((slice) => ({ ...slice, products }) as PageSlice);
  const element = createElement(SliceZone, { slices: loaded });
  return renderToStaticMarkup(
    createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element }]) }),
  );
}

const door = (link?: object) => ({ collection_handle: 'hooks', title: 'Hooks', link });
const linkOf = (html: string) => /<a .*?<\/a>/.exec(html)?.[0];

test('a collection opens in a new tab if its writer asked for it, and says so', () => {
  const link = { link_type: 'Web', url: 'https://example.com/hooks', target: '_blank' };
  const html = linkOf(render({}, door(link)));
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener"');
  expect(html).toContain('<span class="sr-only"> (opens in a new tab)</span>');
});

test('otherwise it opens in the same one', () => {
  const link = { link_type: 'Web', url: '/collections/hooks' };
  for (const html of [render({}, door(link)), render({}, door())]) {
    expect(linkOf(html)).toContain('href="/collections/hooks"');
    expect(linkOf(html)).not.toContain('_blank');
    expect(linkOf(html)).not.toContain('new tab');
  }
});

test('a collection without a title is opened by its picture, and by nothing without a picture', () => {
  const link = { link_type: 'Web', url: '/collections/hooks' };
  const image = { url: 'https://images.example/a.jpg', dimensions: { width: 4, height: 5 } };
  expect(linkOf(render({}, { link, image: { ...image, alt: 'Hooks' } }))).toMatch(
    /href="\/collections\/hooks"[^>]*><img[^>]* alt="Hooks"/,
  );
  expect(linkOf(render({}, { link, image }))).toMatch(/<img[^>]* alt="Picture 1 of 1"/);
  expect(render({}, { link })).toBe('');
});

const picture = (src: string) => ({ src, alt: '', width: 10, height: 10 });
const product = (images: string[]): CardProduct => ({
  ...{ id: '1', gid: 'gid://shopify/Product/1', handle: 'lamp', title: 'Lamp', vendor: 'Lintel' },
  ...{ finish: null, saleLabel: false, compareAt: null, swatches: [], firstVariant: null },
  ...{ rating: null, partlyReduced: false, soldOut: false },
  images: images.map(picture),
  price: { amount: 1, currency: 'USD' },
  priceMax: { amount: 1, currency: 'USD' },
});

test('cards have a carousel if the writer asked for it and there is something to leaf through [R-133]', () => {
  const item = { product_handle: 'lamp' };
  const carousel = 'aria-roledescription="carousel"';
  const two = [product(['https://a.example/1.jpg', 'https://a.example/2.jpg'])];
  expect(render({ picture_carousel: true }, item, two)).toContain(carousel);
  expect(render({ picture_carousel: false }, item, two)).not.toContain(carousel);
  expect(render({}, item, two)).not.toContain(carousel);
  const one = [product(['https://a.example/1.jpg'])];
  expect(render({ picture_carousel: true }, item, one)).not.toContain(carousel);
});
