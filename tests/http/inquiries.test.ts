import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { StoredDocument } from '../../sandbox/prismic/document';
import { published } from '../../sandbox/prismic/documents';
import { signInAs } from '../support/account-driver';
import { control } from '../support/control';
import { contact, trade } from '../support/inquiry-forms';
import { textOf } from '../support/page-text';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ world: 'full' });
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const mails = async () => JSON.stringify(await control(shop, 'mailbox'));

test('a message is sent, thanked for on its page, and in the mailbox', async () => {
  const sent = await shop.shopper().post('/forms/contact', contact);
  expect([sent.status, sent.location]).toEqual([303, '/pages/contact?sent=contact']);
  expect((await shop.shopper().get('/pages/contact?sent=contact')).text).toContain('Thank you.');
  expect(await mails()).toContain('dimmable?');
});

test('the form’s own page thanks for a message: the store may have no contact page', async () => {
  const shopper = shop.shopper();
  const { text } = await shopper.get('/forms/contact?order=1042');
  const [form = ''] = /<form[^>]*action="\/forms\/contact"[^]*?<\/form>/.exec(text) ?? [];
  const [, return_to = ''] = /name="return_to" value="([^"]*)"/.exec(form) ?? [];
  const message = { ...contact, return_to, message: 'From the form’s own page.' };
  const sent = await shopper.post('/forms/contact', message);
  expect([sent.status, sent.location]).toEqual([303, '/forms/contact?sent=contact']);
  expect(textOf(await shopper.get(sent.location!))).toContain('Thank you. We’ve received');
});

test('a customer who writes about an order need not tell who they are, if that can be read', async () => {
  const about = '/forms/contact?order=%23969';
  const shopper = await signInAs(shop, 'three');
  const known = (await shopper.get(about)).text;
  for (const value of ['#969', 'three@lintel.example']) expect(known).toContain(`value="${value}"`);
  expect(known).toMatch(/name="name"[^>]*value="\S+ \S+"/);
  expect(textOf(await shopper.get(about))).toContain('To return something, tell us which pieces.');
  const stranger = (await shop.shopper().get(about)).text;
  expect(stranger).toContain('value="#969"');
  expect(stranger).not.toContain('three@lintel.example');
  await shop.fault({ service: 'commerce', operation: 'customer', mode: 'http-500' });
  const unread = await shopper.get(about);
  expect([unread.status, unread.text.includes('value="#969"')]).toEqual([200, true]);
});

test('an order’s number is understood as it is typed', async () => {
  const typed = { ...contact, order: ' Order no. １０４３ ', message: 'How is my lamp doing?' };
  expect((await shop.shopper().post('/forms/contact', typed)).status).toBe(303);
  expect(await mails()).toContain('#1043');
  const page = await shop.shopper().get('/forms/contact?order=order+1044');
  expect(page.text).toContain('value="#1044"');
});

test('a trade application is sent', async () => {
  const sent = await shop.shopper().post('/forms/trade', trade);
  expect(sent.status).toBe(303);
  expect(await mails()).toContain('GB 123 4567 89');
  const thanks = textOf(await shop.shopper().get(sent.location!));
  expect(thanks).toContain('within two working days, to the email address you entered.');
});

test('the longest message may be in any script, and an email may contain an apostrophe', async () => {
  const email = "pat.o'brien@xn--mller-kva.de";
  const long = { ...contact, email, message: 'あ'.repeat(4_000) };
  expect((await shop.shopper().post('/forms/contact', long)).status).toBe(303);
});

test('wrong fields come back with a message each and nothing lost [V2.2.1]', async () => {
  const wrong = { ...contact, email: 'ada', message: '"><script>x' };
  const { status, text } = await shop.shopper().post('/forms/contact', wrong);
  expect(status).toBe(400);
  expect(text).toContain('Please enter a valid email address.');
  expect(text).toContain('value="Ada"');
  expect(text).not.toContain('"><script>x');
});

test.each(['12', 'no digits here', 'x'.repeat(31)])(
  '%s is not accepted as a tax number',
  async (tax_number) => {
    const { status } = await shop.shopper().post('/forms/trade', { ...trade, tax_number });
    expect(status).toBe(400);
  },
);

test('a message that nobody takes is kept and can be sent again, without JavaScript [R-175]', async () => {
  const shopper = shop.shopper();
  const message = { ...contact, message: 'Is the Halden kept without scripts?' };
  await shop.fault({ service: 'inquiries', mode: 'http-429', times: 1 });
  const refused = await shopper.post('/forms/contact', message);
  expect(textOf(refused)).toContain('Your message is still here');
  for (const value of [message.name, message.email])
    expect(refused.text).toContain(`value="${value}"`);
  expect(refused.text).toMatch(/<textarea[^>]*>\s*Is the Halden kept without scripts\?/);
  const sent = await shopper.post('/forms/contact', message);
  expect([sent.status, sent.location]).toEqual([303, '/pages/contact?sent=contact']);
});

test('a bot’s message is thanked for and dropped; an unknown form is a 404', async () => {
  const robot = { ...contact, message: 'cheap pills for lamps', homepage: 'http://x.example' };
  expect((await shop.shopper().post('/forms/contact', robot)).status).toBe(303);
  expect(await mails()).not.toContain('cheap pills');
  expect((await shop.shopper().post('/forms/constructor', contact)).status).toBe(404);
});

test('the way back stays on this site', async () => {
  const fields = { ...contact, return_to: '//evil.example' };
  const { location } = await shop.shopper().post('/forms/contact', fields);
  expect(location).toBe('/forms/contact?sent=contact');
});

test('regions are searched by address alone', async () => {
  const { text } = await shop.shopper().get('/pages/stockists?region=Asia');
  const shown = text.slice(0, text.indexOf('</main>'));
  expect(shown).toContain('Ma-dori');
  expect(shown).not.toContain('Kontor Vier');
});

test('robots.txt names the sitemap, the index names parts, and the parts name pages that are there [R-247]', async () => {
  const visitor = shop.shopper();
  const robots = await visitor.get('/robots.txt');
  expect(robots.text).toContain(`Sitemap: ${shop.addresses.stores.us}/sitemap.xml`);
  const places = async (path: string) =>
    [...(await visitor.get(path)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url!).pathname,
    );
  const parts = await places('/sitemap.xml');
  expect(parts).toContain('/sitemaps/products-1.xml');
  for (const part of parts) {
    const pages = await places(part);
    expect(pages.length).toBeGreaterThan(0);
    expect((await visitor.get(pages[0]!)).status).toBe(200);
  }
  const articles = (published as StoredDocument[]).filter(
    ({ type, lang }) => type === 'article' && lang === 'en-us',
  );
  const journal = ['', ...articles.map(({ uid }) => `/${uid}`)].map(
    (end) => `/blogs/journal${end}`,
  );
  expect((await places('/sitemaps/articles.xml')).sort()).toEqual(journal.sort());
  expect(await places('/sitemaps/pages.xml')).toContain('/pages/returns');
  expect(await places('/sitemaps/pages.xml')).not.toContain('/pages/privacy');
  const robotsOf = async (path: string) =>
    (await visitor.get(path)).text.includes('<meta name="robots" content="noindex"/>');
  expect([await robotsOf('/pages/privacy'), await robotsOf('/pages/returns')]).toEqual([
    true,
    false,
  ]);
  expect((await visitor.get('/sitemaps/nope.xml')).status).toBe(404);
  expect((await visitor.get('/sitemaps/products-999.xml')).status).toBe(404);
});
