import { touchPage, weigh, type PageWeight } from '../support/page-weight';
import { expect, test } from './shop';

/** Bytes are those after Brotli at its best; of pages and fonts they are as they are. */
interface Weight {
  /** Of a first visit, pictures included, on a phone. */
  requests: number;
  htmlBytes: number;
  /** Of scripts that stand in the page. */
  inlineBytes: number;
  /** Scripts before the first touch of the page, and with those that it brings. */
  earlyScriptBytes: number;
  scriptBytes: number;
  scriptFiles: number;
  styleBytes: number;
  styleFiles: number;
  fontBytes: number;
  fontFiles: number;
  /** Calls to outside services for the page when it is asked for again. */
  calls: number;
}

const paths = {
  home: '/',
  collection: '/collections/all',
  product: '/products/halden-pendant-brass',
  search: '/search?q=brass',
  article: '/blogs/journal/how-high-to-hang-a-pendant',
};
type Name = keyof typeof paths;

/** What is to be reached. */
const goal = {
  ...{ earlyScriptBytes: 5_000, scriptBytes: 95_000, scriptFiles: 12 },
  ...{ styleBytes: 8_000, styleFiles: 1, fontBytes: 33_000, fontFiles: 2, calls: 0 },
};
const goals: Record<Name, Partial<Weight>> = {
  home: { ...goal, requests: 15, htmlBytes: 70_000, inlineBytes: 12_000 },
  collection: { ...goal, htmlBytes: 90_000, inlineBytes: 12_000 },
  product: { ...goal, inlineBytes: 12_000 },
  search: { ...goal, inlineBytes: 12_000 },
  article: { ...goal, inlineBytes: 12_000 },
};

/** What must not become more: the goals, and what has been reached where there is none or it was missed. */
const reached: Record<Name, Partial<Weight>> = {
  home: { ...goals.home, scriptBytes: 87_500 },
  collection: { ...goals.collection, scriptBytes: 91_700, htmlBytes: 98_000, requests: 25 },
  product: { ...goals.product, htmlBytes: 93_500, requests: 20 },
  search: { ...goals.search, scriptBytes: 93_000 },
  article: { ...goals.article, scriptBytes: 85_500 },
};

const weightOf = (before: PageWeight, after: PageWeight, calls: number): Weight => ({
  requests: before.requests,
  htmlBytes: before.html.raw,
  inlineBytes: before.html.inlineScripts,
  earlyScriptBytes: before.scripts.bytes,
  scriptBytes: after.scripts.bytes,
  scriptFiles: after.scripts.files,
  styleBytes: after.styles.bytes,
  styleFiles: after.styles.files,
  fontBytes: after.fonts.bytes,
  fontFiles: after.fonts.files,
  calls,
});

/** `what: as it is, more than may be`. */
const tooMuch = (weight: Weight, limits: Partial<Weight>): string[] =>
  (Object.keys(limits) as (keyof Weight)[])
    .filter((what) => weight[what] > limits[what]!)
    .map((what) => `${what}: ${weight[what]}, more than ${limits[what]}`);

for (const [name, path] of Object.entries(paths) as [Name, string][]) {
  test(`the ${name} page weighs no more than it may, before and after the first touch [R-265] [R-308]`, async ({
    visit,
    shop,
    world,
  }, { annotations }) => {
    const page = await visit({ asleep: true, viewport: { width: 412, height: 823 } });
    const scale = weigh(page);
    await page.goto(path);
    const before = await scale.read();
    await touchPage(page);
    const after = await scale.read();
    const since = (await shop.requests()).at(-1)?.n ?? 0;
    // A shopper of whom the edge tells the country.
    await shop.shopper().get(path, { 'cf-ipcountry': 'US' });
    // Without Prismic's webhook the shop asks every few seconds, behind a page, whether something was published.
    const ofTime = world === 'bare' ? 'repository' : '';
    const calls = (await shop.requests(since)).filter(
      ({ service, operation }) => service !== 'images' && operation !== ofTime,
    );
    const weight = weightOf(before, after, calls.length);
    for (const description of tooMuch(weight, goals[name]))
      annotations.push({ type: 'goal', description });
    expect(tooMuch(weight, reached[name])).toEqual([]);
  });
}

test('letters with accents have their fonts’ other files, and only where a text has one', async ({
  visit,
}) => {
  const page = await visit({ asleep: true });
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) files.push(new URL(request.url()).pathname);
  });
  const others = () => files.filter((path) => path.includes('-others'));
  await page.goto('/search?q=cafe');
  await page.evaluate(() => document.fonts.ready);
  expect(others()).toEqual([]);
  await page.goto('/search?q=caf%C3%A9');
  await page.evaluate(() => document.fonts.ready);
  expect(others().length).toBeGreaterThan(0);
});
