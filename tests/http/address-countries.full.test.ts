import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { textOf } from '../support/page-text';
import { startShop, type Shop } from '../support/storefront';
import type { Tap } from '../support/wiretap';

const book = '/accounts/account-addresses';
const address = {
  ...{ firstName: 'Nora', lastName: 'Field', address1: '7 Mill Street', city: 'São Paulo' },
  ...{ zip: '01000', phone: '', company: 'Field & Co' },
};

const brazil = { ...address, country: 'BR', province: 'SP' };

const countriesOf = (text: string): string => {
  const [, form = ''] = text.split('id="address-form"');
  return /<select[^>]*name="country"[^>]*>([^]*?)<\/select>/.exec(form)?.[1] ?? '';
};
const offered = (text: string) =>
  [...countriesOf(text).matchAll(/<option value="(\w+)"/g)].map(([, code = '']) => code);
const chosen = (text: string) => /<option value="(\w+)" selected/.exec(countriesOf(text))?.[1];

let shop: Shop;
const asked: string[] = [];
const tap: Tap = ({ sent }) => void (sent.includes('shipsToCountries') && asked.push(sent));
beforeAll(async () => {
  shop = await startShop({ tap });
});
afterEach(() => shop.clearFaults());
afterAll(() => shop?.stop());

test('the countries come from the shop, in one request for all visitors [R-359]', async () => {
  const three = await signInAs(shop, 'three');
  await three.get(book);
  const zero = await signInAs(shop, 'zero');
  const form = await zero.get(`${book}?new`);
  expect(offered(form.text)).toContain('US');
  expect(offered(form.text)).toContain('NZ');
  expect(offered(form.text)).not.toContain('BR');
  expect(asked).toHaveLength(1);
});

test('a country that the shop does not deliver to is refused, and nothing that was typed is lost [R-359]', async () => {
  const zero = await signInAs(shop, 'zero');
  const page = await zero.post(book, { ...brazil, intent: 'create' });
  expect(page.status).toBe(400);
  expect(textOf(page)).toContain('We don’t deliver to Brazil. Please choose another country.');
  expect(page.text).toContain('value="7 Mill Street"');
  expect(page.text).toContain('value="Field &amp; Co"');
  expect(chosen(page.text)).toBe('BR');
  expect(textOf(await zero.get(book))).not.toContain('7 Mill Street');
});

test('without an answer every country is offered; later an address keeps its country, and no other gets it', async () => {
  const fresh = await startShop();
  try {
    await fresh.fault({ service: 'commerce', operation: 'shop', mode: 'http-500' });
    const zero = await signInAs(fresh, 'zero');
    const form = await zero.get(`${book}?new`);
    expect(form.status).toBe(200);
    expect(offered(form.text)).toContain('BR');
    const added = await zero.submit(book, { ...brazil, intent: 'create' });
    expect(textOf(added)).toContain('Your address was added.');
    await fresh.clearFaults();
    const id = /address=(\d+)/.exec(added.text)?.[1] ?? '';
    const edit = await zero.get(`${book}?address=${id}`);
    expect(chosen(edit.text)).toBe('BR');
    expect(offered(edit.text).length).toBeLessThan(60);
    const update = { ...brazil, id, intent: 'update', address1: '8 Mill Street' };
    expect(textOf(await zero.submit(book, update))).toContain('Your address was saved.');
    const moved = await zero.post(book, { ...update, country: 'IS', province: '' });
    expect(moved.status).toBe(400);
    expect(textOf(moved)).toContain('We don’t deliver to Iceland.');
    expect(moved.text).toContain('value="8 Mill Street"');
    const another = await zero.post(book, { ...brazil, intent: 'create' });
    expect(textOf(another)).toContain('We don’t deliver to Brazil.');
    const fields = { ...address, id, intent: 'country', country: 'US' };
    const looking = await zero.post(`${book}?address=${id}`, fields);
    expect(chosen(looking.text)).toBe('US');
    expect(offered(looking.text)).toContain('BR');
    const deleted = textOf(await zero.submit(book, { intent: 'delete', id }));
    expect(deleted).toContain('The address was deleted.');
    expect(deleted).not.toContain('Undo');
  } finally {
    await fresh.stop();
  }
});

test('a shop without a list of countries delivers everywhere', async () => {
  const silent = await startShop({
    tap: ({ sent }) =>
      sent.includes('shipsToCountries') ? '{"data":{"shop":{"shipsToCountries":[]}}}' : undefined,
  });
  try {
    const zero = await signInAs(silent, 'zero');
    expect(offered((await zero.get(`${book}?new`)).text)).toContain('BR');
  } finally {
    await silent.stop();
  }
});
