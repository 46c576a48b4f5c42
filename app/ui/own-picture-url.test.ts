import { expect, test } from 'vitest';
import { ownPictureUrl, readOwnPictureUrl } from './own-picture-url';
import { pictureUrl } from './picture-url';

const folders = {
  shopify: 'https://cdn.shopify.com/s/files/1/0123/4567/8901/',
  prismic: 'https://images.prismic.io/shop/',
};
const lamp = `${folders.shopify}files/lamp.jpg?v=12`;
const room = `${folders.prismic}room_1.jpg?auto=format,compress&rect=0,0,800,600.5&w=800&h=600`;

test('the path has source, size, file and what selects the picture', () => {
  expect(ownPictureUrl(lamp, { width: 500, height: 500 }, folders)).toBe(
    '/media/shopify/500x500/files/lamp.jpg?v=12',
  );
  expect(ownPictureUrl(room, { width: 1440, height: 720, focus: 'top' }, folders)).toBe(
    '/media/prismic/1440x720-top/room_1.jpg?rect=0,0,800,600.5',
  );
  expect(ownPictureUrl(`${folders.shopify}gr%C3%BCn.png`, { width: 900 }, folders)).toBe(
    '/media/shopify/900/gr%C3%BCn.png',
  );
});

test('sizes are rounded before they are looked up', () => {
  const size = { width: 495, height: 370.5 };
  expect(ownPictureUrl(lamp, size, folders)).toContain('/495x371/');
});

test.each([
  ['another shop’s folder', 'https://cdn.shopify.com/s/files/1/9999/9999/9999/files/lamp.jpg'],
  ['a parameter that changes the picture', `${room}&sat=-100`],
  ['a parameter of another host', `${lamp}&rect=0,0,1,1`],
  ['a folder above', `${folders.shopify}../9999/lamp.jpg`],
  ['an escaped slash', `${folders.shopify}files%2Flamp.jpg`],
  ['an escape that has another spelling', `${folders.shopify}gr%c3%bcn.png`],
  ['an empty name', folders.shopify],
  ['a long name', `${folders.shopify}${'a'.repeat(500)}.jpg`],
  ['a relative address', '/icons/lamp.svg'],
  ['another scheme', 'javascript:alert(1)'],
])('%s stays at its host', (_, src) => {
  expect(ownPictureUrl(src, { width: 500, height: 500 }, folders)).toBeUndefined();
});

test.each([{ width: 501, height: 501 }, { width: 500 }, { width: 500, height: 499 }])(
  'the size %j is in no layout',
  (size) => expect(ownPictureUrl(lamp, size, folders)).toBeUndefined(),
);

test('what a path names is read back as the original with the same size', () => {
  for (const [src, size] of [
    [lamp, { width: 500, height: 500 }],
    [room, { width: 1440, height: 720, focus: 'top' }],
    [room, { width: 900 }],
  ] as const) {
    const path = ownPictureUrl(src, size, folders)!;
    const asked = readOwnPictureUrl(path, folders)!;
    const url = new URL(pictureUrl(asked.original, asked.size));
    const expected = new URL(pictureUrl(src, size));
    // Without a height, `fit` has no effect, so the shop's URLs omit it.
    if (!('height' in size)) expected.searchParams.delete('fit');
    expect(Object.fromEntries(url.searchParams)).toEqual(Object.fromEntries(expected.searchParams));
    expect(url.pathname).toBe(expected.pathname);
  }
});

test('a picture whose address stays when it changes is not immutable', () => {
  const path = '/media/shopify/500x500/files/lamp.jpg';
  expect(readOwnPictureUrl(path, folders)).toMatchObject({ immutable: false });
  expect(readOwnPictureUrl(`${path}?v=1`, folders)).toMatchObject({ immutable: true });
});

test.each([
  '/media/toString/500x500/lamp.jpg',
  '/media/shopify/500x500-centre/lamp.jpg',
  '/media/shopify/0500x500/lamp.jpg',
  '/media/shopify/500x500/lamp.jpg?',
  '/media/shopify/500x500/lamp.jpg?V=1',
  '/media/shopify/500x500/lamp.jpg?v=1&v=2',
  '/media/shopify/500x500//lamp.jpg',
  '/media/shopify/500x500/.lamp.jpg',
  '/media/shopify',
  '/media/',
])('%s is no picture: each has one address', (path) => {
  expect(readOwnPictureUrl(path, folders)).toBeUndefined();
});
