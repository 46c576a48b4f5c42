import { holdRequests } from '../support/hold-requests';
import { inBareWorld } from '../support/storefront';
import { expect, test } from './shop';

test.skip(inBareWorld, 'Without REVIEWS_URL only averages are told.');

test('a customer reads what others say of a lamp, and reviews one of an order', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/products/halden-pendant-brass');
  await page.getByRole('link', { name: /out of 5, \d+ reviews/ }).click();
  const section = page.locator('#reviews');
  await expect(section.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
  await section.getByRole('link', { name: /All \d+ reviews/ }).click();
  const stars = page.getByRole('main').getByRole('img', { name: /^\d out of 5$/ });
  await expect(stars).toHaveCount(10);
  await page.getByRole('link', { name: 'Lowest rated' }).click();
  await expect(stars.first()).toHaveAccessibleName('1 out of 5');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/reviews\?page=2&sort=lowest$/);
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();

  await page.goto('/accounts/login');
  const login = page.getByRole('main').locator('form').first();
  await login.getByLabel('Email').fill('many@lintel.example');
  await login.getByLabel('Password').fill('lintel-demo');
  await login.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/accounts/dashboard');
  await page.goto('/accounts/my-orders');
  // An item can be reviewed only after it was sent.
  const order = (state: RegExp) =>
    page
      .getByRole('row')
      .filter({ hasText: state })
      .getByRole('link', { name: /^View order/ })
      .first();
  const write = page.getByRole('link', { name: /^Write a review of/ });
  await order(/Not sent yet/).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  await expect(write).toHaveCount(0);
  await page.goBack();
  await order(/Sent/).click();
  await write.first().click();
  await page.getByLabel('Your review').fill('Good');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Please choose a rating.')).toBeVisible();
  await expect(page.getByText('Please write a few more words.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^5 of 5 stars/ })).toBeFocused();
  await page.getByRole('radio', { name: /^4 of 5 stars/ }).check();
  await page.getByLabel('Your review').fill('Good light, and easy to hang.');
  const answer = await holdRequests(page, /\/review\.data\?/);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('button', { name: 'Send review' })).toBeDisabled();
  await expect(page.getByText('Nothing has been sent yet')).toHaveCount(0);
  answer();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible();
  await expect(page).toHaveURL(/\/accounts\/my-orders\/order\?id=\d+$/);
});

test('reviews stay as the server has sent them, lead on without a new document, and come with the next product [R-149]', async ({
  visit,
}) => {
  const page = await visit();
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await page.goto('/products/halden-pendant-brass');
  const section = page.locator('#reviews');
  const sent = await page.request.get(page.url()).then((answer) => answer.text());
  await page.waitForFunction(() => window.lazyHydration?.phase === 'hydrated');
  expect(sent).toContain(await section.getByRole('listitem').last().locator('bdi').innerText());
  expect(scripts.filter((url) => /review-overview-/.test(url))).toEqual([]);
  const isSame = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name);
  const opened = await isSame();

  await section.getByRole('link', { name: /All \d+ reviews/ }).click();
  await expect(page).toHaveURL(/\/reviews$/);
  expect(await isSame()).toBe(opened);
  await page.locator('nav a[href="/products/halden-pendant-brass"]').click();
  await expect(page).toHaveURL(/halden-pendant-brass$/);
  await expect(section.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  expect(await isSame()).toBe(opened);
});
