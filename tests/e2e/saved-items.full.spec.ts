import { addToCart } from '../support/buy';
import { expect, test } from './shop';
import { brae } from '../support/cart-driver';

test('a line is put aside and taken back, and a changed price is told in the drawer too', async ({
  visit,
  shop,
}) => {
  const page = await visit();
  await page.goto('/products/brae-pendant-nickel');
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Add to bag', exact: true })
    .first()
    .click();
  await expect(
    page
      .getByRole('dialog', { name: 'Your bag' })
      .getByRole('link', { name: 'Brae Pendant', exact: true }),
  ).toBeVisible();
  const url = shop.addresses.stores.us!;
  const snapshots = { name: 'lines-USD', value: `${brae}_15000_in`, url };
  await page.context().addCookies([snapshots]);

  await page.goto('/collections/vases');
  await page.locator('header').getByRole('link', { name: /^Bag/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Your bag' });
  await expect(drawer).toContainText('Was $150.00 when you added it, now $165.00.');
  await drawer.getByRole('button', { name: 'Got it' }).click();
  await expect(drawer).not.toContainText('when you added it');

  await page.goto('/cart');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Save for later Brae Pendant' }).click();
  await expect(main).toContainText('Oh no, your bag is empty!');
  await main.getByRole('button', { name: 'Move to bag Brae Pendant' }).click();
  await expect(main.getByText('Subtotal')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Saved for later' })).toBeHidden();
  await main.getByText('Share this bag').click();
  await expect(main.getByLabel('Link to this bag')).toHaveValue(/item=1%3Abrae-pendant-nickel$/);
});

for (const javaScriptEnabled of [true, false]) {
  test(`a cart on paper has its lines and sums, and nothing to press, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    visit,
  }) => {
    const page = await visit({ javaScriptEnabled });
    await page.goto('/products/brae-pendant-nickel');
    await addToCart(page, 'Brae Pendant', javaScriptEnabled);
    await page.goto('/cart');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Checkout' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByRole('link', { name: 'Brae Pendant' }).first()).toBeVisible();
    await expect(main.getByRole('spinbutton')).toHaveValue('1');
    await expect(main.getByText('Subtotal')).toBeVisible();
    await expect(main.getByLabel('Discount code')).toBeHidden();
    await expect(main.getByRole('button')).toHaveCount(0);
  });
}
