/** Pages as Markdown, for programs that act for shoppers. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { variantId } from '../support/seed-ids';
import { someAddress, type Answer } from '../support/shopper';
import { catalogueService, inBareWorld, startShop, type Shop } from '../support/storefront';
import { isFullRun } from '../support/full-run';
import type { Exchange } from '../support/wiretap';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const asMarkdown = { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' };
const markdownType = 'text/markdown; charset=utf-8';
const halden = '/products/halden-pendant-brass';

const markdownOf = (path: string, store?: string): Promise<Answer> =>
  shop.shopper(store).get(path, asMarkdown);
const foundBy = ({ headers }: Answer) => headers.get('cache-status');
const typeOf = ({ headers }: Answer) => headers.get('content-type');
const bytesOf = ({ text }: Answer) => Buffer.byteLength(text);

const callsSince = async (work: () => Promise<unknown>) => {
  const before = (await shop.requests()).at(-1)?.n ?? 0;
  await work();
  const requests = await shop.requests(before);
  const calls = requests.map(({ service, operation }) => `${service} ${operation}`);
  // The content's version is read regularly in the background, which can happen during any request.
  const polled = calls.indexOf('content repository');
  return polled < 0 ? calls : calls.toSpliced(polled, 1);
};

/** Pages, with their addresses as Markdown. */
const pages = [
  ['/', '/index.md'],
  [halden, `${halden}.md`],
  [`${halden}?variant=1`, `${halden}.md?variant=1`],
  ['/collections/all', '/collections/all.md'],
  ['/collections/all?pageNo=1&tag=Colour~Black', '/collections/all.md?pageNo=1&tag=Colour~Black'],
  ['/search?q=oak', '/search.md?q=oak'],
  ['/search?q=zzzz', '/search.md?q=zzzz'],
  ['/pages/about', '/pages/about.md'],
  ['/pages/delivery', '/pages/delivery.md'],
  ['/pages/faqs', '/pages/faqs.md'],
  ['/policies/refund-policy', '/policies/refund-policy.md'],
  ['/blogs/journal', '/blogs/journal.md'],
  ['/blogs/journal/how-high-to-hang-a-pendant', '/blogs/journal/how-high-to-hang-a-pendant.md'],
] as const;

