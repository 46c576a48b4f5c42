import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { someAddress } from '../support/shopper';
import { enoughOfTheMinute } from '../support/rate-limit';
import { startShop, type Shop } from '../support/storefront';
import { variantId } from '../support/seed-ids';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

/** Sold out in every size. */
const path = '/products/selwyn-vase-moss';
async function openForm() {
  const visitor = shop.shopper();
  const { text } = await visitor.get(path);
  const variant = /name="variant" value="(\d+)"/.exec(text)?.[1] ?? '';
  const address = `${path}?variant=${variant}`;
  return { visitor, variant, address };
}
const mainOf = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('You may also'));
const lastCall = async () => (await shop.requests()).at(-1)?.n ?? 0;
const sent = async (since: number) =>
  (await shop.requests(since)).filter(({ service }) => service === 'marketing');

test('without anything to add there is a disabled button with the form, and no quantity [R-137]', async () => {
  const main = mainOf((await shop.shopper().get(path)).text);
  expect(main).toMatch(/<button[^>]* disabled=""[^>]*>Out of stock</);
  expect(main).toContain('Leave your email');
  expect(main).not.toContain('<form id="add"');
  expect(main).not.toContain('name="quantity"');
});

test.each([
  ['/products/tolland-handle-black', variantId('tolland-handle-black', '320 mm')],
  ['/products/fallow-rug-rust', variantId('fallow-rug-rust', 'Large')],
])('%s leads to the form of a size that is gone', async (page, variant) => {
  const visitor = shop.shopper();
  const option = new RegExp(`<option value="${variant}"[^>]*>[^<]*\\(sold out\\)`);
  expect(mainOf((await visitor.get(page)).text)).toMatch(option);
  const chosen = mainOf((await visitor.get(`${page}?variant=${variant}`)).text);
  expect(chosen).toMatch(/<form id="notify"/);
  expect(chosen).toMatch(/<button[^>]* disabled=""[^>]*>Out of stock</);
});

test('a sold-out variant offers a notification, an available one does not [R-139]', async () => {
  const { visitor, address } = await openForm();
  expect((await visitor.get(address)).text).toContain('Let me know');
  expect((await visitor.get('/products/perch-stool-walnut')).text).not.toContain('Let me know');
});

test('an address is passed on, and the page says so once [R-139]', async () => {
  const { visitor, variant, address } = await openForm();
  const before = await lastCall();
  const answer = await visitor.post(address, {
    intent: 'notify',
    variant,
    email: "ada.o'brien@example.com",
  });
  expect([answer.status, answer.location]).toEqual([303, address]);
  expect(await sent(before)).toHaveLength(1);
  const page = await visitor.get(address);
  expect(page.text.replaceAll('&#x27;', "'")).toContain("We'll let you know");
  expect((await visitor.get(address)).text).toContain('Let me know');
});

test('the thanks are only for the size that was asked for [R-139]', async () => {
  const rug = 'fallow-rug-rust';
  const [variant, other] = [variantId(rug, 'Medium'), variantId(rug, 'Large')];
  const visitor = shop.shopper();
  const asked = async () => {
    const fields = { intent: 'notify', variant, email: 'ada@example.com' };
    return (await visitor.post(`/products/${rug}?variant=${variant}`, fields)).location!;
  };
  expect((await visitor.get(await asked())).text).toMatch(/We(?:&#x27;|')ll let you know/);
  const elsewhere = (await asked()).replace(variant, other);
  expect((await visitor.get(elsewhere)).text).toContain('Let me know');
});

test.each([
  ['', 'This field is required.'],
  ['ada@', 'Please enter a valid email address.'],
  ['<script>alert(1)</script>@example.com', 'Please enter a valid email address.'],
])('“%s” is refused with a message, and kept', async (email, message) => {
  const { visitor, variant, address } = await openForm();
  const before = await lastCall();
  const { status, text } = await visitor.post(address, { intent: 'notify', variant, email });
  expect(status).toBe(400);
  expect(text).toContain(message);
  expect(text).not.toContain('<script>alert');
  expect(await sent(before)).toEqual([]);
});

test.each<[string, number, number?]>([
  ['http-404', 400, 400],
  ['http-403', 400],
  ['http-429', 503],
  ['http-500', 503],
  ['http-502-html', 503],
  ['refused', 503],
  ['reset', 503],
  ['hang', 503],
  ['bad-json', 503],
  ['empty-body', 503],
  ['wrong-schema', 503],
])(
  'when the provider answers %s there was an issue, and nothing is lost [R-139]',
  async (mode, ours, theirs?) => {
    await shop.fault({ service: 'marketing', mode, status: theirs, times: 1 });
    const { visitor, variant, address } = await openForm();
    // A mailbox gets only a few e-mails a minute.
    const email = `ada-${mode}@example.com`;
    const answer = await visitor.post(address, { variant, email });
    expect(answer.status).toBe(ours);
    expect(answer.text).toContain('There was an issue');
    expect(answer.text).toContain(`value="${email}"`);
  },
);

test('one mailbox is asked for a few times a minute, from wherever and however it is written', async () => {
  await enoughOfTheMinute();
  const { variant, address } = await openForm();
  const spellings = ['vic.tim@gmail.com', 'Victim+1@gmail.com', 'victim+2@GOOGLEMAIL.com'];
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, n) =>
      shop
        .shopper()
        .post(
          address,
          { variant, email: spellings[n % spellings.length]! },
          { 'cf-connecting-ip': someAddress() },
        ),
    ),
  );
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(9);
  expect(limited[0]?.text).toContain('Too many attempts for this email address.');
  expect(limited[0]?.text).toMatch(/value="vic/i);
});

test('200 with success false is an issue too: the body says what happened', async () => {
  const { visitor, variant, address } = await openForm();
  const before = shop.logs().length;
  const answer = await visitor.post(address, { variant, email: 'nobody@shop.invalid' });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('There was an issue');
  await expect
    .poll(() => shop.logs().slice(before))
    .toMatch(/marketing-refused.*Enter a valid email address/);
});

test('a variant of another product is refused [V2.2.3]', async () => {
  const { visitor } = await openForm();
  const fields = {
    variant: variantId('halden-pendant-brass', 'Small / Black'),
    email: 'ada@example.com',
  };
  expect((await visitor.post(path, fields)).status).toBe(400);
});

test('a bot that fills in the trap field is thanked and ignored', async () => {
  const { visitor, variant, address } = await openForm();
  const before = await lastCall();
  const fields = { variant, email: 'bot@example.com', website: 'https://spam.example' };
  expect((await visitor.post(address, fields)).status).toBe(303);
  expect(await sent(before)).toEqual([]);
});
