/** `tests/http/quiz.full.test.ts` tests the quiz without scripts. */
import type { Page } from 'playwright/test';
import { expect, test } from './shop';

const answer = async (page: Page, label: string, button: string) => {
  await page.getByLabel(label).check();
  await page.getByRole('button', { name: button }).click();
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'three answers lead to products, and Back to the question before, with JavaScript [R-254]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/pages/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find your light' }).click();
    await expect(page).toHaveURL(/\/pages\/quiz$/);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await answer(page, 'Beside a chair or a bed', 'Next question');
    await expect(page.getByText('Question 2 of 3')).toBeVisible();
    await answer(page, 'We eat and talk', 'Next question');
    await expect(page.getByText('Question 3 of 3')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Question 2 of 3')).toBeVisible();
    await answer(page, 'Not much, and it should stay quiet', 'Next question');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByText('Question 2 of 3')).toBeVisible();
    await expect(page.getByLabel('Not much, and it should stay quiet')).toBeChecked();
    await answer(page, 'Not much, and it should stay quiet', 'Next question');
    await answer(page, 'No, it is a rental', 'See your result');
    await expect(heading(page)).toHaveText('A table lamp, and then a second one');
    await expect(page).toHaveURL(/\/pages\/quiz\?q1=2&q2=3&q3=3$/);
    await expect(page.getByRole('heading', { name: 'Chosen for you' })).toBeVisible();
    expect(await page.evaluate(() => Object(window).sameDocument)).toBe(true);
    await page.getByRole('link', { name: 'Start again' }).click();
    await expect(page.getByText('Question 1 of 3')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  },
);

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with' : 'without';

  test(
    `a question must be answered before the next one, ${scripts} JavaScript`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit({ javaScriptEnabled });
      await page.goto('/pages/quiz');
      await page.getByRole('button', { name: 'Next question' }).click();
      await expect(page).toHaveURL(/\/pages\/quiz$/);
      await expect(page.getByText('Question 1 of 3')).toBeVisible();
    },
  );
}

test(
  'the focus goes along to the next question, and to the result',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/pages/quiz?q1=1');
    await answer(page, 'Someone reads', 'Next question');
    await expect(page.getByRole('region', { name: 'Question 3 of 3' })).toBeFocused();
    await answer(page, 'Yes, into the wall', 'See your result');
    await expect(
      page.getByRole('region', { name: 'A wall light, at the height of your eyes' }),
    ).toBeFocused();
  },
);