describe.each(pages)('%s', (path, address) => {
  test(`is Markdown for programs that ask for it, and at ${address}`, async () => {
    const html = await shop.shopper().get(path);
    const asked = await markdownOf(path);
    const named = await shop.shopper().get(address);
    expect([html, asked, named].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([html, asked, named].map(typeOf)).toEqual([
      'text/html; charset=utf-8',
      markdownType,
      markdownType,
    ]);
    expect(named.text).toBe(asked.text);
    expect(asked.text).toMatch(/^# \S/);
    // The page's own text, and none of its markup.
    expect(asked.text).not.toMatch(/<[a-zA-Z!/?]|undefined|\[object|NaN/);
    expect(bytesOf(asked)).toBeLessThanOrEqual(bytesOf(html) / 10);
    for (const { headers } of [asked, named]) {
      expect(headers.getSetCookie()).toEqual([]);
      expect(headers.get('link')).toMatch(/^<http[^>]+>; rel="canonical"$/);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect([html, asked].map(({ headers }) => headers.get('vary'))).toEqual([
      expect.stringContaining('Accept'),
      'Accept',
    ]);
    expect(named.headers.get('vary')).toBeNull();
    expect(named.headers.get('x-robots-tag')).toBe('noindex');
    expect(asked.headers.get('x-robots-tag')).toBe(path.startsWith('/search') ? 'noindex' : null);
  });

  test('is made once, with a copy of its own', async () => {
    await markdownOf(path);
    await shop.shopper().get(path);
    const answers: Answer[] = [];
    const calls = await callsSince(async () => {
      for (const headers of [asMarkdown, {}, asMarkdown, { accept: '*/*' }])
        answers.push(await shop.shopper().get(path, { ...headers, 'cf-ipcountry': 'US' }));
      answers.push(await shop.shopper().get(address, { 'cf-ipcountry': 'JP' }));
    });
    expect(calls).toEqual([]);
    expect(answers.map(foundBy)).toEqual(Array(5).fill('Lintel; hit'));
    expect(answers.map((answer) => typeOf(answer) === markdownType)).toEqual([
      ...[true, false, true, false],
      true,
    ]);
  });
});

test('browsers get HTML, and so does whoever prefers it', async () => {
  for (const accept of [
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    '*/*',
    'text/*',
    'text/markdown;q=0.5, text/html',
    'text/markdown;q=0',
  ]) {
    const answer = await shop.shopper().get(halden, { accept });
    expect([accept, typeOf(answer)]).toEqual([accept, 'text/html; charset=utf-8']);
  }
  const data = await shop.shopper().get(`${halden}.data`, asMarkdown);
  expect(typeOf(data)).toContain('text/x-script');
});

test('HEAD is answered like GET, without the text', async () => {
  const answer = await shop.shopper().send(`${halden}.md`, { method: 'HEAD' });
  expect([answer.status, typeOf(answer), answer.text]).toEqual([200, markdownType, '']);
});

test('a product names each variant’s price, stock and addresses to buy it', async () => {
  const visitor = shop.shopper();
  const { text } = await visitor.get(`${halden}.md`);
  const small = variantId('halden-pendant-brass', 'Small / Black');
  const soldOut = variantId('halden-pendant-brass', 'Large / Black');
  const rowOf = (id: string) => text.split('\n').find((line) => line.includes(`variant=${id}`));
  expect(rowOf(small)).toMatch(/\| \$[\d,.]+.* \| In stock \|/);
  expect(rowOf(small)).toContain(`[Page](${visitor.origin}${halden}?variant=${small})`);
  expect(rowOf(soldOut)).toContain('| Out of stock |');
  expect(rowOf(soldOut)).not.toContain('[Buy]');
  const buy = `/cart/${small}:1`;
  expect(rowOf(small)).toContain(`[Buy](${visitor.origin}${buy})`);
  // A shopper follows the link.
  const answer = await visitor.get(buy);
  expect([answer.status, answer.location]).toEqual([302, `/cart/import?pieces=${small}:1`]);
  expect((await visitor.get(answer.location!)).text).toContain('Halden Pendant');
});

test('prices are those of the country in the address, whoever asks', async () => {
  const visitor = shop.shopper('au');
  const inJapan = { ...asMarkdown, 'cf-ipcountry': 'JP' };
  const own = await visitor.get(halden, inJapan);
  expect(own.text).toContain('Prices in AUD for Australia');
  expect(own.text).not.toContain('_locale');
  await visitor.get('/?geoRedirect=JP');
  expect((await visitor.get(`${halden}.md`)).text).toBe(own.text);
  const japanese = await visitor.get(`${halden}.md?_locale=JP`);
  expect([japanese.status, japanese.location]).toEqual([200, null]);
  expect(japanese.headers.getSetCookie()).toEqual([]);
  expect(japanese.text).toContain('Prices in JPY for Japan');
  expect(japanese.text).toContain('From JPY 28,500');
  // Its links lead to pages with the same prices.
  const links = [...japanese.text.matchAll(/\]\((http[^)]+)\)/g)].map(([, url]) => new URL(url!));
  const elsewhere = links.filter((url) => url.origin === visitor.origin);
  expect(elsewhere.length).toBeGreaterThan(5);
  expect(elsewhere.filter((url) => url.searchParams.get('_locale') !== 'JP')).toEqual([]);
  expect((await visitor.get(`${halden}?geoRedirect=JP`, asMarkdown)).text).toBe(japanese.text);
});

test('a page that has moved, or does not exist, answers as it does in HTML', async () => {
  const visitor = shop.shopper();
  const leads = async (path: string, headers = {}) => {
    const { status, location } = await visitor.get(path, headers);
    return [status, location];
  };
  const moved = '/products/halden-dome-pendant';
  expect(await leads(moved, asMarkdown)).toEqual([301, halden]);
  expect(await leads(`${moved}.md?_locale=US&utm_source=a`)).toEqual([
    301,
    `${halden}.md?utm_source=a&_locale=US`,
  ]);
  expect(await leads('/shop/lighting.md')).toEqual([301, '/collections/lighting.md']);
  expect(await leads('/Products/No-Such-Thing.md')).toEqual([301, '/products/No-Such-Thing.md']);
  expect(await leads('/products/no-such-thing', asMarkdown)).toEqual([302, '/not-found']);
  expect(await leads('/products/no-such-thing.md')).toEqual([302, '/not-found.md']);
  expect(await leads('/pages/home.md')).toEqual([301, '/index.md']);
  for (const path of ['/not-found.md', '/no/such/page.md', '/cart.md', '/accounts.md']) {
    const answer = await visitor.get(path);
    expect([path, answer.status, typeOf(answer)]).toEqual([path, 404, markdownType]);
    expect(answer.text).toMatch(/^# /);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  const asked = await visitor.get('/no/such/page', asMarkdown);
  expect([asked.status, typeOf(asked), asked.headers.get('vary')]).toEqual([
    ...[404, markdownType],
    'Accept',
  ]);
});

test('pages for one shopper stay HTML', async () => {
  for (const path of ['/cart', '/accounts/login', '/pages/wishlist'])
    expect(typeOf(await markdownOf(path))).toContain('text/html');
});

test('what visitors type is text [V1.2.1]', async () => {
  const words = '<script>alert(1)</script> [a](javascript:b) `c` *d*';
  const { text } = await markdownOf(`/search?q=${encodeURIComponent(words)}`);
  expect(text).not.toMatch(/<[a-z]/i);
  expect(text).not.toMatch(/(?<!\\)\]\(javascript/);
  expect(text).toContain('# Search: &lt;script>alert(1)&lt;/script> \\[a\\](javascript:b)');
});

test('a service that is down has the status that it has in HTML', async () => {
  await shop.fresh();
  await shop.fault({ service: catalogueService, mode: 'http-500' });
  const answer = await shop.shopper().get(`${halden}.md`);
  expect([answer.status, typeOf(answer)]).toEqual([503, markdownType]);
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.text).toBe(
    '# We can’t show this page right now\n\nSomething on our side isn’t responding. It should be back in a moment.\n',
  );
  for (const path of ['/search?q=lamp', '/search?q=oak&sort=price-ascending', '/collections/all']) {
    const [html, markdown] = [await shop.shopper().get(path), await markdownOf(path)];
    expect([path, markdown.status]).toEqual([path, html.status]);
    for (const part of ['We can’t show this page', 'We can’t search', 'Search is limited'])
      expect([part, markdown.text.includes(part)]).toEqual([part, html.text.includes(part)]);
  }
});

test('an old copy is served during an outage', async () => {
  await shop.fresh();
  const before = await shop.shopper().get(`${halden}.md`);
  await shop.pass(3 * 3600_000);
  await shop.fault({ service: catalogueService, mode: 'http-500' });
  const during = await shop.shopper().get(`${halden}.md`);
  expect([during.status, during.text.split('\n')[0]]).toEqual([200, before.text.split('\n')[0]]);
  await shop.fresh();
});

test('a client that asks for ever new Markdown is told to wait, in Markdown', async () => {
  const headers = { ...asMarkdown, 'cf-connecting-ip': someAddress() };
  let answer: Answer | undefined;
  for (let n = 0; n < 60 && answer?.status !== 429; n += 1)
    answer = await shop.shopper().get(`/no/such/page/${n}.md`, headers);
  expect([answer?.status, typeOf(answer!)]).toEqual([429, markdownType]);
  expect(answer?.headers.get('retry-after')).toBe('60');
  expect(answer?.text).toContain('That was a little fast.');
});

test('llms.txt lists the shop’s pages, and agents.md says how to use them', async () => {
  const visitor = shop.shopper();
  const llms = await visitor.get('/llms.txt');
  expect([llms.status, typeOf(llms)]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(llms.text).toMatch(/^# Lintel\n\n> /);
  const links = [...llms.text.matchAll(/^- \[.+\]\((.+)\)$/gm)].map(([, url]) => url!);
  expect(links).toContain(`${visitor.origin}/collections/pendants`);
  expect(links).toContain(`${visitor.origin}/sitemap.xml`);
  expect(links).toContain(`${visitor.origin}/agents.md`);
  expect(new Set(links).size).toBe(links.length);
  const [pageList = ''] = llms.text.split('\n## Files\n');
  const listed = [...pageList.matchAll(/^- \[.+\]\((.+)\)$/gm)].map(([, url]) => new URL(url!));
  expect(listed.length).toBeGreaterThan(10);
  for (const { pathname, search } of listed) {
    const answer = await visitor.get(`${pathname}.md${search}`);
    expect([pathname, answer.status, typeOf(answer)]).toEqual([pathname, 200, markdownType]);
  }
  const agents = await visitor.get('/agents.md');
  expect([agents.status, typeOf(agents)]).toEqual([200, markdownType]);
  expect(agents.headers.get('x-robots-tag')).toBeNull();
  for (const part of [
    '/search?q={words}',
    'to the United States.',
    '`_locale=US`',
    '/cart/{id}:{quantity}',
    '/robots.txt',
  ])
    expect(agents.text).toContain(part);
  for (const { headers } of [llms, agents]) {
    expect(headers.get('cache-control')).toContain('public');
    expect(headers.get('etag')).not.toBeNull();
  }
});

test.runIf(isFullRun)('llms.txt lists no page of a Shopify app', async () => {
  const app = '/apps/lamp-care';
  const tap = ({ received }: Exchange) => received.replaceAll('/collections/pendants', app);
  const other = await startShop({ tap });
  try {
    expect((await other.shopper().get('/')).text).toContain(`href="${app}"`);
    const { text } = await other.shopper().get('/llms.txt');
    expect(text).toContain('/collections/');
    expect(text).not.toContain(app);
  } finally {
    await other.stop();
  }
});

test('during an outage of the content, nobody stores the shorter llms.txt', async () => {
  await shop.fresh();
  await shop.fault({ service: 'content', mode: 'http-500' });
  const during = await shop.shopper().get('/llms.txt');
  await shop.clearFaults();
  await shop.fresh();
  expect([during.status, during.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const after = await shop.shopper().get('/llms.txt');
  expect(after.headers.get('cache-control')).toBe('public, max-age=3600');
});

test.runIf(isFullRun)('robots.txt names AI crawlers only if a setting asks for it', async () => {
  expect((await shop.shopper().get('/robots.txt')).text).not.toContain('GPTBot');
  const closed = await startShop({ vars: { AI_CRAWLERS: 'search' } });
  try {
    const { text } = await closed.shopper().get('/robots.txt');
    expect(text).toMatch(/^User-agent: GPTBot\n[^]*Disallow: \/\n\nUser-agent: \*\n/);
    expect(text).not.toContain('Claude-User');
  } finally {
    await closed.stop();
  }
});

test.skipIf(inBareWorld)('reviews are text, too', async () => {
  const { status, text } = await shop.shopper().get(`${halden}/reviews.md`);
  expect(status).toBe(200);
  expect(text).toMatch(/^# Reviews of Halden Pendant\n[^]*\n### \d of 5/);
});
