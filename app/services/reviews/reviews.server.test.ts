import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import type { FetchService } from '~/platform/fetch/fetch-service.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { fetchReviews, sendReview } from './reviews.server';

const sent: { url: string; init: RequestInit }[] = [];
function answering(reply: unknown, status = 200, env: object = {}): Context {
  const fetchService: FetchService = async (url, init) => {
    sent.push({ url, init });
    const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
    return { status, text, headers: new Headers() };
  };
  const site = { SITE_URL: 'https://shop.example', IMAGE_ORIGINS: 'https://pictures.example' };
  const settings = { ...site, REVIEWS_URL: 'https://reviews.example/api-of-shop', ...env };
  return { env: settings, fetchService, log: { warn: () => undefined } } as unknown as Context;
}

const first = { page: 1, size: 10, order: 'newest' } as const;
const read = (context: Context) => fetchReviews(context, 'halden pendant/..', first);
const good = {
  id: 1,
  stars: 5,
  title: 'Good',
  text: 'Very.',
  author: 'Ada L.',
  date: '2026-10-01',
};
const replyWith = (...reviews: unknown[]) => ({
  summary: { rating: 4.5, count: 2, stars: { 5: 1, 4: 1, 3: 'x', 9: 7 } },
  reviews,
});
const oneOf = async (changes: object) =>
  (await read(answering(replyWith({ ...good, ...changes }))))?.reviews[0];

test('asks for a page in an order, below the address of the setting, with the token', async () => {
  await read(answering(replyWith(good), 200, { REVIEWS_TOKEN: 'secret' }));
  const { url, init } = sent.at(-1)!;
  expect(url).toBe(
    'https://reviews.example/api-of-shop/api/reviews/products/halden%20pendant%2F..?page=1&size=10&order=newest',
  );
  expect(init.headers).toMatchObject({ authorization: 'Bearer secret' });
});

test('missing reviews are an empty list, and unreadable ones are left out', async () => {
  const { summary, reviews } = (await read(
    answering(
      replyWith(
        ...[good, { ...good, stars: 6 }, { ...good, stars: 4.5 }, { ...good, author: ' ' }],
        ...[{ ...good, date: 'today' }, { ...good, date: '2026-02-31' }, null, 'text'],
      ),
    ),
  ))!;
  expect(summary).toEqual({ rating: 4.5, count: 2, counts: [1, 1, 0, 0, 0] });
  const nothing = { verified: false, variant: null, pictures: [], answer: null };
  expect(reviews).toEqual([{ ...good, id: '1', ...nothing }]);
});

test('texts are cut, and lose invisible and direction-changing characters [R-152]', async () => {
  const long = await oneOf({
    text: '🛋'.repeat(9000),
    title: 'x'.repeat(999),
    author: 'é'.repeat(99),
  });
  expect([...long!.text]).toHaveLength(4001);
  expect(long!.text.endsWith('🛋…')).toBe(true);
  expect([long!.title.length, long!.author.length]).toEqual([121, 61]);
  const odd = await oneOf({ text: 'a\u0000b\u202Ec\nd\u2067', author: '\u202EeeB' });
  expect([odd!.text, odd!.author]).toEqual(['abc\nd', 'eeB']);
});

test('pictures come from the origins that the shop names, and are no more than four [R-152]', async () => {
  const picture = (url: string) => ({ url, width: 100, height: 100 });
  const urls = [
    ...['https://elsewhere.example/a.jpg', 'javascript:alert(1)', 'data:image/png;base64,AA'],
    ...['https://pictures.example.evil.example/a.jpg', '//pictures.example/a.jpg'],
    ...[1, 2, 3, 4, 5].map((n) => `https://pictures.example/${n}.jpg`),
  ];
  const { pictures } = (await oneOf({ pictures: urls.map(picture) }))!;
  expect(pictures.map(({ src }) => src)).toEqual(urls.slice(5, 9));
  expect((await oneOf({ pictures: [{ ...picture(urls[5]!), width: 0 }] }))!.pictures).toEqual([]);
  expect((await oneOf({ pictures: 'none' }))!.pictures).toEqual([]);
});

test('the service’s own 404 is a product without reviews; any other refusal or nonsense is a failure', async () => {
  const unknown = { error: { code: 'not_found', message: '' } };
  expect(await read(answering(unknown, 404))).toBeNull();
  for (const [reply, status] of [
    ...[['<html>', 404] as const, [unknown, 403] as const, ['', 200] as const],
    ...[['{"reviews":[]}', 200] as const, [{ ...replyWith(), reviews: 7 }, 200] as const],
  ])
    await expect(read(answering(reply, status))).rejects.toSatisfy(isUnavailable);
});

const review = {
  ...{ store: 'us', product: 'halden', order: '1', stars: 5, title: '', text: 'Very good.' },
  ...{ author: 'Ada L.', locale: 'en-US' },
};

test.each([
  [200, {}, { ok: true }],
  [201, {}, { ok: true }],
  [202, '', { ok: true }],
  [409, { error: { code: 'already_written' } }, { ok: false, error: 'written' }],
  [400, { error: { code: 'bad_body' } }, { ok: false, error: 'refused' }],
  [422, 'no', { ok: false, error: 'refused' }],
])('a new review that is answered with %d %j', async (status, reply, outcome) =>
  expect(await sendReview(answering(reply, status), review)).toMatchObject(outcome),
);

test.each([401, 404, 409, 429, 302])(
  'a new review that is answered with %d is not taken',
  (status) => expect(sendReview(answering('', status), review)).rejects.toSatisfy(isUnavailable),
);
