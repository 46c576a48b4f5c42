import { expect, test } from './shop';
import { orderNameOf } from '../support/screens';
import { inBareWorld } from '../support/storefront';

test.skip(inBareWorld, 'Without an Admin API app, there is no such page.');

for (const javaScriptEnabled of [true, false])
  test(
    `a shopper finds an order without an account, and orders again, scripts: ${javaScriptEnabled} [R-445] [R-447]`,
    { tag: '@full' },
    async ({ visit, shop }) => {
      const page = await visit({ javaScriptEnabled, mayFail: true });
      // Each run has its own email, because lookups are limited per email.
      const email = javaScriptEnabled ? 'three@lintel.example' : 'many@lintel.example';
      const name = await orderNameOf(shop, email);
      const main = page.getByRole('main');
      await page.goto('/accounts/login');
      await main.getByRole('link', { name: 'Find an order' }).click();
      await main.getByLabel('Order number').fill('999999');
      await main.getByLabel('Email').fill(email);
      await main.getByRole('button', { name: 'Find order' }).click();
      await expect(main.getByRole('alert')).toContainText('We couldn’t find an order');
      await expect(main.getByLabel('Email')).toHaveValue(email);
      await main.getByLabel('Order number').fill(name);
      await main.getByRole('button', { name: 'Find order' }).click();
      await expect(main.getByRole('heading', { name: `Order ${name}` })).toBeVisible();
      await expect(main.getByRole('link', { name: /Track parcel/ })).toBeVisible();
      await main.getByRole('button', { name: 'Order again' }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(main.getByText('Subtotal').first()).toBeVisible();
      await page.goto('/orders/order');
      await main.getByRole('button', { name: 'Close this order' }).click();
      await expect(main.getByRole('heading', { name: 'Find an order' })).toBeVisible();
      await page.goBack();
      await expect(main.getByText(`Order ${name}`)).toHaveCount(0);
    },
  );
