import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { add, addByScript, brae, firstLine, leaveForCheckout } from '../support/cart-driver';
import { placeOrder } from '../support/checkout-driver';
import { control } from '../support/control';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import type { Tap } from '../support/wiretap';

const vase = variantId('gift-card', 'For a vase');
const lamp = brae;
const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

let shop: Shop;
let changeReply: Tap | undefined;
beforeAll(async () => {
  shop = await startShop({ tap: (exchange) => changeReply?.(exchange) });
});
afterAll(() => shop?.stop());

const send = (
  shopper: Shopper,
  recipient: Record<string, string>,
  merchandise = vase,
  fields: Record<string, string> = {},
) =>
  shopper.post('/cart', {
    ...{ intent: 'add', merchandise, quantity: '1', recipient: 'on', ...fields },
    ...Object.fromEntries(
      Object.entries(recipient).map(([key, value]) => [`recipient.${key}`, value]),
    ),
  });
const bagOf = async (shopper: Shopper) => textOf(await shopper.get('/cart'));
const ana = { email: 'ana@example.com', name: 'Ana', message: 'For <b>your</b> hall' };

interface Mail {
  to: string;
  subject: string;
  text: string;
  links: { href: string }[];
}
const mails = () => control<Mail[]>(shop, 'mailbox');

test('only a gift card’s page offers to send it to someone else, and its sums come first [R-420]', async () => {
  const page = await shop.shopper().get('/products/gift-card');
  expect(textOf(page)).toMatch(/\$75\.00 ?, ?For a vase/);
  expect(textOf(page)).toContain('Send it to someone else');
  expect(page.text).toContain('name="recipient.email"');
  // The same page is shown for hours.
  expect(page.text).not.toMatch(/name="recipient\.sendOn"[^>]*(min|max)=/);
  const goods = await shop.shopper().get('/products/brae-pendant-nickel');
  expect(goods.text).not.toContain('recipient');
});

test('a gift card for someone else is a line of its own that says to whom it goes [R-420]', async () => {
  const shopper = shop.shopper();
  const sendOn = inDays(30);
  expect(await send(shopper, { ...ana, sendOn })).toMatchObject({ status: 303, location: '/cart' });
  expect((await send(shopper, { email: 'ben@example.com' })).status).toBe(303);
  expect((await add(shopper, vase)).status).toBe(303);
  const page = await shopper.get('/cart');
  const bag = textOf(page);
  expect(bag).toMatch(/To: Ana, ana@example\.com/);
  expect(bag).toContain('To: ben@example.com');
  expect(page.text).toContain('Message: For &lt;b&gt;your&lt;/b&gt; hall');
  expect(bag).toMatch(/Sent on: \w{3}, \w{3} \d+, \d{4}/);
  const [, ...lines] = page.text.split('value="update"');
  expect(lines).toHaveLength(3);
  expect(page.text).not.toMatch(/\/cart\/import\?[^"]*ana/);
  expect(bag.match(/Save for later/g)).toHaveLength(1);
});

test('a changed quantity keeps the recipient, and a removed line comes back with it [R-420]', async () => {
  const shopper = shop.shopper();
  await send(shopper, ana);
  const line = /name="line" value="([^"]+)"/.exec((await shopper.get('/cart')).text)![1]!;
  const two = await shopper.submit('/cart', { intent: 'update', line, quantity: '2' });
  expect(textOf(two)).toContain('To: Ana, ana@example.com');
  const form = /<form(?:(?!<\/form>)[^])*value="remove"[^]*?<\/form>/.exec(two.text)![0];
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name, value]): [string, string] => [
      name!,
      value!.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    ],
  );
  const without = await shopper.submit('/cart', Object.fromEntries(fields));
  expect(textOf(without)).toContain('Oh no, your bag is empty!');
  const undo = /<form(?:(?!<\/form>)[^])*Undo[^]*?<\/form>/.exec(without.text)![0];
  expect(undo).toContain('name="recipient.email" value="ana@example.com"');
  expect(undo).toContain('name="recipient.message" value="For &lt;b&gt;your&lt;/b&gt; hall"');
});

test('undoing the removal of a card whose day has passed asks for another day [R-420]', async () => {
  const shopper = shop.shopper();
  await send(shopper, ana);
  const line = await firstLine(shopper);
  const remove = (more: Record<string, string>) =>
    shopper.submit('/cart', {
      ...{ intent: 'remove', line, merchandise: vase, quantity: '1', recipient: 'on' },
      ...{ 'recipient.name': '', 'recipient.message': '', 'recipient.sendOn': '' },
      ...more,
    });
  const day = inDays(-3);
  const without = await remove({ 'recipient.email': ana.email, 'recipient.sendOn': day });
  const undo = /<form(?:(?!<\/form>)[^])*Undo[^]*?<\/form>/.exec(without.text)![0];
  expect(undo).toContain('name="recipient.email" value="ana@example.com"');
  const back = await send(shopper, { ...ana, sendOn: day });
  expect([back.status, await bagOf(shopper)]).toEqual([400, expect.stringContaining('is empty')]);
  // Without a valid recipient, Undo would add a card that is sent to the shopper, so the page has no Undo.
  expect((await remove({ 'recipient.email': 'ana' })).text).not.toContain('>Undo');
});

