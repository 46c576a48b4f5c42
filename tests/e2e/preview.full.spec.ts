import type { Page } from 'playwright/test';
import { expect, test } from './shop';

interface Draft {
  id: string;
  uid: string;
  lang: string;
}

async function openDraft(page: Page, sandbox: string, uid: string, token = 'drafts') {
  const reply = await fetch(`${sandbox}/__standin/content`, {
    headers: { accept: 'application/json' },
  });
  const { drafts } = (await reply.json()) as { drafts: Draft[] };
  const draft = drafts.find((one) => one.uid === uid && one.lang === 'en-us')!;
  const query = new URLSearchParams({
    token: token.startsWith('http') ? token : `${sandbox}/prismic/previews/${token}`,
    documentId: draft.id,
  });
  return page.goto(`/preview?${query}`);
}

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with' : 'without';

  test(`a draft is opened, seen, and left again, ${scripts} JavaScript`, async ({
    visit,
    shop,
  }) => {
    const page = await visit({ javaScriptEnabled });
    await openDraft(page, shop.addresses.sandbox, 'home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter, by lamplight');
    await page.getByRole('button', { name: 'Leave the preview' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light, where you live');
    await expect(page.getByText('You’re looking at a draft')).toHaveCount(0);
  });

  test(`a new document has its page, ${scripts} JavaScript`, async ({ visit, shop }) => {
    const page = await visit({ javaScriptEnabled });
    await openDraft(page, shop.addresses.sandbox, 'winter-opening');
    await page.waitForURL('**/pages/winter-opening');
    await expect(page.getByText('You’re looking at a draft')).toBeVisible();
  });
}

test('a preview that runs out while scripts follow links says so on the next page, once', async ({
  visit,
  shop,
}) => {
  const page = await visit();
  await openDraft(page, shop.addresses.sandbox, 'home');
  await expect(page.getByText('You’re looking at a draft')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const follow = (path: string) => page.locator(`footer a[href="${path}"]`).first().click();

  await follow('/pages/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions');
  await expect(page.getByText('You’re looking at a draft')).toBeVisible();

  const value = encodeURIComponent(`${shop.addresses.sandbox}/prismic/previews/expired`);
  const url = shop.addresses.stores.us!;
  await page.context().addCookies([{ name: 'io.prismic.preview', value, url, httpOnly: true }]);
  await follow('/blogs/journal');
  await expect(page.getByText('The preview has expired')).toBeVisible();
  await expect(page.getByText('You’re looking at a draft')).toHaveCount(0);
  const cookies = await page.context().cookies(url);
  expect(cookies.map(({ name }) => name)).not.toContain('io.prismic.preview');

  await follow('/pages/delivery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery');
  await expect(page.getByText('The preview has expired')).toHaveCount(0);
  expect(await page.evaluate(() => Object(window).sameDocument)).toBe(true);
});

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with' : 'without';

  test(`an expired and a foreign token say so, ${scripts} JavaScript`, async ({
    browser,
    shop,
  }) => {
    const baseURL = shop.addresses.stores.us;
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const page = await context.newPage();
    const expired = await openDraft(page, shop.addresses.sandbox, 'home', 'expired');
    expect(expired?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This preview has expired');
    const foreign = await openDraft(
      page,
      shop.addresses.sandbox,
      'home',
      'https://evil.example/previews/x',
    );
    expect(foreign?.status()).toBe(400);
    await context.close();
  });
}
