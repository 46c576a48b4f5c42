import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pages } from '../support/routes';
import { expect, test } from './shop';

const widths = { phone: 390, tablet: 844, desktop: 1440 };

/** What axe complains about, in words that name the element. */
async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const [device, width] of Object.entries(widths)) {
  test(`axe finds nothing on any page of a ${device}`, async ({ visit }) => {
    test.setTimeout(180_000);
    const page = await visit({ mayFail: true });
    await page.setViewportSize({ width, height: 900 });
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      expect.soft(await complaints(page), `${name} at ${width} px`).toEqual([]);
    }
  });

  test(`axe finds nothing with bag, search and menu open on a ${device}`, async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/products/brae-pendant-nickel', { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Your bag' }).getByText('Qty: 1')).toBeVisible();
    expect(await complaints(page), 'bag').toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('searchbox').first()).toBeFocused();
    expect(await complaints(page), 'search').toEqual([]);
    await page.keyboard.press('Escape');

    if (width >= 992) return;
    await page.getByRole('banner').locator('summary').filter({ hasText: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    expect(await complaints(page), 'menu').toEqual([]);
  });
}