test('the same gift card sent twice at once is one, for another it is a second [R-420]', async () => {
  const shopper = shop.shopper();
  await Promise.all([send(shopper, ana), send(shopper, ana)]);
  await send(shopper, { ...ana, message: 'Another' });
  const { text } = await shopper.get('/cart');
  expect(text.match(/value="update"/g)).toHaveLength(2);
  expect(textOf({ text })).toContain('Message: Another');
});

test.each([
  [{ ...ana, email: 'ana' }, 'Please enter a valid email address.'],
  [{ ...ana, email: '' }, 'Please enter their email address.'],
  [{ ...ana, message: 'x'.repeat(201) }, 'Please keep your message to 200 characters.'],
  [{ ...ana, sendOn: inDays(-3) }, 'Please choose a day from today to 90 days from now.'],
  [{ ...ana, sendOn: inDays(95) }, 'Please choose a day from today to 90 days from now.'],
])(
  'a wrong recipient is refused without losing what was entered [R-420]',
  async (sent, message) => {
    const shopper = shop.shopper();
    const page = await send(shopper, sent);
    expect(page.status).toBe(400);
    expect(textOf(page)).toContain(message);
    const form = /<form(?:(?!<\/form>)[^])*value="add"[^]*?<\/form>/.exec(page.text)![0];
    expect(form).toContain(`name="merchandise" value="${vase}"`);
    expect(form).toMatch(/name="recipient"[^>]*checked/);
    expect(form).toContain(`value="${sent.email}"`);
    expect(form).toContain('value="Ana"');
    expect(form).toContain(sent.message.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    expect(await bagOf(shopper)).toContain('Oh no, your bag is empty!');
  },
);

test('after a wrong recipient, the form still leads to the checkout if it did before [R-420]', async () => {
  const shopper = shop.shopper();
  const pay = { pay: 'now', product: 'gift-card' };
  const page = await send(shopper, { ...ana, email: 'ana' }, vase, pay);
  expect(page.status).toBe(400);
  const form = /<form(?:(?!<\/form>)[^])*value="add"[^]*?<\/form>/.exec(page.text)![0];
  expect(form).toMatch(/name="pay" value="now"[^>]*>Buy it now/);
  expect(form).toContain('name="product" value="gift-card"');
  const added = await send(shopper, { ...ana, email: 'ana' });
  expect(added.text).not.toContain('name="pay"');
});

const atRecipient = 'We can’t send a gift card to this recipient. Please check what you entered.';

test('an outage isn’t blamed on the recipient [R-420]', async () => {
  const shopper = shop.shopper();
  await add(shopper, lamp);
  await shop.fault({ service: 'commerce', operation: 'cartLinesAdd', mode: 'http-500' });
  const page = await send(shopper, ana);
  await shop.clearFaults();
  expect(textOf(page)).not.toContain(atRecipient);
  expect(textOf(page)).toContain('Could not add to cart');
});

test('missing stock isn’t blamed on the recipient either [R-420]', async () => {
  changeReply = ({ sent, received }) => {
    if (sent.includes('query CartBeforeAdd'))
      return received.replaceAll('"availableForSale":true', '"availableForSale":false');
    const refused = { cart: null, userErrors: [] };
    return sent.includes('cartCreate')
      ? JSON.stringify({ data: { cartCreate: refused } })
      : undefined;
  };
  const page = await send(shop.shopper(), ana);
  changeReply = undefined;
  expect(textOf(page)).toContain('Could not add to cart');
  expect(page.text).toContain('value="ana@example.com"');
});

const refusalOf = (code: string, message: string) => ({ code, field: null, message });

test.each([
  ['without an error', [], [400, 400], [atRecipient, atRecipient]],
  [
    'with an error',
    [refusalOf('GIFT_CARD_RECIPIENT_INVALID', 'The gift card recipient is invalid.')],
    [400, 400],
    [atRecipient, atRecipient],
  ],
  [
    'for another reason',
    [refusalOf('INVALID', 'No.')],
    [409, 503],
    ['Could not add to cart', 'We can&#x27;t open checkout right now.'],
  ],
])(
  'a gift card that Shopify refuses %s keeps what was entered, in the bag and with quick pay [R-420]',
  async (_, userErrors, statuses, messages) => {
    const shopper = shop.shopper();
    changeReply = ({ sent }) =>
      sent.includes('cartCreate')
        ? JSON.stringify({ data: { cartCreate: { cart: null, userErrors } } })
        : undefined;
    for (const [index, pay] of [undefined, 'now'].entries()) {
      const page = await send(shopper, ana, vase, pay ? { pay, product: 'gift-card' } : {});
      expect(page.status).toBe(statuses[index]);
      expect(page.text).toContain(messages[index]);
      expect(page.text.includes('Back to the product')).toBe(pay !== undefined);
      const form = /<form(?:(?!<\/form>)[^])*value="add"[^]*?<\/form>/.exec(page.text)![0];
      expect(form).toContain('value="ana@example.com"');
      expect(form).toContain('For &lt;b&gt;your&lt;/b&gt; hall');
    }
    changeReply = undefined;
  },
);

test('goods get no recipient, whatever a form says, and an unchecked box sends none [R-420]', async () => {
  const shopper = shop.shopper();
  expect((await send(shopper, ana, lamp)).status).toBe(303);
  await shopper.post('/cart', {
    ...{ intent: 'add', merchandise: vase, 'recipient.email': 'ana@example.com' },
    ...{ 'attributes[_size]': 'x', _size: 'x' },
  });
  const bag = await bagOf(shopper);
  expect(bag).toContain('Brae Pendant');
  expect(bag).toContain('Gift Card');
  expect(bag).not.toContain('ana@example.com');
  expect(await addByScript(shopper, vase)).toMatchObject({ status: 200 });
});

/** Signs in while the backend's replies have `to` in place of `from` in the bag's lines. */
async function signInWith(shopper: Shopper, from: string, to: string, refusal?: string) {
  changeReply = ({ sent, received }) => {
    if (sent.includes('query CartContents')) return received.replaceAll(from, to);
    return refusal && sent.includes('cartCreate') && sent.includes(to) ? refusal : undefined;
  };
  await signInAs(shop, 'three', shopper);
  changeReply = undefined;
  const page = await shopper.get('/cart');
  expect(page.status).toBe(200);
  return textOf(page);
}

test('signing in keeps a gift card whose day has passed, to be sent after payment [R-420]', async () => {
  const shopper = shop.shopper();
  await send(shopper, { ...ana, sendOn: inDays(30) });
  const bag = await signInWith(shopper, inDays(30), inDays(-3));
  expect(bag).toContain('To: Ana, ana@example.com');
  expect(bag).not.toContain('Sent on:');
  expect(bag).not.toContain('We changed your bag');
});

test.each([
  ['with an empty cart', undefined],
  [
    'with an error that names no line',
    JSON.stringify({
      data: {
        cartCreate: {
          cart: null,
          userErrors: [{ code: 'GIFT_CARD_RECIPIENT_INVALID', field: null, message: 'Invalid' }],
        },
      },
    }),
  ],
])(
  'a recipient that Shopify refuses %s takes nothing else out of a copied bag [R-420]',
  async (_, refusal) => {
    const shopper = shop.shopper();
    await add(shopper, lamp);
    await send(shopper, ana);
    const bag = await signInWith(shopper, '"ana@example.com"', '"ana"', refusal);
    expect(bag).toContain('We changed your bag');
    expect(bag).toContain('Remove Brae Pendant');
    expect(bag).not.toContain('Remove Gift Card');
  },
);

test('the recipient is mailed the card, the buyer is told, and the order is the buyer’s alone [R-420]', async () => {
  const shopper = shop.shopper();
  await send(shopper, { ...ana, sendOn: inDays(30) });
  const link = await leaveForCheckout(shopper);
  const { pathname, search } = new URL(link);
  const checkout = await (await fetch(shop.addresses.sandbox + pathname + search)).text();
  expect(checkout).toContain('Recipient email: ana@example.com');
  expect(checkout).not.toContain('__shopify');
  await placeOrder(shop.addresses.sandbox, link);
  const sent = await mails();
  const gift = sent.find(({ to }) => to === 'ana@example.com')!;
  expect(gift.subject).toBe('Ada Lamb sent you a gift card');
  expect(gift.text).toMatch(/Hello Ana, Ada Lamb sent you a gift card, worth \$75\.00/);
  expect(gift.text).toContain('For <b>your</b> hall');
  expect(gift.text).toMatch(/Its code is [\dA-F ]{19}\./);
  expect(gift.text).toContain(inDays(30));
  expect(JSON.stringify(gift.links)).not.toContain('/orders/');
  const own = sent.filter(({ to }) => to === 'shopper@example.com');
  expect(own).toHaveLength(1);
  expect(own[0]!.text).toMatch(/Recipient email: ana@example\.com[^]*will receive an email/);
});
