import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giftCards } from '../../sandbox/seed/gift-cards';
import { giftCard } from '../../sandbox/seed/not-sent';
import {
  createCart,
  openCheckout,
  postForm,
  reachPayment,
  storefrontApi,
} from '../support/checkout-driver';
import { startSandbox, type Sandbox } from '../support/sandbox';

type Money = { amount: string; currencyCode: string };
type Applied = Record<'amountUsed' | 'presentmentAmountUsed' | 'balance', Money> & {
  lastCharacters: string;
};
type Cart = { appliedGiftCards: Applied[]; cost: { totalAmount: Money } };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ storefronts: { us: 'http://localhost:3000' } });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const [mug, room, empty] = giftCards as [
  (typeof giftCards)[number],
  (typeof giftCards)[number],
  (typeof giftCards)[number],
];
const parts = `cart { cost { totalAmount { amount currencyCode } } appliedGiftCards { lastCharacters
  amountUsed { amount currencyCode } presentmentAmountUsed { amount currencyCode } balance { amount currencyCode } } }`;
const setCards = async (cartId: string, giftCardCodes: string[]) => {
  const query = `mutation ($cartId: ID!, $giftCardCodes: [String!]!) {
    cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) { ${parts} userErrors { message } } }`;
  const { data } = await storefrontApi(sandbox, query, { cartId, giftCardCodes });
  return (data.cartGiftCardCodesUpdate as { cart: Cart }).cart;
};
const lineOf = ({ variants }: typeof giftCard, index = 0, quantity = 1) => ({
  merchandiseId: `gid://shopify/ProductVariant/${variants[index]!.id}`,
  quantity,
});
const goods = async () => {
  const { data } = await storefrontApi(
    sandbox,
    `{ product(handle: "finish-samples") { variants(first: 1) { nodes { id } } } }`,
  );
  const [variant] = (data.product as { variants: { nodes: { id: string }[] } }).variants.nodes;
  return { merchandiseId: variant!.id, quantity: 20 };
};

test('codes of any case and grouping are applied; unknown and empty ones are passed over', async () => {
  const cart = await createCart(sandbox, { lines: [await goods()] });
  const typed = mug.code.toLowerCase().replace(/(.{4})/g, '$1 ');
  const applied = await setCards(cart.id, [typed, 'NO-SUCH-CARD', empty.code]);
  expect(applied.cost.totalAmount.amount).toBe('40.0');
  expect(applied.appliedGiftCards).toEqual([
    {
      lastCharacters: '4f2a',
      amountUsed: { amount: '25.0', currencyCode: 'USD' },
      presentmentAmountUsed: { amount: '25.0', currencyCode: 'USD' },
      balance: { amount: '25.0', currencyCode: 'USD' },
    },
  ]);
  expect((await setCards(cart.id, [mug.code, room.code])).appliedGiftCards).toMatchObject([
    { amountUsed: { amount: '25.0' } },
    { amountUsed: { amount: '15.0' } },
  ]);
  expect((await setCards(cart.id, [])).appliedGiftCards).toEqual([]);
});

test('a card pays in the currency of the cart', async () => {
  const cart = await createCart(sandbox, { lines: [await goods()], country: 'AU' });
  expect((await setCards(cart.id, [mug.code])).appliedGiftCards[0]).toMatchObject({
    amountUsed: { amount: '25.0', currencyCode: 'USD' },
    presentmentAmountUsed: { amount: '38.75', currencyCode: 'AUD' },
  });
});

test('no discount makes a gift card cheaper', async () => {
  const cart = await createCart(sandbox, {
    lines: [await goods(), lineOf(giftCard)],
    discountCodes: ['WELCOME10'],
  });
  expect((await setCards(cart.id, [])).cost.totalAmount.amount).toBe('61.0');
});

test('a bag of gift cards needs no address, and its code comes by e-mail and can be spent', async () => {
  const cart = await createCart(sandbox, { lines: [lineOf(giftCard, 0, 2)] });
  const checkout = await openCheckout(sandbox, cart.path);
  const page = await (await sandbox.fetch(checkout)).text();
  expect(page).not.toContain('address1');
  expect(page).not.toContain('Shipping');
  const sent = { email: 'gina@example.com', firstName: 'Gina', lastName: 'Gold', country: 'US' };
  expect((await postForm(sandbox, checkout, { ...sent, lastName: '' })).status).toBe(422);
  const contact = await postForm(sandbox, checkout, sent);
  expect(contact.headers.get('location')).toBe(`${checkout}/payment`);
  const payment = await (await sandbox.fetch(`${checkout}/payment`)).text();
  const total = /name="total"\s+value="(\d+)"/.exec(payment)?.[1] ?? '';
  expect(total).toBe('5000');
  const paid = await postForm(sandbox, `${checkout}/payment`, { total, outcome: 'approve' });
  const status = await (await sandbox.fetch(paid.headers.get('location') ?? '')).text();
  expect(status).not.toContain('Delivery address');
  type Mail = { to: string; subject: string; text: string };
  const mails = (await sandbox.json<Mail[]>('/__standin/mailbox')).filter(
    ({ to, subject }) => to === sent.email && subject === 'Your gift card',
  );
  expect(mails).toHaveLength(2);
  const code = /code is ([0-9A-F ]+)\./.exec(mails[0]!.text)?.[1] ?? '';
  const next = await createCart(sandbox, { lines: [await goods()] });
  expect((await setCards(next.id, [code])).appliedGiftCards[0]?.balance.amount).toBe('25.0');
});

test('what a card has paid is gone from it, and the rest stays [R-205]', async () => {
  const cart = await createCart(sandbox, { lines: [await goods()] });
  await setCards(cart.id, [room.code]);
  const checkout = await openCheckout(sandbox, cart.path);
  const { fields } = await reachPayment(sandbox, checkout);
  expect(fields.total).toBe('0');
  const paid = await postForm(sandbox, `${checkout}/payment`, fields);
  const order = await (await sandbox.fetch(paid.headers.get('location') ?? '')).text();
  expect(order).toContain('Gift card ending 9C7D');
  const next = await createCart(sandbox, { lines: [await goods()] });
  expect((await setCards(next.id, [room.code])).appliedGiftCards[0]?.balance.amount).toBe('4960.0');
});
