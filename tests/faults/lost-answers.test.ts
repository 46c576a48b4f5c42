import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mailedPath, signInAs } from '../support/account-driver';
import { contact, trade } from '../support/inquiry-forms';
import { textOf } from '../support/page-text';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

/** The next request takes effect, but its answer breaks off. */
const lose = (operation: string, mode = 'reset', service = 'commerce') =>
  shop.fault({ service, operation, mode, applied: true, times: 1 });
/** The next request has no effect. */
const drop = (operation: string) =>
  shop.fault({ service: 'commerce', operation, mode: 'reset', times: 1 });

describe('a registration', () => {
  const ada = (email: string) => ({
    ...{ form: 'register', firstName: 'Ada', lastName: 'Lamb' },
    ...{ email, password: 'lamp-light' },
  });

  test.each(['reset', 'wrong-schema', 'bad-json', 'http-502-html'])(
    'that took effect is a success: %s',
    async (mode) => {
      const email = `lost-${mode}@example.com`;
      const shopper = shop.shopper();
      await lose('customerCreate', mode);
      const done = await shopper.submit('/accounts/login', ada(email));
      expect(textOf(done)).toContain('Account Created!');
      expect((await shopper.get('/accounts/dashboard')).location).toBe('/accounts/login');
      await signInAs(shop, email, shopper, 'lamp-light');
    },
  );

  test('that took no effect can be sent again', async () => {
    const shopper = shop.shopper();
    await drop('customerCreate');
    const failed = await shopper.post('/accounts/login', ada('dropped@example.com'));
    expect(failed.status).toBe(503);
    expect(textOf(failed)).toContain('Please try again in a moment.');
    const done = await shopper.submit('/accounts/login', ada('dropped@example.com'));
    expect(textOf(done)).toContain('Account Created!');
  });

  test('with an unknown outcome says so, and is a success when sent again', async () => {
    const shopper = shop.shopper();
    await shopper.get('/accounts/login');
    await lose('customerCreate');
    await drop('customerAccessTokenCreate');
    const unclear = await shopper.post('/accounts/login', ada('unclear@example.com'));
    expect(unclear.status).toBe(503);
    expect(textOf(unclear)).toContain('We’re not sure whether your account was created');
    const done = await shopper.submit('/accounts/login', ada('unclear@example.com'));
    expect(textOf(done)).toContain('Account Created!');
  });
});

describe('a change of an address', () => {
  const page = '/accounts/account-addresses';
  const fields = {
    ...{ intent: 'create', country: 'CA', firstName: 'Nora', lastName: 'Field', city: 'Toronto' },
    ...{ province: 'ON', zip: 'M5A 1A1' },
  };
  const idOf = (text: string, street: string) =>
    new RegExp(`address=(\\d+)[^>]*>Edit<span[^>]*> (?:<!-- -->)?${street}`).exec(text)?.[1] ?? '';

  test('that took effect is told as done, and nothing is there twice', async () => {
    const zero = await signInAs(shop, 'zero');
    await zero.post(page, { ...fields, address1: '1 First Street' });
    await lose('customerAddressCreate');
    const added = await zero.submit(page, { ...fields, address1: '2 Mill Street', default: 'on' });
    expect(textOf(added)).toContain('Your address was added.');
    const id = idOf(added.text, '2 Mill Street');
    expect(id).toMatch(/^\d+$/);
    expect(added.text).not.toMatch(new RegExp(`value="default"/><input[^>]*value="${id}"`));

    await lose('customerAddressUpdate');
    const update = { ...fields, intent: 'update', id, address1: '3 Mill Street' };
    const changed = await zero.submit(page, update);
    expect(textOf(changed)).toContain('Your address was saved.');

    const other = idOf(changed.text, '1 First Street');
    await lose('customerDefaultAddressUpdate');
    const preferred = await zero.submit(page, { intent: 'default', id: other });
    expect(textOf(preferred)).toContain('Your default address was changed.');

    await lose('customerAddressDelete');
    const deleted = await zero.submit(page, { intent: 'delete', id });
    expect(textOf(deleted)).toContain('The address was deleted.');
    expect(textOf(deleted)).not.toContain('3 Mill Street');
  });

  test('that took no effect says so, and keeps what was typed', async () => {
    const zero = await signInAs(shop, 'zero');
    await drop('customerAddressCreate');
    const failed = await zero.post(page, { ...fields, address1: '5 Mill Street' });
    expect(failed.status).toBe(503);
    expect(textOf(failed)).toContain("We can't do this right now. Please try again in a moment.");
    expect(failed.text).toContain('value="5 Mill Street"');
  });

  test('of which nothing can be found out says so', async () => {
    const zero = await signInAs(shop, 'zero');
    await lose('customerAddressCreate');
    await shop.fault({ service: 'commerce', operation: 'customer', mode: 'reset' });
    const failed = await zero.post(page, { ...fields, address1: '6 Mill Street' });
    expect(failed.status).toBe(503);
    expect(textOf(failed)).toContain('We’re not sure that was saved');
    expect(failed.text).toContain('value="6 Mill Street"');
    await shop.clearFaults();
    expect(textOf(await zero.get(page))).toContain('6 Mill Street');
  });
});

