import type { Page } from 'playwright/test';
import { expect, test } from './shop';

const storedIn = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('SELECTED_STORE'), localStorage.getItem('currency')]);

async function chooseNewZealand(page: Page, store: string): Promise<void> {
  await page.goto(`${store}/pages/about`);
  const form = page.getByRole('contentinfo').locator('form[action="/actions/store"]');
  await form.getByRole('combobox').selectOption('NZ');
  await form.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('NZ / NZD').first()).toBeAttached();
}

test('country and currency follow their cookies [R-344]', async ({ visit, shop }) => {
  const page = await visit({ country: 'AU' });
  const store = shop.addresses.stores.au!;
  await page.goto(`${store}/pages/about`);
  expect(await storedIn(page)).toEqual([null, null]);
  await chooseNewZealand(page, store);
  await expect.poll(() => storedIn(page)).toEqual(['NZ', 'NZD']);
  await page.evaluate(() => localStorage.setItem('currency', 'XXX'));
  await page.reload();
  await expect.poll(() => storedIn(page)).toEqual(['NZ', 'NZD']);
  // An open page would reload itself.
  await page.goto('about:blank');
  for (const name of ['SELECTED_STORE', 'currency']) await page.context().clearCookies({ name });
  await page.goto(`${store}/pages/about`);
  await expect.poll(() => storedIn(page)).toEqual([null, null]);
});

for (const unhydrated of [true, false]) {
  test(`another country reaches open tabs, ${unhydrated ? 'also before scripts' : 'with scripts'}`, async ({
    visit,
    shop,
  }) => {
    const page = await visit({ country: 'AU', unhydrated });
    const store = shop.addresses.stores.au!;
    await page.goto(`${store}/products/brae-pendant-nickel`);
    await expect(page.getByText('AU / AUD').first()).toBeAttached();
    const other = await page.context().newPage();
    await chooseNewZealand(other, store);
    await other.close();
    // Playwright's tabs always count as visible and focused.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('NZ / NZD').first()).toBeAttached();
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Add to bag', exact: true })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Your bag' })).toContainText('Brae Pendant');
  });
}

test('after a change of currency, the bag is offered in the new one', async ({ visit, shop }) => {
  const page = await visit({ country: 'AU' });
  const store = shop.addresses.stores.au!;
  await page.goto(`${store}/products/brae-pendant-nickel`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your bag' })).toContainText('Brae Pendant');
  await page.keyboard.press('Escape');
  const form = page.getByRole('contentinfo').locator('form[action="/actions/store"]');
  await form.getByRole('combobox').selectOption('NZ');
  await form.getByRole('button', { name: 'Change' }).click();
  await expect(page).toHaveURL(/\/cart\/import\?transfer=/);
  await page.getByRole('button', { name: 'Bring my bag' }).click();
  await expect(main).toContainText('Brae Pendant');
});

test('choosing to stay in this store is stored, too', async ({ visit }) => {
  const page = await visit({ country: 'NZ' });
  await page.goto('/pages/about');
  const banner = page.getByRole('region', { name: 'Store and currency' });
  await banner.getByRole('button', { name: /^Continue using/ }).click();
  await expect(banner).toHaveCount(0);
  await expect.poll(() => storedIn(page)).toEqual(['US', 'USD']);
});

test('a browser that denies its storage keeps the choice all the same [R-344]', async ({
  visit,
  shop,
}) => {
  const page = await visit({ country: 'AU', popup: true });
  await page.context().clearCookies({ name: 'popup-seen' });
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: deny });
  });
  await chooseNewZealand(page, shop.addresses.stores.au!);
  const invitation = page.getByRole('complementary', { name: 'Newsletter invitation' });
  await expect(invitation).toBeVisible();
  await invitation.getByRole('button', { name: 'Close' }).click();
  await expect(invitation).toHaveCount(0);
  await page.waitForTimeout(1500);
  await expect(invitation).toHaveCount(0);
});

test('Back shows a stored page in the country that was chosen since', async ({ visit, shop }) => {
  const page = await visit({ country: 'AU' });
  const store = shop.addresses.stores.au!;
  await page.goto(`${store}/products/brae-pendant-nickel`);
  await expect(page.getByText('AU / AUD').first()).toBeAttached();
  await chooseNewZealand(page, store);
  await page.goBack();
  await expect(page.getByText('NZ / NZD').first()).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Brae Pendant' }).first()).toBeVisible();
  await expect(page.getByText('NZ / NZD').first()).toBeAttached();
});

test('text that is being entered survives a change of country in another tab', async ({
  visit,
  shop,
}) => {
  const page = await visit({ country: 'AU' });
  const store = shop.addresses.stores.au!;
  await page.goto(`${store}/pages/about`);
  const email = page.locator('footer input[type=email]');
  await email.fill('ada@lintel.example');
  const other = await page.context().newPage();
  await chooseNewZealand(other, store);
  await other.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForTimeout(1000);
  await expect(email).toHaveValue('ada@lintel.example');
  await expect(page.getByText('AU / AUD').first()).toBeAttached();
});
