import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Request as NodeRequest } from 'miniflare';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPhoto } from '../../sandbox/images/find-photo';
import { imageFiles } from '../../sandbox/images/image-files';
import { images } from '../../sandbox/images/service';
import { makeSeed } from '../../sandbox/seed';
import { photoSizes } from '../../sandbox/seed/photos.generated';
import { rooms, roomPath } from '../../sandbox/seed/rooms';

const root = join(import.meta.dirname, '../..');
let cache: string;
let files: ReturnType<typeof imageFiles>;

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'images-'));
  files = imageFiles({ root, cache });
});
afterAll(() => rm(cache, { recursive: true }));

const pendant = '/cdn/shop/files/halden-pendant-brass-1.jpg';
const kitchen = '/prismic-images/rooms/kitchen-brass.jpg';
const [width, height] = photoSizes['rooms/kitchen-brass']!;

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(`http://127.0.0.1${path}`, init);
  const IMAGES = {
    fetch: async (input: Request | string, more?: RequestInit) => {
      const headers = Object.fromEntries(new Headers(more?.headers));
      return (await files(new NodeRequest(String(input), { headers }))) as unknown as Response;
    },
  };
  const answer = images(request, new URL(request.url), { env: { IMAGES } });
  if (!answer) throw new Error('declined');
  return answer;
}

async function sizeOf(path: string): Promise<[number, number]> {
  const answer = await ask(path);
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return [width, height];
}

describe('sizes', () => {
  it.each([
    ['width keeps the ratio', `${kitchen}?width=240`, [240, 160]],
    ['w and h fit inside', `${kitchen}?w=240&h=240`, [240, 160]],
    ['fit=max fits inside', `${kitchen}?w=240&h=240&fit=max`, [240, 160]],
    ['fit=clip wins over crop', `${kitchen}?w=240&h=240&fit=clip&crop=top`, [240, 160]],
    ['fit=crop fills', `${kitchen}?w=240&h=240&fit=crop`, [240, 240]],
    ['crop fills', `${pendant}?width=300&height=200&crop=center`, [300, 200]],
    ['dpr multiplies', `${pendant}?width=200&dpr=1.5`, [300, 300]],
    ['a fraction of the original', `${kitchen}?w=0.2`, [width / 5, height / 5]],
    ['rect cuts before scaling', `${kitchen}?rect=100,100,800,400&w=400`, [400, 200]],
    [
      'rect alone gives its own size, within the picture',
      `${kitchen}?rect=${width - 100},${height - 100},500,500`,
      [100, 100],
    ],
    ['never enlarges', `${pendant}?width=4000`, [1600, 1600]],
    [
      'never enlarges a crop, keeps its ratio',
      `${pendant}?width=4000&height=2000&crop=center`,
      [1600, 800],
    ],
    [
      'ignores what it does not know',
      `${pendant}?width=100&pad_color=fff&auto=format,compress`,
      [100, 100],
    ],
  ])('%s', async (_name, path, expected) => {
    expect(await sizeOf(path)).toEqual(expected);
  });

  it.each(['width=5761', 'w=6000', 'height=99999', 'width=0', 'width=-5', 'width=abc'])(
    'refuses %s',
    async (query) => {
      expect((await ask(`${pendant}?${query}`)).status).toBe(400);
    },
  );
});

describe('formats', () => {
  const format = async (path: string, accept?: string) => {
    const answer = await ask(path, accept === undefined ? {} : { headers: { accept } });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    expect(answer.headers.get('vary')).toBe('accept');
    const { format: real } = await sharp(body).metadata();
    return [answer.headers.get('content-type'), real];
  };

  it('negotiates by Accept', async () => {
    const path = `${pendant}?width=60`;
    expect(await format(path, 'image/avif,image/webp,*/*')).toEqual(['image/avif', 'heif']);
    expect(await format(path, 'image/avif;q=0, image/webp')).toEqual(['image/webp', 'webp']);
    expect(await format(path, '*/*')).toEqual(['image/jpeg', 'jpeg']);
    expect(await format(path)).toEqual(['image/jpeg', 'jpeg']);
  });

  it('gives the format the address asks for', async () => {
    expect(await format(`${pendant}?width=60&format=png`, 'image/avif')).toEqual([
      'image/png',
      'png',
    ]);
    expect(await format(`${kitchen}?w=60&fm=webp`)).toEqual(['image/webp', 'webp']);
  });
});

describe('headers and statuses', () => {
  it('lets a versioned image be kept for ever, and any origin read it', async () => {
    const versioned = await ask(`${pendant}?v=1&width=60`);
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(versioned.headers.get('access-control-allow-origin')).toBe('*');
    const plain = await ask(`${pendant}?width=60`);
    expect(plain.headers.get('cache-control')).not.toContain('immutable');
  });

  it('answers 304 to the tag it gave, and another tag per format', async () => {
    const path = `${pendant}?width=60`;
    const etag = (await ask(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"\w+"$/);
    const again = await ask(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const webp = await ask(path, { headers: { accept: 'image/webp', 'if-none-match': etag } });
    expect(webp.status).toBe(200);
  });

  it.each([
    '/cdn/shop/files/nothing.jpg',
    '/cdn/shop/files/constructor.jpg',
    '/cdn/shop/files/halden-pendant-brass-9.jpg',
    '/cdn/shop/files/halden-pendant-pink-1.jpg',
    '/cdn/shop/files/..%2f..%2fpackage.json',
    '/prismic-images/rooms/nowhere.jpg',
    '/prismic-images/rooms/kitchen-brass.svg',
  ])('shows a small image with 404 for %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(width).toBeLessThanOrEqual(300);
  });

  it('answers HEAD without a body, OPTIONS for other origins, and refuses the rest', async () => {
    const head = await ask(`${pendant}?width=60`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
    expect((await ask(pendant, { method: 'OPTIONS' })).status).toBe(204);
    expect((await ask(pendant, { method: 'POST' })).status).toBe(405);
  });

  it('leaves other paths to other services', () => {
    const url = new URL('http://127.0.0.1/cart/c/abc');
    const never = { env: { IMAGES: { fetch: () => Promise.reject(new Error('called')) } } };
    expect(images(new Request(url), url, never)).toBeNull();
  });
});

describe('what the shop refers to', () => {
  it('has every room, at its stated size', async () => {
    for (const room of rooms) {
      const [width, height] = await sizeOf(`${roomPath(room.name)}?width=24&height=24`);
      expect(height / width).toBeCloseTo(room.height / room.width, 1);
    }
  });

  // Only in the full run: the images of 400 products change only with the catalog.
  it('has every image of every product, at its stated size', async () => {
    const originals = join(root, 'sandbox/photos/originals');
    for (const { images: own, drawing } of makeSeed(400).products) {
      for (const { src, width, height } of drawing ? [...own, drawing] : own) {
        const { pathname } = new URL(src, 'http://127.0.0.1');
        const photo = await findPhoto(pathname, originals);
        if (!photo) throw new Error(`no photograph for ${pathname}`);
        const size = await sharp(photo.source).metadata();
        expect([pathname, size.width, size.height]).toEqual([pathname, width, height]);
      }
    }
  });
});
