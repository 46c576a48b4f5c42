import { afterAll, beforeAll, expect, test } from 'vitest';
import { rangeOf } from '../../sandbox/images/videos';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { readStorefront } from '../support/storefront-api';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const handle = 'aske-chair-black';
interface Source {
  url: string;
  mimeType: string;
  format: string;
  width: number;
  height: number;
}
interface Medium {
  mediaContentType: string;
  alt: string;
  previewImage: { url: string } | null;
  sources?: Source[];
}

async function mediaOf(product: string): Promise<Medium[]> {
  const { product: found } = await readStorefront<{ product: { media: { nodes: Medium[] } } }>(
    sandbox,
    `query ($handle: String!) { product(handle: $handle) { media(first: 20) { nodes {
      mediaContentType alt previewImage { url }
      ... on Video { sources { url mimeType format width height } } } } } }`,
    { handle: product },
  );
  return found.media.nodes;
}

test('a video comes after the pictures, in two formats and with a preview', async () => {
  const media = await mediaOf(handle);
  expect(media.map((one) => one.mediaContentType).join()).toMatch(/^(IMAGE,){3,}VIDEO$/);
  const video = media.at(-1)!;
  expect(video.alt).toContain('Aske Chair');
  expect((await sandbox.fetch(new URL(video.previewImage!.url).pathname)).status).toBe(200);
  expect(video.sources!.map(({ mimeType }) => mimeType).sort()).toEqual([
    'video/mp4',
    'video/webm',
  ]);
  for (const { url, mimeType, width, height } of video.sources!) {
    const { pathname, origin, search } = new URL(url);
    expect(origin).toBe(sandbox.origin);
    expect([width, height]).toEqual([640, 640]);
    const { status, headers } = await sandbox.fetch(pathname + search);
    expect([status, headers.get('content-type')]).toEqual([200, mimeType]);
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(headers.get('cache-control')).toContain('immutable');
  }
  const plain = await mediaOf('brae-pendant-nickel');
  expect(plain.every((one) => one.mediaContentType === 'IMAGE')).toBe(true);
});

test('the product service tells the same video', async () => {
  type Json = { media: { media_type: string; src: string; sources?: { url: string }[] }[] };
  const { media } = await sandbox.json<Json>(`/api/shopify/product/handle/${handle}`);
  const [video, ...others] = media.filter(({ media_type }) => media_type === 'video');
  expect(others).toEqual([]);
  const sources = (await mediaOf(handle)).at(-1)!.sources!.map(({ url }) => url);
  expect(video!.sources!.map(({ url }) => url)).toEqual(sources);
  expect(video!.src).toMatch(/\.mp4\?v=\d+$/);
});

test('a part of a video is what its range says', async () => {
  const path = `/cdn/shop/videos/${handle}.mp4`;
  const whole = Buffer.from(await (await sandbox.fetch(path)).arrayBuffer());
  const part = async (range: string, more: Record<string, string> = {}) => {
    const answer = await sandbox.fetch(path, { headers: { range, ...more } });
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, range: answer.headers.get('content-range'), body, answer };
  };
  const size = whole.length;
  const middle = await part('bytes=100-299');
  expect([middle.status, middle.range]).toEqual([206, `bytes 100-299/${size}`]);
  expect(middle.body.equals(whole.subarray(100, 300))).toBe(true);
  const end = await part('bytes=-50');
  expect(end.body.equals(whole.subarray(-50))).toBe(true);
  const beyond = await part(`bytes=${size}-`);
  expect([beyond.status, beyond.range]).toEqual([416, `bytes */${size}`]);
  const etag = middle.answer.headers.get('etag')!;
  expect((await part('bytes=0-9', { 'if-range': etag })).status).toBe(206);
  const changed = await part('bytes=0-9', { 'if-range': '"other"' });
  expect([changed.status, changed.body.length]).toEqual([200, size]);
  expect((await sandbox.fetch('/cdn/shop/videos/no-such-thing.mp4')).status).toBe(404);
});

test.each([
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=3-99', { first: 3, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=-0', 'outside'],
  ['bytes=10-', 'outside'],
  ['bytes=5-4', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
  ['bytes=-', null],
])('%s of ten bytes', (header, expected) => {
  expect(rangeOf(header, 10)).toEqual(expected);
});

test('a drawing and a data sheet are files, and the product service sends the same', async () => {
  const fields = `drawing: metafield(namespace: "facts", key: "drawing") {
      type reference { ... on MediaImage { image { url width height } } } }
    sheet: metafield(namespace: "facts", key: "sheet") {
      type reference { ... on GenericFile { url mimeType originalFileSize } } }
    included: metafield(namespace: "facts", key: "included") { type value }`;
  interface Files {
    drawing: { type: string; reference: { image: { url: string; width: number } } } | null;
    sheet: {
      type: string;
      reference: { url: string; mimeType: string; originalFileSize: number };
    } | null;
    included: { type: string; value: string } | null;
  }
  const read = async (product: string) =>
    (
      await readStorefront<{ product: Files }>(
        sandbox,
        `query ($handle: String!) { product(handle: $handle) { ${fields} } }`,
        { handle: product },
      )
    ).product;
  const { drawing, sheet, included } = await read(handle);
  const types = [drawing, sheet, included].map((one) => one!.type);
  expect(types).toEqual(['file_reference', 'file_reference', 'list.single_line_text_field']);
  const pathOf = (url: string) => url.slice(sandbox.origin.length);
  const picture = await sandbox.fetch(pathOf(drawing!.reference.image.url));
  expect(picture.status).toBe(200);
  const file = await sandbox.fetch(pathOf(sheet!.reference.url));
  expect(file.headers.get('content-type')).toBe(sheet!.reference.mimeType);
  const body = await file.text();
  expect(body).toHaveLength(sheet!.reference.originalFileSize);
  const offsets = [...body.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  offsets.forEach((offset, index) =>
    expect(body.startsWith(`${index + 1} 0 obj`, offset)).toBe(true),
  );
  type Json = { metafields: { facts: Record<string, unknown> } };
  const { metafields } = await sandbox.json<Json>(`/api/shopify/product/handle/${handle}`);
  expect(metafields.facts).toMatchObject({
    drawing: { src: drawing!.reference.image.url },
    sheet: sheet!.reference.url,
    included: JSON.parse(included!.value) as string[],
  });
  const none = { drawing: null, sheet: null, included: null };
  expect(await read('kilda-rug-linen')).toEqual(none);
});