describe('an inquiry', () => {
  const inquiries = async () =>
    (await shop.requests()).filter(({ service }) => service === 'inquiries').length;

  test.each([
    ['contact', contact],
    ['trade', trade],
  ] as const)('pressed twice arrives once: %s', async (form, fields) => {
    const shopper = shop.shopper();
    const before = await inquiries();
    await shop.fault({ service: 'inquiries', mode: 'slow', delayMs: 800, times: 1 });
    const press = () => shopper.post(`/forms/${form}`, { ...fields, message: 'Twice, please.' });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await inquiries()).toBe(before + 1);
  });

  test('whose answer is lost says that it may have arrived; sent again it has the same id', async () => {
    const shopper = shop.shopper();
    const fields = { ...contact, message: 'Did this arrive at all?' };
    await shop.fault({ service: 'inquiries', mode: 'reset', applied: true, times: 1 });
    const lost = await shopper.post('/forms/contact', fields);
    expect(lost.status).toBe(503);
    expect(textOf(lost)).toContain('It may have reached us anyway');
    expect((await shopper.post('/forms/contact', fields)).status).toBe(303);
    const ids = (await shop.requests())
      .filter(({ service }) => service === 'inquiries')
      .slice(-2)
      .map(({ headers }) => headers['idempotency-key']);
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
  });
});

test('a newsletter sign-up whose answer was lost goes through when it is sent again', async () => {
  const shopper = shop.shopper();
  await shop.fault({ service: 'marketing', mode: 'reset', applied: true, times: 1 });
  const lost = await shopper.post('/newsletter', {
    email: 'lost-news@example.com',
    return_to: '/',
  });
  expect([lost.status, lost.location]).toEqual([303, '/']);
  const again = await shopper.submit('/newsletter', {
    email: 'lost-news@example.com',
    return_to: '/',
  });
  expect(textOf(again)).toContain("We've added you to our newsletter!");
});

describe('a new password', () => {
  const linkFor = async (who: string) => {
    const shopper = shop.shopper();
    await shopper.post('/accounts/recover', { email: `${who}@lintel.example` });
    const link = await mailedPath(shop, `${who}@lintel.example`);
    return { shopper, link: (await shopper.get(link)).location! };
  };

  test('that took effect without an answer is a success', async () => {
    const { shopper, link } = await linkFor('many');
    await lose('customerResetByUrl', 'wrong-schema');
    const done = await shopper.submit(link, { password: 'brand new one' });
    expect(textOf(done)).toContain('Your password has probably been changed');
    await signInAs(shop, 'many', shopper, 'brand new one');
  });

  test('that took no effect is set by the second request', async () => {
    const { shopper, link } = await linkFor('three');
    await drop('customerResetByUrl');
    const done = await shopper.submit(link, { password: 'brand new two' });
    expect(textOf(done)).toContain('Success! Your password has been changed successfully.');
    await signInAs(shop, 'three', shopper, 'brand new two');
  });

  test('of which nothing can be found out says so, and what to do', async () => {
    const { shopper, link } = await linkFor('zero');
    await lose('customerResetByUrl');
    await drop('customerReset');
    const failed = await shopper.post(link, { password: 'brand new three' });
    expect(failed.status).toBe(503);
    expect(textOf(failed)).toContain('We’re not sure whether your password was changed.');
    await signInAs(shop, 'zero', shopper, 'brand new three');
  });
});

test('a link whose delivery is unconfirmed: the page says to look for it before asking again', async () => {
  const shopper = shop.shopper();
  await lose('customerRecover', 'wrong-schema');
  const failed = await shopper.post('/accounts/recover', { email: 'three@lintel.example' });
  expect(failed.status).toBe(503);
  expect(textOf(failed)).toContain('We’re not sure whether the email was sent');
  expect(failed.text).toContain('value="three@lintel.example"');
});
