import { expect, test } from './shop';
import { sendNewestOrder } from '../support/screens';
import { inBareWorld } from '../support/storefront';

test.skip(inBareWorld, 'Without an Admin API app, there is no such page.');

for (const javaScriptEnabled of [true, false])
  test(
    `a shopper requests a return without an account, scripts: ${javaScriptEnabled} [R-520]`,
    { tag: '@full' },
    async ({ visit, shop }) => {
      const page = await visit({ javaScriptEnabled, mayFail: true });
      const main = page.getByRole('main');
      await page.goto('/orders/find');
      await main.getByLabel('Order number').fill(String(await sendNewestOrder(shop)));
      await main.getByLabel('Email').fill('many@lintel.example');
      await main.getByRole('button', { name: 'Find order' }).click();
      await main.getByRole('link', { name: 'Return items' }).click();
      const item = main.getByRole('checkbox').first();
      const reason = main.getByLabel(/^Reason for returning/).first();
      await expect(reason).toBeHidden();
      await item.check();
      await main.getByLabel('Our shop in Hudson').check();
      await main.getByLabel('Anything we should know?').fill('In its box');
      await main.getByRole('button', { name: 'Request return' }).click();
      await expect(reason).toHaveAccessibleDescription('Please choose a reason.');
      if (javaScriptEnabled) await expect(reason).toBeFocused();
      await expect(item).toBeChecked();
      await expect(main.getByLabel('Our shop in Hudson')).toBeChecked();
      await reason.selectOption('It’s damaged or faulty');
      await main.getByRole('button', { name: 'Request return' }).click();
      await expect(main.getByRole('heading', { name: 'Return requested' })).toBeVisible();
      await expect(page).toHaveTitle(/^Return requested \|/);
      if (javaScriptEnabled) await expect(main.getByText(/^Thank you\./)).toBeFocused();
      for (const words of ['It’s damaged or faulty', 'Our shop in Hudson', 'In its box'])
        await expect(main).toContainText(words);
      await expect(main.getByRole('button', { name: 'Print' })).toBeVisible({
        visible: javaScriptEnabled,
      });
      // Without scripts, the previous page answered a POST, so browsers can't go back to it.
      if (javaScriptEnabled) await page.goBack();
      await main.getByRole('link', { name: /^Back to order/ }).click();
      await expect(main.getByRole('heading', { name: /^Order #/ })).toBeVisible();
    },
  );
