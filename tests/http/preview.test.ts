import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { control } from '../support/control';
import { enoughOfTheMinute } from '../support/rate-limit';
import { catalogueService, startShop, type Shop } from '../support/storefront';
import { isFullRun } from '../support/full-run';

let shop: Shop;
let drafts: { id: string; uid: string; lang: string }[];
beforeAll(async () => {
  shop = await startShop();
  ({ drafts } = await control<{ drafts: typeof drafts }>(shop, 'content'));
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const token = (id = 'drafts') => `${shop.addresses.sandbox}/prismic/previews/${id}`;
const idOf = (uid: string, lang = 'en-us') =>
  drafts.find((draft) => draft.uid === uid && draft.lang === lang)!.id;
const address = (uid: string, ref = token(), lang?: string) =>
  `/preview?${new URLSearchParams({ token: ref, documentId: idOf(uid, lang) })}`;

test('a preview shows Loading Preview, leads to the page and shows the draft, to this visitor only [R-046] [R-376] [V14.2.2]', async () => {
  const editor = shop.shopper();
  const opened = await editor.get(address('home'));
  expect(opened.status).toBe(200);
  expect(opened.text).toContain('Loading Preview');
  expect(opened.text).toMatch(/http-equiv="refresh" content="0;url=\/"/i);
  const page = await editor.get('/');
  expect(page.text).toContain('Winter, by lamplight');
  expect(page.text).toContain('You’re looking at a draft');
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect((await shop.shopper().get('/')).text).not.toContain('Winter, by lamplight');
});

test('a new document that was never published has a page in its preview [R-046]', async () => {
  const editor = shop.shopper();
  expect((await editor.get('/pages/winter-opening')).location).toBe('/not-found');
  expect((await editor.get(address('winter-opening'))).text).toContain(
    '0;url=/pages/winter-opening',
  );
  expect((await editor.get('/pages/winter-opening')).status).toBe(200);
  expect((await shop.shopper().get('/pages/winter-opening')).location).toBe('/not-found');
});

test('an article that was never published is the newest of the previewed journal [R-046]', async () => {
  const editor = shop.shopper();
  await editor.get(address('the-first-frost'));
  const first = (text: string) => /href="\/blogs\/journal\/([\w-]+)"/.exec(text)?.[1];
  const newest = (text: string) => first(text.slice(text.indexOf('<main')));
  expect(newest((await editor.get('/blogs/journal')).text)).toBe('the-first-frost');
  expect(newest((await editor.get('/blogs/journal?tag=Textiles')).text)).toBe('the-first-frost');
  const { text } = await editor.get('/blogs/journal/the-first-frost');
  expect(text).toMatch(/rel="prev"/);
  expect((await shop.shopper().get('/blogs/journal')).text).not.toContain('the-first-frost');
});

test('leaving forgets the drafts and goes back to the page', async () => {
  const editor = shop.shopper();
  await editor.get(address('home'));
  const left = await editor.post('/preview/exit', { return_to: '/' });
  expect([left.status, left.location]).toEqual([303, '/']);
  expect(editor.cookies.has('io.prismic.preview')).toBe(false);
  expect((await editor.get('/')).text).not.toContain('Winter, by lamplight');
  const foreign = await editor.post('/preview/exit', { return_to: '//evil.example' });
  expect(foreign.location).toBe('/');
});

test('an expired token says so when it is opened', async () => {
  const { status, text } = await shop.shopper().get(address('home', token('expired')));
  expect(status).toBe(410);
  expect(text).toContain('This preview has expired');
});

test('a token that runs out later clears itself, says so once, and the published page is shown [R-373]', async () => {
  const editor = shop.shopper();
  editor.cookies.set('io.prismic.preview', encodeURIComponent(token('expired')));
  const page = await editor.get('/');
  expect(page.status).toBe(200);
  expect(page.text).toContain('The preview has expired');
  expect(editor.cookies.has('io.prismic.preview')).toBe(false);
  expect((await editor.get('/')).text).not.toContain('The preview has expired');
});

test.each([
  'https://evil.example/prismic/previews/drafts',
  'https://lintel-demo.prismic.io.evil.example/previews/x',
  'javascript:alert(1)',
  'drafts',
  '',
])(
  'the foreign token %j is refused, and nothing is asked with it [V1.3.6] [V13.2.4]',
  async (foreign) => {
    const before = (await shop.requests()).at(-1)?.n ?? 0;
    const editor = shop.shopper();
    const { status, text } = await editor.get(address('home', foreign));
    expect(status).toBe(400);
    expect(text).not.toMatch(/https?:\/\/[^"]*evil\.example/);
    expect(editor.cookies.has('io.prismic.preview')).toBe(false);
    const asked = await shop.requests(before);
    expect(asked.filter(({ url }) => url.includes('evil'))).toEqual([]);
  },
);

test('cookies that are no token of ours change nothing [V1.3.6]', async () => {
  for (const value of [
    '{"_tracker":"x"}',
    '{"other.prismic.io":{"preview":"https://a.example/previews/x"}}',
    'x',
    '%',
  ]) {
    const visitor = shop.shopper();
    visitor.cookies.set('io.prismic.preview', encodeURIComponent(value));
    const page = await visitor.get('/');
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).not.toContain('no-store');
  }
});

test('opening previews is limited like other pages that call services for every visitor', async () => {
  await enoughOfTheMinute();
  const visitor = shop.shopper();
  const statuses: number[] = [];
  for (let n = 0; n < 40; n += 1)
    statuses.push((await visitor.get(address('home', token('expired')))).status);
  expect(statuses[0]).toBe(410);
  expect(statuses).toContain(429);
});

test('a document of the other language is opened in the store that shows it', async () => {
  const { status, location } = await shop.shopper('us').get(address('home', token(), 'en-gb'));
  expect(status).toBe(303);
  expect(location).toMatch(new RegExp(`^${shop.addresses.stores.au}/preview\\?`));
});

test('no preview ever fails with a 5xx, and the toolbar stays out of a sandbox', async () => {
  await shop.fault({ service: 'content', mode: 'http-500' });
  const { status, text } = await shop.shopper().get(address('home'));
  expect(status).toBeLessThan(500);
  expect(text).toContain('can’t open the preview right now');
  expect(text).not.toContain('static.cdn.prismic.io');
});

test.runIf(isFullRun)(
  'with a repository of one’s own a preview brings the toolbar, and only a preview lets it in',
  async () => {
    const own = await startShop({
      vars: { PRISMIC_REPOSITORY: 'own-shop', PRISMIC_ENDPOINT: undefined },
    });
    try {
      const toolbar = 'https://static.cdn.prismic.io/prismic.js?new=true&amp;repo=own-shop';
      const hosts = 'https://static.cdn.prismic.io https://own-shop.prismic.io';
      const editor = own.shopper();
      editor.cookies.set(
        'io.prismic.preview',
        encodeURIComponent(
          JSON.stringify({
            _tracker: 'x',
            'own-shop.prismic.io': { preview: 'https://own-shop.prismic.io/previews/a?b=c' },
          }),
        ),
      );
      const draft = await editor.get('/not-found');
      const policy = draft.headers.get('content-security-policy') ?? '';
      expect(draft.text).toContain(toolbar);
      expect(draft.text).toMatch(
        /<script[^>]* nonce="[^"]+" src="https:\/\/static\.cdn\.prismic\.io/,
      );
      for (const directive of ['connect-src', 'frame-src', 'img-src']) {
        const [sources] = policy.split('; ').filter((one) => one.startsWith(directive));
        expect(sources, directive).toContain(hosts);
      }
      const published = await own.shopper().get('/not-found');
      expect(published.text).not.toContain('prismic.js');
      expect(published.headers.get('content-security-policy')).not.toContain('prismic.io');
      editor.cookies.set(
        'io.prismic.preview',
        encodeURIComponent('https://other-shop.prismic.io/previews/a'),
      );
      expect((await editor.get('/not-found')).text).not.toContain('prismic.js');
    } finally {
      await own.stop();
    }
  },
);

const checkOf = (path: string) => `/preview/check?${new URLSearchParams({ path })}`;

test('in a preview, editors see what to mend in the document of a page', async () => {
  const editor = shop.shopper();
  await editor.get(address('winter-opening'));
  expect((await editor.get('/pages/winter-opening')).text).toContain(
    'href="/preview/check?path=%2Fpages%2Fwinter-opening"',
  );
  const checked = await editor.get(checkOf('/pages/winter-opening'));
  expect(checked.status).toBe(200);
  expect(checked.headers.get('cache-control')).toContain('no-store');
  expect(checked.headers.get('x-robots-tag')).toBe('noindex');
  const shown = checked.text.replace(/<!-- -->/g, '');
  for (const text of [
    '3 things to mend',
    'There is no product &#x27;winter-lantern-black&#x27;. Copy the handle',
    'Slice featured products, field <code>body[2].items[1].product_handle',
    'search results cut off after 60',
    'search engines replace descriptions under 50',
  ])
    expect(shown).toContain(text);
});

test('a draft whose token has run out is not checked, and neither is the published page', async () => {
  const editor = shop.shopper();
  editor.cookies.set('io.prismic.preview', encodeURIComponent(token('expired')));
  const { status, text } = await editor.get(checkOf('/pages/about'));
  expect(status).toBe(410);
  expect(text).toContain('This preview has expired');
  expect(text).not.toContain('in this draft');
  expect(editor.cookies.has('io.prismic.preview')).toBe(false);
});

test('an outage of the product service leaves the other checks; of the content service, a page that says so', async () => {
  const editor = shop.shopper();
  await editor.get(address('winter-opening'));
  await shop.fault({ service: catalogueService, mode: 'http-500' });
  // The quiz's products were not read before, so they aren't cached.
  const partial = await editor.get(checkOf('/pages/quiz'));
  expect([partial.status, partial.text.includes('weren’t checked')]).toEqual([200, true]);
  await shop.fault({ service: 'content', mode: 'http-500' });
  const refused = await editor.get(checkOf('/pages/winter-opening'));
  expect([refused.status, refused.text.includes('We can’t check this page')]).toEqual([503, true]);
});

test('slices are marked in previews only', async () => {
  const editor = shop.shopper();
  expect((await editor.get('/')).text).not.toContain('data-slice-type');
  await editor.get(address('home'));
  expect((await editor.get('/')).text).toContain('data-slice-type="hero_content"');
});

test('pages without a document get the theme checked; without a preview nothing is checked', async () => {
  expect((await shop.shopper().get(checkOf('/'))).status).toBe(404);
  const editor = shop.shopper();
  await editor.get(address('home'));
  for (const path of ['/search?q=brass', '//stranger.example/', 'javascript:alert(1)'])
    expect([path, (await editor.get(checkOf(path))).status]).toEqual([path, 200]);
  for (const path of ['/search', '/pages/wishlist', '/pages/gift-card-balance'])
    expect((await editor.get(checkOf(path))).text).toContain('Menus, footer and theme');
  for (const path of ['/pages/no-such-page', '/pages/%E0%A4%A'])
    expect([path, (await editor.get(checkOf(path))).status]).toEqual([path, 404]);
});
