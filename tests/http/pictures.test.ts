/**
 * `npm test` checks one page per route of the first store. Of the pictures with the same original size, crop and
 * requested size, it keeps one. It requests one in 48 of those it kept.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPhoto } from '../../sandbox/images/find-photo';
import { readPictureUrl } from '../support/picture-url';
import { isFullRun } from '../support/full-run';
import { screens } from '../support/routes';
import { read, shoppersOf, type Screen } from '../support/screens';
import { someAddress } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

const originals = join(import.meta.dirname, '../../sandbox/photos/originals');

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const plain = screens.filter(({ sends, status, has }) => !sends && !status && has !== 'draft');
const signedOut = plain.filter(({ who }) => !who);
const oneOfEachRoute = signedOut.filter(
  ({ route }, index) => signedOut.findIndex((other) => other.route === route) === index,
);

const picturesIn = (html: string): string[] =>
  [...html.matchAll(/="([^"]*\/(?:cdn\/shop\/files|prismic-images|media)\/[^"]*)"/g)].flatMap(
    ([, value]) =>
      value!
        .replaceAll('&amp;', '&')
        .split(/,\s+/)
        .map((one) => one.split(' ')[0]!)
        .filter(
          (one) =>
            /\/(?:cdn\/shop\/files|prismic-images|media)\//.test(one) && !/\.pdf\b/.test(one),
        ),
  );

async function listedPages(store: string): Promise<string[]> {
  const pathsIn = async (path: string) =>
    [...(await shop.shopper(store).get(path)).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => new URL(address!).pathname,
    );
  const parts = await pathsIn('/sitemap.xml');
  return (await Promise.all(parts.map(pathsIn))).flat();
}

async function picturesOf(store: string, some: readonly Screen[]): Promise<Set<string>> {
  const found = new Set<string>();
  const wholeOf = (address: string) => new URL(address, shop.shopper(store).origin).href;
  const inStore = { ...shop, shopper: () => shop.shopper(store) };
  const shopperOf = shoppersOf(inStore);
  for (const screen of some) {
    const { text } = await read(screen, inStore, await shopperOf(screen));
    for (const address of picturesIn(text)) found.add(wholeOf(address));
  }
  for (const path of isFullRun ? await listedPages(store) : []) {
    const { text } = await inStore.shopper().get(path);
    for (const address of picturesIn(text)) found.add(wholeOf(address));
  }
  return found;
}

interface Promised {
  address: string;
  original: { width: number; height: number };
  size: { width: number; height: number };
}

async function promiseOf(address: string): Promise<Promised> {
  const { pathname, width: x, height: y, query } = readPictureUrl(address);
  const photo = await findPhoto(pathname, originals);
  if (!photo) throw new Error(`No photograph for ${pathname}`);
  const source = await sharp(photo.source).metadata();
  // Prismic's crop: left, top, width and height in the original.
  const [, , width = source.width, height = source.height] =
    query.get('rect')?.split(',').map(Number) ?? [];
  const asked = { width: x ?? width, height: y ?? (x ? (height * x) / width : height) };
  const shrink = Math.min(1, width / asked.width, height / asked.height);
  return {
    address,
    original: { width, height },
    size: {
      width: Math.round(asked.width * shrink),
      height: Math.round(asked.height * shrink),
    },
  };
}

const sized = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;

const geometryOf = ({ address, original }: Promised) => {
  const { pathname, searchParams: query } = new URL(address);
  query.delete('v');
  const [, own = ''] = /^\/(media\/\w+\/[^/]+)\//.exec(pathname) ?? [];
  return `${sized(original)} ${own} ${query}`;
};

async function wrongWith({ address, size }: Promised): Promise<string> {
  const headers = { accept: 'image/jpeg', connection: 'close' };
  // Node can't resolve the stores' host names, so Miniflare requests these pictures.
  const isOwn = new URL(address).hostname.endsWith('.localhost');
  const answer = isOwn
    ? await shop.miniflare.dispatchFetch(address, {
        headers: { ...headers, 'cf-connecting-ip': someAddress() },
      })
    : await fetch(address, { headers });
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) return `${address}: ${answer.status} ${body.toString().slice(0, 200)}`;
  const got = await sharp(body).metadata();
  return sized(got) === sized(size) ? '' : `${address}: ${sized(got)}, promised ${sized(size)}`;
}

test('pictures have the sizes that their addresses name', async () => {
  const pages = isFullRun ? plain : oneOfEachRoute;
  const stores = Object.keys(shop.addresses.stores).slice(0, isFullRun ? undefined : 1);
  const found = await Promise.all(stores.map((store) => picturesOf(store, pages)));
  for (const addresses of found) expect(addresses.size).toBeGreaterThan(100);
  const addresses = [...new Set(found.flatMap((some) => [...some]))];
  const promised = await Promise.all(addresses.map(promiseOf));
  const asked = isFullRun
    ? promised
    : [...new Map(promised.map((one) => [geometryOf(one), one])).values()].filter(
        (_, index) => index % 48 === 0,
      );
  const rest = asked.values();
  const wrong: string[] = [];
  const ask = async () => {
    for (const one of rest) {
      const problem = await wrongWith(one);
      if (problem) wrong.push(problem);
    }
  };
  await Promise.all([ask(), ask(), ask()]);
  expect(wrong).toEqual([]);
}, 1_200_000);
