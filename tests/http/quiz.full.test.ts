/** The quiz has one form per page, with the answers in the URL. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { StoredDocument } from '../../sandbox/prismic/document';
import { published } from '../../sandbox/prismic/documents';
import { textOf } from '../support/page-text';
import type { Answer } from '../support/shopper';
import { catalogueService, startShop, type Shop } from '../support/storefront';

let shop: Shop;
let isThere = true;
beforeAll(async () => {
  shop = await startShop({
    tap: ({ url, received }) => {
      const asked = new URL(url).searchParams.getAll('q').join();
      return isThere || !asked.includes('"quiz"')
        ? received
        : JSON.stringify({ results: [], total_pages: 0, total_results_size: 0 });
    },
  });
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const mainOf = ({ text }: Answer) => text.slice(text.indexOf('<main'), text.indexOf('</main>'));
const titleOf = ({ text }: Answer) => /<title>([^<]*)</.exec(text)?.[1];
const headingOf = ({ text }: Answer) => /<h1[^>]*>([^<]*)</.exec(text)?.[1];
const canonicalOf = ({ text }: Answer) => /rel="canonical" href="([^"]*)"/.exec(text)?.[1];
const isHidden = ({ text }: Answer) => text.includes('<meta name="robots" content="noindex"/>');
function choose(page: Answer, answer: number): string {
  const main = mainOf(page);
  expect(main).toMatch(/<form [^>]*method="get"[^>]*action="\/pages\/quiz"/);
  const inputs = [...main.matchAll(/<input ([^>]*)>/g)].map(([, attributes = '']) => ({
    hidden: attributes.includes('type="hidden"'),
    name: /name="([^"]*)"/.exec(attributes)?.[1] ?? '',
    value: /value="([^"]*)"/.exec(attributes)?.[1] ?? '',
  }));
  const radios = inputs.filter(({ hidden }) => !hidden);
  const sent = [...inputs.filter(({ hidden }) => hidden), radios[answer]!];
  return `/pages/quiz?${new URLSearchParams(sent.map(({ name, value }) => [name, value]))}`;
}
const cardsOf = (page: Answer) =>
  new Set([...mainOf(page).matchAll(/href="\/products\/([^"?]+)/g)].map(([, handle]) => handle));

test('a shop without a quiz has no such page', async () => {
  isThere = false;
  const { status, location } = await shop.shopper('au').get('/pages/quiz');
  isThere = true;
  expect([status, location]).toEqual([302, '/not-found']);
});

test('during an outage with an empty cache, the page says so', async () => {
  // A 403 doesn't open the circuit breaker.
  await shop.fault({ service: 'content', mode: 'http-403' });
  const { status, text } = await shop.shopper().get('/pages/quiz');
  expect(status).toBe(503);
  expect(text).toContain('We can’t show this page right now');
});

test('a result is shown even without its products', async () => {
  await shop.fault({ service: catalogueService, mode: 'http-403' });
  const page = await shop.shopper().get('/pages/quiz?q1=1&q2=1&q3=1');
  expect(page.status).toBe(200);
  expect(headingOf(page)).toBe('A pendant, and lower than you think');
  expect(textOf(page)).not.toContain('Chosen for you');
});

test('three answers lead to a result with its text and its products [R-254]', async () => {
  const visitor = shop.shopper();
  const first = await visitor.get('/pages/quiz');
  expect([first.status, headingOf(first)]).toEqual([200, 'Find your light']);
  expect(textOf(first)).toContain('Question 1 of 3');
  expect(textOf(first)).toContain('Answer three questions and we will suggest a light.');
  const second = await visitor.get(choose(first, 1));
  expect(textOf(second)).toContain('Question 2 of 3 What happens there in the evening?');
  const third = await visitor.get(choose(second, 2));
  expect(textOf(third)).toContain('A pendant needs wiring in the ceiling');
  const result = await visitor.get(choose(third, 2));
  expect(headingOf(result)).toBe('A table lamp, and then a second one');
  expect(mainOf(result)).toContain('href="/collections/table-lamps"');
  const [lamp, ...others] = cardsOf(result);
  expect(lamp).toBe('marlow-table-lamp-oak');
  expect(others).toContain('isola-table-lamp-chalk');
});

test('other answers lead to another result, with the first products of its collection', async () => {
  const page = await shop.shopper().get('/pages/quiz?q1=3&q2=4&q3=2');
  expect(headingOf(page)).toBe('A wall light, at the height of your eyes');
  expect(cardsOf(page).size).toBeGreaterThanOrEqual(8);
  for (const handle of cardsOf(page)) expect(handle).toContain('wall-light');
});

test('only the first page is for search engines', async () => {
  const visitor = shop.shopper();
  const { us, au } = shop.addresses.stores;
  const first = await visitor.get('/pages/quiz?utm_source=letter');
  expect(titleOf(first)).toBe('Find the right light for your room | Lintel');
  expect(canonicalOf(first)).toBe(`${us}/pages/quiz`);
  expect(isHidden(first)).toBe(false);
  expect(first.text).toContain(`hrefLang="en-AU" href="${au}/pages/quiz"`);
  expect(first.text).toMatch(/name="description" content="Answer three questions/);
  const step = await visitor.get('/pages/quiz?q1=1');
  expect(titleOf(step)).toBe('Find your light: question 2 | Lintel');
  const result = await visitor.get('/pages/quiz?q1=1&q2=1&q3=1');
  expect(titleOf(result)).toBe('A pendant, and lower than you think | Lintel');
  for (const page of [step, result]) {
    expect([isHidden(page), canonicalOf(page)]).toEqual([true, `${us}/pages/quiz`]);
    expect(page.text).not.toContain('hrefLang');
  }
});

test.each([
  ['?q1=99', 1],
  ['?q1=', 1],
  ['?q2=1&q3=1', 1],
  ['?q1=1&q2=<script>', 2],
  ['?q1=1&q2=1&q3=-1', 3],
  ['?q1=1&q1=99&q4=7&__proto__=1', 2],
  [`?${'q1=1&'.repeat(9)}`, 2],
])('of %j the unknown answers are ignored: question %i', async (query, number) => {
  const page = await shop.shopper().get(`/pages/quiz${query}`);
  expect(page.status).toBe(200);
  expect(textOf(page)).toContain(`Question ${number} of 3`);
  expect(mainOf(page)).not.toContain('<script>');
});

test('one can go back to the question before, and start again', async () => {
  const visitor = shop.shopper();
  expect(mainOf(await visitor.get('/pages/quiz'))).not.toContain('>Back<');
  const second = mainOf(await visitor.get('/pages/quiz?q1=1'));
  expect(second).toMatch(/href="\/pages\/quiz\?chosen=1"[^>]*>Back</);
  const result = mainOf(await visitor.get('/pages/quiz?q1=1&q2=1&q3=1'));
  expect(result).toMatch(/href="\/pages\/quiz\?q1=1&amp;q2=1&amp;chosen=1"[^>]*>Back</);
  expect(result).toMatch(/href="\/pages\/quiz"[^>]*>Start again</);
});

test('the answer that one goes back to is selected, but no unknown one', async () => {
  const selected = async (query: string) =>
    mainOf(await shop.shopper().get(`/pages/quiz?${query}`)).match(/<input [^>]*checked=""[^>]*>/g);
  expect(await selected('q1=1&chosen=2')).toEqual([expect.stringMatching(/name="q2".*value="2"/)]);
  expect(await selected('chosen=1')).toEqual([expect.stringMatching(/name="q1".*value="1"/)]);
  for (const unknown of ['0', '99', '<b>', ''])
    expect(await selected(`chosen=${unknown}`)).toBeNull();
});

test('menus, footer and sitemap lead to it', async () => {
  const { text } = await shop.shopper().get('/pages/about');
  expect(text.split('href="/pages/quiz"').length).toBeGreaterThan(3);
  const sitemap = await shop.shopper().get('/sitemaps/pages.xml');
  expect(sitemap.text).toContain(`<loc>${shop.addresses.stores.us}/pages/quiz</loc>`);
});

test('its preview leads to it', async () => {
  const quiz = (published as StoredDocument[]).find(
    ({ type, lang }) => type === 'quiz' && lang === 'en-us',
  );
  const token = `${shop.addresses.sandbox}/prismic/previews/drafts`;
  const query = new URLSearchParams({ token, documentId: quiz?.id ?? '' });
  const { text } = await shop.shopper().get(`/preview?${query}`);
  expect(text).toContain('0;url=/pages/quiz');
});

test('the store of the other language has it in its own words', async () => {
  // A missing quiz is looked up again within ten seconds.
  const read = async () => textOf(await shop.shopper('au').get('/pages/quiz?q1=2&q2=3'));
  await expect.poll(read, { timeout: 20_000 }).toContain('No, it is a rented flat');
});
