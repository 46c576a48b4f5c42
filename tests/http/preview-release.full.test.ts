import { afterAll, beforeAll, expect, test } from 'vitest';
import { control } from '../support/control';
import { startShop, type Shop } from '../support/storefront';

interface Release {
  id: string;
  label: string;
  documents: { id: string; uid?: string; lang?: string; removed: boolean }[];
}

let shop: Shop;
let spring: Release;
let sixty: Release;
beforeAll(async () => {
  shop = await startShop({ world: 'full' });
  const { releases } = await control<{ releases: Release[] }>(shop, 'content');
  [spring, sixty] = ['Spring', 'Sixty days of returns'].map((label) =>
    releases.find((one) => one.label === label)!,
  ) as [Release, Release];
});
afterAll(() => shop?.stop());

const tell = <T>(path: string, values: Record<string, unknown> = {}) =>
  control<T>(shop, `content/${path}`, values);

async function openRelease({ id }: Release, documentId?: string) {
  const { token } = await tell<{ token: string }>('preview', { release: id });
  const editor = shop.shopper();
  const query = new URLSearchParams({ token, ...(documentId && { documentId }) });
  return { editor, opened: await editor.get(`/preview?${query}`) };
}

const idOf = ({ documents }: Release, uid: string) =>
  documents.find((one) => one.uid === uid && one.lang === 'en-us')!.id;

test('a release is shown whole, whichever page was asked for; what is not in it stays as it is published [R-047]', async () => {
  const { editor, opened } = await openRelease(spring, idOf(spring, 'spring'));
  expect(opened.text).toContain('0;url=/pages/spring');
  const added = await editor.get('/pages/spring');
  expect([added.status, added.text.includes('New for spring')]).toEqual([200, true]);
  const home = await editor.get('/');
  expect(home.text).toContain('Longer evenings');
  expect(home.text).toContain('You’re looking at a draft');
  expect(home.headers.get('cache-control')).toContain('no-store');
  const data = await editor.get('/_root.data');
  expect(data.headers.get('cache-control')).toContain('no-store');
  expect((await editor.get('/pages/stockists')).location).toBe('/not-found');
  expect((await editor.get('/not-found')).status).toBe(404);
  const returns = await editor.get('/pages/returns');
  expect(returns.text).toContain('Thirty days to change your mind');
});

test('a release without a document opens at the front page', async () => {
  const { editor, opened } = await openRelease(spring);
  expect([opened.status, opened.text.includes('0;url=/')]).toEqual([200, true]);
  expect((await editor.get('/')).text).toContain('Longer evenings');
  const expired = `${shop.addresses.sandbox}/prismic/previews/expired`;
  const late = await shop.shopper().get(`/preview?${new URLSearchParams({ token: expired })}`);
  expect(late.status).toBe(410);
});

test('two editors and a visitor see each their own at the same time, and copies never mix [R-047]', async () => {
  const [one, other] = [await openRelease(spring), await openRelease(sixty)];
  const visitor = shop.shopper();
  const pages = ['/', '/pages/returns', '/pages/stockists', '/pages/spring'];
  const seen = async (who: typeof visitor) =>
    Promise.all(
      pages.map(async (path) => {
        const { status, text } = await who.get(path);
        return [
          status,
          ...['Longer evenings', 'Sixty days', 'New for spring'].filter((words) =>
            text.includes(words),
          ),
        ];
      }),
    );
  const published = [[200], [200], [200], [302]];
  // The second round reads what the first round has cached.
  for (let round = 0; round < 2; round += 1) {
    const [spring, sixty, nothing] = await Promise.all([
      seen(one.editor),
      seen(other.editor),
      seen(visitor),
    ]);
    expect(spring).toEqual([[200, 'Longer evenings'], [200], [302], [200, 'New for spring']]);
    expect(sixty).toEqual([[200], [200, 'Sixty days'], [200], [302]]);
    expect(nothing).toEqual(published);
  }
  for (const path of ['/sitemap.xml', '/_root.data', '/search?q=spring'])
    expect((await visitor.get(path)).text).not.toMatch(/pages\/spring|Longer evenings/);
});

test('a release’s ref in the cookie has no effect', async () => {
  const { ref } = await tell<{ ref: string }>(`releases/${sixty.id}/documents`, { out: 'nobody' });
  const visitor = shop.shopper();
  visitor.cookies.set('io.prismic.preview', encodeURIComponent(ref));
  expect((await visitor.get('/pages/returns')).text).toContain('Thirty days');
});

test('planning or changing a release does not invalidate cached pages', async () => {
  const visit = () => shop.shopper().get('/pages/about', { 'cf-ipcountry': 'US' });
  const foundBy = async () => (await visit()).headers.get('cache-status');
  await visit();
  expect(await foundBy()).toMatch(/^Lintel; hit/);
  const before = (await shop.requests()).at(-1)?.n ?? 0;
  const { id } = await tell<Release>('releases', { label: 'Autumn' });
  await tell(`releases/${id}/documents`, { removed: idOf(spring, 'home') });
  // The webhook made the shop request the published ref.
  const asked = (await shop.requests(before)).map(({ operation }) => operation);
  expect(asked).toContain('repository');
  expect(await foundBy()).toMatch(/^Lintel; hit/);
  await tell(`releases/${id}/delete`);
});

test('publishing shows the release to everybody, and ends its previews [R-047]', async () => {
  const { editor } = await openRelease(spring);
  expect((await editor.get('/')).text).toContain('Longer evenings');
  const visit = (path: string) => shop.shopper().get(path);
  expect((await visit('/')).text).not.toContain('Longer evenings');
  await tell(`releases/${spring.id}/publish`);
  const isShown = async () => (await visit('/')).text.includes('Longer evenings');
  await expect.poll(isShown, { timeout: 10_000, interval: 500 }).toBe(true);
  await expect
    .poll(async () => (await visit('/pages/spring')).status, { timeout: 10_000 })
    .toBe(200);
  // The au store hasn't cached the removed page. Stores that have cached the page show it for some
  // more minutes, because Prismic may wrongly report a document as missing.
  await expect
    .poll(async () => (await shop.shopper('au').get('/pages/stockists')).location, {
      timeout: 10_000,
    })
    .toBe('/not-found');
  const late = await editor.get('/');
  expect(late.text).toContain('The preview has expired');
  expect(late.text).toContain('Longer evenings');
  expect(editor.cookies.has('io.prismic.preview')).toBe(false);
});
