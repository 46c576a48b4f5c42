import { expect, test } from 'vitest';
import { formatFor, sourceOf } from '~/worker/pictures.server';
import type { Env } from '~/platform/env.server';
import { reportCall, type Breakers } from '~/platform/fetch/circuit-breaker.server';
import { otherPictureOrigins, pictureFolders, pictureHost } from './picture-host.server';

const shopify = 'https://cdn.shopify.com/s/files/1/0123/4567/8901/';
const prismic = 'https://images.prismic.io/shop/';
const env = (IMAGE_HOST: Env['IMAGE_HOST'], IMAGE_FOLDERS = [shopify, prismic]) =>
  ({
    IMAGE_HOST,
    IMAGE_FOLDERS,
    IMAGE_ORIGINS: 'https://cdn.shopify.com https://images.prismic.io https://reviews.example',
    SITE_URL: 'https://shop.example',
  }) as Env;

const failing = (): Breakers => {
  const breakers: Breakers = new Map();
  for (let n = 0; n < 4; n += 1) reportCall(breakers, 'product-images', false, Date.now());
  return breakers;
};

test('folders are named by their kind', () => {
  const old = 'https://old-shop.example/cdn/shop/files/';
  expect(pictureFolders(env('own', [shopify, prismic, old]))).toEqual({
    shopify,
    prismic,
    'shopify-2': old,
  });
});

test('the setting decides for all pictures, the first or none', () => {
  const folders = { shopify, prismic };
  expect(pictureHost(env('own'), new Map())).toEqual({ every: true, folders });
  expect(pictureHost(env('first'), new Map())).toEqual({ every: false, folders });
  expect(pictureHost(env('original'), new Map())).toBeUndefined();
  expect(pictureHost(env('own', []), new Map())).toBeUndefined();
});

test('a host whose calls are paused is named by its own address', () => {
  expect(pictureHost(env('own'), failing())).toEqual({ every: true, folders: { prismic } });
  expect(pictureHost(env('own', [shopify]), failing())).toBeUndefined();
});

test('browsers connect in advance to the hosts from which a page loads pictures', () => {
  const [cdn, content, reviews] = env('own').IMAGE_ORIGINS.split(' ');
  expect(otherPictureOrigins(env('first'), new Map())).toEqual([cdn, content, reviews]);
  expect(otherPictureOrigins(env('own'), new Map())).toEqual([reviews]);
  expect(otherPictureOrigins(env('own'), failing())).toEqual([cdn, reviews]);
});

test.each([
  [null, 'jpeg'],
  ['*/*', 'jpeg'],
  ['image/*', 'jpeg'],
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['Image/WebP;q=0.9, */*', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif; q=0.000', 'jpeg'],
  ['image/avif;q=0.5', 'avif'],
])('for Accept %s the format is %s', (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});

test.each(['origin', 'cloudflare'] as const)(
  'Cloudflare keeps a picture for a year if its address has a version, otherwise for an hour (%s)',
  (IMAGE_RESIZER) => {
    const ttlOf = (immutable: boolean) =>
      sourceOf(
        { source: shopify, original: `${shopify}a.jpg`, size: { width: 500 }, immutable },
        'webp',
        { IMAGE_RESIZER },
      ).cf.cacheTtlByStatus['200'];
    expect([ttlOf(true), ttlOf(false)]).toEqual([31_536_000, 3600]);
  },
);
