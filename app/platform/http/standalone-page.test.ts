import { decode } from 'turbo-stream';
import { expect, test } from 'vitest';
import {
  brokenPage,
  isScripted,
  onwardPage,
  standalonePage,
  scriptedProblem,
  scriptedPage,
} from './standalone-page';

const refused = {
  status: 429,
  title: 'One moment',
  text: 'Please wait.',
  headers: { 'Retry-After': '60' },
};

async function readByClient(answer: Response): Promise<unknown> {
  const plugins = [
    (type: unknown, ...values: unknown[]) =>
      type === 'ErrorResponse' && { value: { boundary: values } },
  ];
  const decoded = await decode(answer.body!, { plugins });
  await decoded.done;
  return decoded.value;
}

test('a plain page is HTML that nobody stores and no search engine lists', async () => {
  const page = standalonePage(refused, 'Shop', 'n0nce');
  expect(page.status).toBe(429);
  expect(Object.fromEntries(page.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '60',
  });
  const html = await page.text();
  expect(html).toContain('<title>One moment – Shop</title>');
  expect(html).toContain('<p>Please wait.</p>');
  expect(html).toContain('<a href="/">Back to Shop</a>');
  expect(html).toContain('<style nonce="n0nce">');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('names and texts of a plain page are text, not markup', async () => {
  const page = standalonePage({ status: 400, title: '<b>', text: '"&"' }, 'A & B', 'n');
  const html = await page.text();
  expect(html).toContain('<title>&lt;b&gt; – A &amp; B</title>');
  expect(html).toContain('<p>&quot;&amp;&quot;</p>');
});

test('a page leads on to an address elsewhere, at once or by its link', async () => {
  const href = 'https://shopify.example/login?a=1&b=2';
  const words = { title: 'One moment', text: 'You are signed in there.', label: 'Go on' };
  const page = standalonePage(onwardPage(href, words), 'Shop', 'n');
  expect([page.status, page.headers.get('refresh')]).toEqual([200, `0;url=${href}`]);
  const html = await page.text();
  expect(html).toContain('<h1>One moment</h1>\n<p>You are signed in there.</p>');
  expect(html).toContain('<a href="https://shopify.example/login?a=1&amp;b=2">Go on</a>');
});

test('an outage has a Retry-After of ten seconds, an error of the shop has none', () => {
  expect(brokenPage(503).headers).toEqual({ 'Retry-After': '10' });
  expect(brokenPage(500).headers).toBeUndefined();
  expect(brokenPage(500).text).toContain('Your bag is safe');
});

test.each([
  ['POST', '/cart.data', true],
  ['POST', '/cart.data?index', true],
  ['POST', '/cart', false],
  ['POST', '/cart?x=.data', false],
  ['POST', '/.data/cart', false],
  ['GET', '/cart.data', false],
])('%s %s comes from Remix’s client: %s', (method, path, expected) => {
  expect(isScripted(new Request(`http://shop.example${path}`, { method }))).toBe(expected);
});

test('a refused form that shows its own messages gets the text under the names that forms read', async () => {
  const answer = scriptedProblem(refused, 'add');
  expect(answer.status).toBe(429);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/x-script',
    'x-remix-response': 'yes',
    'cache-control': 'no-store',
    'retry-after': '60',
  });
  expect(await readByClient(answer)).toEqual({
    data: { ok: false, intent: 'add', message: 'Please wait.', problem: 'Please wait.' },
  });
});

test('any other refused form reaches the error boundary with title, text and status', async () => {
  const answer = scriptedPage(refused);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await readByClient(answer)).toEqual({
    error: { boundary: [{ title: 'One moment', text: 'Please wait.' }, 429, 'One moment'] },
  });
});
