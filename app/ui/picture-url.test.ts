import { expect, test } from 'vitest';
import { denserOf, pictureUrl, widthSet } from './picture-url';

const shopify = 'https://cdn.shopify.com/s/files/1/lamp.jpg?v=12';
const prismic =
  'https://images.prismic.io/shop/room.jpg?auto=format,compress&rect=0,0,800,600&w=800&h=600';

test('a commerce picture keeps its version and gets width, height and crop [R-260]', () => {
  expect(pictureUrl(shopify, { width: 500, height: 500 })).toBe(
    'https://cdn.shopify.com/s/files/1/lamp.jpg?v=12&width=500&height=500&crop=center',
  );
});

test('a content picture keeps its rectangle and has one width and one height', () => {
  const url = new URL(pictureUrl(prismic, { width: 400, height: 300 }));
  expect(url.searchParams.getAll('w')).toEqual(['400']);
  expect(url.searchParams.getAll('h')).toEqual(['300']);
  expect(url.searchParams.get('rect')).toBe('0,0,800,600');
  expect(url.searchParams.get('auto')).toBe('format,compress');
});

test('without a height the ratio is the picture’s own', () => {
  expect(new URL(pictureUrl(prismic, { width: 400 })).searchParams.has('h')).toBe(false);
});

test('the denser picture has one and a half times the width, in whole pixels [R-260]', () => {
  expect(denserOf(shopify, { width: 333, height: 501 })).toMatch(
    /width=500&height=752&crop=center 1\.5x$/,
  );
});

test('widths keep the ratio', () => {
  expect(widthSet(shopify, { width: 1000, height: 500 }, [400])).toContain(
    'width=400&height=200&crop=center 400w',
  );
});

test('an address that is no URL is left as it is', () => {
  expect(pictureUrl('/icons/lamp.svg', { width: 10 })).toBe('/icons/lamp.svg');
});

test.each(['javascript:alert(1)', 'JAVASCRIPT://x/%0aalert(1)', 'data:text/html,x', 'vbscript:x'])(
  '%s is no picture [V1.3.3]',
  (src) => expect(pictureUrl(src, { width: 100 })).toBe(''),
);
