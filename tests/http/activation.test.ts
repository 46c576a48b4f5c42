import { Request } from 'miniflare';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailedPath, signInAs } from '../support/account-driver';
import { add, brae } from '../support/cart-driver';
import { textOf } from '../support/page-text';
import { control } from '../support/control';
import { startShop, type Shop } from '../support/storefront';
import { wiretap } from '../support/wiretap';

let shop: Shop;
let elsewhere = false;
beforeAll(async () => {
  const forward = wiretap(() => undefined);
  shop = await startShop({
    worker: (worker) => ({
      ...worker,
      outboundService: async (request: Request) => {
        if (!elsewhere || request.method !== 'POST') return forward(request);
        const body = (await request.text()).replace('/account/activate/', '/elsewhere/');
        const { url, headers } = request;
        return forward(new Request(url, { method: 'POST', headers, body }));
      },
    }),
  });
});
beforeEach(async () => {
  elsewhere = false;
  await control(shop, 'reset', {});
});
afterEach(() => shop.clearFaults());
afterAll(() => shop?.stop());

const email = 'invited@lintel.example';
const password = 'my first one';

async function invitation() {
  const shopper = shop.shopper();
  const fields = { form: 'register', firstName: 'Ivo', lastName: 'Brandt', email, password };
  await shopper.submit('/accounts/login', fields);
  const sent = await shop.requests();
  const path = await mailedPath(shop, email);
  const since = sent.at(-1)?.n ?? 0;
  const operations = async () =>
    (await shop.requests(since))
      .filter(({ service }) => service === 'commerce')
      .map(({ operation }) => operation)
      .filter((operation) => operation.startsWith('customerActivate'));
  return { shopper, path, operations };
}

test('an account is activated by the link’s URL, in one request [R-358]', async () => {
  const { shopper, path, operations } = await invitation();
  const done = await shopper.post(path, { password });
  expect([done.status, done.location]).toEqual([303, '/accounts/dashboard']);
  expect(await operations()).toEqual(['customerActivateByUrl']);
});

test('an account is activated by the link’s token, when the backend does not recognize the URL [R-358]', async () => {
  const { shopper, path, operations } = await invitation();
  elsewhere = true;
  const done = await shopper.post(path, { password });
  expect([done.status, done.location]).toEqual([303, '/accounts/dashboard']);
  expect(await operations()).toEqual(['customerActivateByUrl', 'customerActivate']);
});

const fault = (operation: string, applied: boolean) =>
  shop.fault({ service: 'commerce', operation, mode: 'reset', applied, times: 1 });

test('a double press on “Activate Account” activates it, and leads on to the login page [V2.3.3]', async () => {
  const { shopper, path, operations } = await invitation();
  const answers = [await shopper.post(path, { password }), await shopper.post(path, { password })];
  expect((await shopper.get('/accounts/login')).location).toBe('/accounts/dashboard');
  shopper.cookies.delete('session');
  expect(textOf(await shopper.get('/accounts/login'))).not.toContain('Your account is active.');
  answers.push(await shopper.post(path, { password }));
  expect(answers.map(({ status, location }) => [status, location])).toEqual([
    [303, '/accounts/dashboard'],
    [303, '/accounts/login'],
    [303, '/accounts/login'],
  ]);
  expect(textOf(await shopper.get('/accounts/login'))).toContain('Your account is active.');
  expect(await operations()).toEqual(['customerActivateByUrl']);
});

test('an activation that had no effect is made by the second request', async () => {
  const { shopper, path } = await invitation();
  await fault('customerActivateByUrl', false);
  const done = await shopper.post(path, { password });
  expect([done.status, done.location]).toEqual([303, '/accounts/dashboard']);
});

test('after a lost answer, the page says that the account is probably active, and it is', async () => {
  const { shopper, path } = await invitation();
  await fault('customerActivateByUrl', true);
  const page = await shopper.post(path, { password });
  expect(page.status).toBe(503);
  expect(textOf(page)).toContain('Your account is probably active.');
  await signInAs(shop, email, shopper, password);
});

test('after a lost answer, a refused password is a refused password, and the link still works', async () => {
  const { shopper, path } = await invitation();
  await fault('customerActivateByUrl', false);
  const page = await shopper.post(path, { password: ' begins with a space' });
  expect(page.status).toBe(400);
  expect(textOf(page)).toContain('Error! Password cannot start or end with whitespace');
  expect((await shopper.post(path, { password })).location).toBe('/accounts/dashboard');
});

test('an activation with an unknown outcome says so, and what to do', async () => {
  const { shopper, path } = await invitation();
  await fault('customerActivateByUrl', true);
  await fault('customerActivate', false);
  const page = await shopper.post(path, { password });
  expect(page.status).toBe(503);
  expect(textOf(page)).toContain('We’re not sure whether your account was activated.');
  await signInAs(shop, email, shopper, password);
});

test('after the activation, a sign-in keeps the bag and its note, as it is the same customer’s', async () => {
  const { shopper, path } = await invitation();
  await shopper.post(path, { password });
  await add(shopper, brae);
  await shopper.post('/cart', { intent: 'note', note: 'Leave it at the mill' });
  await signInAs(shop, email.toUpperCase(), shopper, password);
  expect(textOf(await shopper.get('/cart'))).toContain('Leave it at the mill');
});
