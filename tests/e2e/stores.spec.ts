import { expect, test } from './shop';

test(
  'a cart comes along to the other store with JavaScript @presets',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit();
    const origins = Object.values(shop.addresses.stores);
    const [first, second] = origins;
    const product = '/products/brae-pendant-brass';
    const links = async (store: string | undefined) => {
      const hrefs = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(await hrefs('link[rel=canonical]')).toEqual([`${store}${product}`]);
      const named = await hrefs('link[rel=alternate][hreflang]');
      expect(named).toEqual([...origins, first].map((origin) => origin + product));
    };
    await page.goto(product);
    await links(first);
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Add to bag', exact: true })
      .first()
      .click();
    await expect(
      page.getByRole('dialog', { name: 'Your bag' }).getByRole('button', { name: 'Checkout' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    const form = page.getByRole('contentinfo').locator('form[action="/actions/store"]');
    await form.getByRole('combobox').selectOption('NZ');
    await form.getByRole('button', { name: 'Change' }).click();
    await expect(page).toHaveURL(new RegExp(`^${second}/cart/import`));
    await expect(page.getByRole('main').getByText('Brae Pendant')).toBeVisible();
    await page.getByRole('button', { name: 'Bring my bag' }).click();
    await expect(page).toHaveURL(`${second}/cart`);
    await expect(page.getByText('We’ve moved your bag.')).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Brae Pendant' }).first(),
    ).toBeVisible();
    await page.goto(`${second}${product}`);
    await links(second);
    const cookies = await page.context().cookies(second);
    expect(cookies.map(({ name }) => name)).toContain('cart-NZD');
    await page.goto(`${first}/cart`);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Brae Pendant' }).first(),
    ).toBeVisible();
  },
);

test(
  'a visitor from New Zealand is asked after two seconds, and may stay @presets [R-026] [R-028]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ country: 'NZ' });
    const html = await (await page.goto('/'))?.text();
    const banner = page.getByRole('region', { name: 'Store and currency' });
    expect(html).toContain('</html>');
    expect(html).not.toContain('Visiting from');
    await expect(banner).toContainText('Visiting from New Zealand?');
    await banner.getByRole('button', { name: /^Continue using/ }).click();
    await expect(banner).toHaveCount(0);
    await expect
      .poll(
        async () =>
          (await page.context().cookies()).find(({ name }) => name === 'SELECTED_STORE')?.value,
      )
      .toBe('US');
    await page.reload();
    await page.waitForTimeout(2600);
    await expect(banner).toHaveCount(0);
  },
);

test(
  'a visitor from New Zealand can switch @presets [R-028]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ country: 'NZ' });
    const [, second] = Object.values(shop.addresses.stores);
    await page.goto('/collections/pendants');
    await page.getByRole('button', { name: 'Switch to New Zealand (NZD)' }).click();
    await expect(page).toHaveURL(`${second}/collections/pendants`);
    await expect(page.getByText('NZ / NZD').first()).toBeAttached();
  },
);

test(
  'the invitation comes once, takes no focus and is closed with Escape @presets [R-234] [R-343]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ popup: true });
    await page.goto('/');
    const popup = page.getByRole('complementary', { name: 'Newsletter invitation' });
    await expect(popup).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await page.reload();
    await page.waitForTimeout(1800);
    await expect(popup).toHaveCount(0);
  },
);
