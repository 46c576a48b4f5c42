import { expect, test } from 'vitest';
import { contentsOf } from './cart-contents';
import {
  canChange,
  changePath,
  giftOf,
  isCartId,
  lineName,
  linePath,
  messageProblem,
  quantityInCart,
  quantityOfLines,
  sameCart,
  type Cart,
  type CartLine,
  withinBag,
} from './cart';
import { lineAttributes, type LineAttributeSource } from './line-attributes';
import { toGiftCardCode } from './gift-card-code';
import { needsReload } from './cart-view';
import { addUnknown, changeUnknown, emptyCart, lineMissing, unavailable } from './cart-problem';

const plain: LineAttributeSource = {
  variantTitle: 'Default Title',
  finishColour: null,
  notInStock: false,
  preorder: null,
  backorder: null,
};

test('a product without finish and sizes is One Colour, One Size, and has no message [R-200]', () => {
  expect(lineAttributes(plain)).toEqual([
    { key: '_colour', value: 'One Colour' },
    { key: '_size', value: 'One Size' },
  ]);
});

test('finish and variant title become colour and size [R-200]', () => {
  const attributes = lineAttributes({
    ...plain,
    finishColour: 'Aged Brass',
    variantTitle: 'Large',
  });
  expect(attributes).toEqual([
    { key: '_colour', value: 'Aged Brass' },
    { key: '_size', value: 'Large' },
  ]);
});

test('only out-of-stock items keep a message, and the preorder text wins [R-200]', () => {
  const both = { ...plain, preorder: 'Ships in May', backorder: 'Back in June' };
  const messageOf = (source: LineAttributeSource) =>
    lineAttributes(source).find(({ key }) => key === '_messaging')?.value;
  expect(messageOf(both)).toBeUndefined();
  expect(messageOf({ ...both, notInStock: true })).toBe('Ships in May');
  expect(messageOf({ ...both, notInStock: true, preorder: null })).toBe('Back in June');
  expect(messageOf({ ...plain, notInStock: true })).toBeUndefined();
});

test.each([
  'gid://shopify/Cart/hWNns0RWjCXl0MRf?key=568cafd918f546e9',
  'gid://shopify/Cart/c1-7a2abe82733a34e84aa472d57fb5c3c1',
  'gid://shopify/Cart/Z2NwLXVzLWVhc3Qx=?key=ab',
])('%s is a cart id', (id) => {
  expect(isCartId(id)).toBe(true);
});

test.each([
  '',
  'gid://shopify/Checkout/99?key=ab',
  'gid://shopify/Cart/',
  'gid://shopify/Cart/a b',
  'gid://shopify/Cart/a?key=b&c=d',
  'gid://shopify/Cart/a"){id}',
  `gid://shopify/Cart/${'a'.repeat(400)}`,
  ' gid://shopify/Cart/a',
])('%j is no cart id [R-188]', (id) => {
  expect(isCartId(id)).toBe(false);
});

test('a line leads to its product with its variant chosen, if there are several', () => {
  const line = { handle: 'halden-pendant-brass', variantId: '4410' };
  expect(linePath({ ...line, size: 'Large / Black' })).toBe(
    '/products/halden-pendant-brass?variant=4410',
  );
  expect(linePath({ ...line, size: 'One Size' })).toBe('/products/halden-pendant-brass');
  expect(linePath({ ...line, size: null })).toBe('/products/halden-pendant-brass');
});

test('a line is named with its size, and its options have an address, if there are several', () => {
  const line = { title: 'Halden Pendant', variantId: '4410' };
  expect(lineName({ ...line, size: 'Large' })).toBe('Halden Pendant, Large');
  expect(lineName({ ...line, size: 'One Size' })).toBe('Halden Pendant');
  expect(changePath(line)).toBe('/cart?change=4410#change-4410');
});

test.each([
  ['Large', 'One Colour', true],
  ['One Size', 'Aged Brass', true],
  ['One Size', 'One Colour', false],
  ['', '', false],
  [null, null, false],
])('a line of size %j and colour %j can be changed: %s', (size, colour, expected) => {
  expect(canChange({ size, colour })).toBe(expected);
});

test.each([
  ['abcd1234', 'abcd1234'],
  [' ABCD 1234-efgh 5678-ijkl ', 'ABCD1234efgh5678ijkl'],
  ['abcd123', null],
  ['abcd1234efgh5678ijklm', null],
  ['abcd_1234', null],
  ['ünique-code', null],
])('a gift card written %j is sent as %j', (typed, code) => {
  expect(toGiftCardCode(typed)).toBe(code);
});

test('the gift message is the attribute that the checkout shows under its name', () => {
  const gift = { key: 'Gift message', value: 'For Mara' };
  expect(giftOf({ attributes: [{ key: 'other', value: 'x' }, gift] })).toBe('For Mara');
  expect(giftOf({ attributes: [{ key: 'other', value: 'x' }] })).toBe('');
});

test.each([
  ['note', 500, 'Please keep your note to 500 characters.'],
  ['gift', 200, 'Please keep your message to 200 characters.'],
] as const)('a %s has at most %i characters, an emoji counting as one', (kind, most, problem) => {
  expect(messageProblem(kind, ` ${'🎁'.repeat(most)}\r\n`)).toBeUndefined();
  expect(messageProblem(kind, '🎁'.repeat(most + 1))).toBe(problem);
});

test('an id of 400 characters is taken', () => {
  const start = 'gid://shopify/Cart/';
  expect(isCartId(start + 'a'.repeat(400 - start.length))).toBe(true);
  expect(isCartId(start + 'a'.repeat(401 - start.length))).toBe(false);
});

test('the quantity of a variant is counted over all lines', () => {
  const lines = [
    { variantId: '1', quantity: 2 },
    { variantId: '2', quantity: 5 },
    { variantId: '1', quantity: 3 },
  ] as CartLine[];
  expect(quantityInCart({ lines }, '1')).toBe(5);
  expect(quantityInCart({ lines }, '3')).toBe(0);
});

test('the parts of bundles count, but not twice', () => {
  const parts = [
    { variantId: '1', name: 'Shade', quantity: 4 },
    { variantId: '2', name: 'Cord', quantity: 2 },
  ];
  const lines = [
    { variantId: '9', quantity: 2, parts },
    { variantId: '1', quantity: 1 },
    { variantId: '2', quantity: 3, parts },
  ] as CartLine[];
  const counts = (of: { lines: Parameters<typeof quantityInCart>[0]['lines'] }) =>
    ['1', '2', '9'].map((id) => quantityInCart(of, id));
  expect(counts({ lines })).toEqual([9, 5, 2]);
  expect(counts(contentsOf({ lines } as Cart))).toEqual([9, 5, 2]);
  expect(['1', '2', '9'].map((id) => quantityOfLines({ lines }, id))).toEqual([1, 3, 2]);
});

test('two ids with different keys are the same cart', () => {
  expect(sameCart('gid://shopify/Cart/a?key=1', 'gid://shopify/Cart/a?key=2')).toBe(true);
  expect(sameCart('gid://shopify/Cart/a?key=1', 'gid://shopify/Cart/a')).toBe(true);
  expect(sameCart('gid://shopify/Cart/a?key=1', 'gid://shopify/Cart/b?key=1')).toBe(false);
});

test('what went wrong is said', () => {
  const gone = { kind: 'gone', message: 'This item is no longer in your bag.', cart: null };
  expect(lineMissing(null)).toEqual(gone);
  expect(emptyCart(null)).toEqual({ kind: 'empty', message: 'Your bag is empty.', cart: null });
});

test('an outage and a lost answer are distinguished, and the cart that was read is returned', () => {
  expect(unavailable(null)).toEqual({
    kind: 'unavailable',
    message: "We can't change your bag right now. Please try again in a moment.",
    cart: null,
  });
  expect(changeUnknown).toMatchObject({
    kind: 'unknown',
    message: expect.stringContaining('whether your bag was changed'),
  });
  expect(addUnknown(null, 3)).toMatchObject({
    kind: 'unknown',
    message: expect.stringContaining('whether this was added to your bag'),
    expected: 3,
  });
});

test('the cart page is read again after changes beyond lines and sums, and after unknown outcomes', () => {
  const ok = (intent: string) => needsReload({ intent, message: undefined });
  expect(['save', 'restore', 'unsave', 'change'].map(ok)).toEqual([true, true, true, true]);
  expect(['update', 'remove', 'discount', 'acknowledge'].some(ok)).toBe(false);
  expect(needsReload({ intent: 'remove', message: changeUnknown.message })).toBe(true);
  expect(needsReload({ intent: 'remove', message: unavailable(null).message })).toBe(false);
});

test.each([
  [{ minimum: 4, maximum: 120, increment: 2 }, 99],
  [{ minimum: 4, maximum: 40, increment: 2 }, 40],
  [{ minimum: 4, maximum: null, increment: 2 }, null],
])('within a bag, %j has the maximum %s', (rule, maximum) =>
  expect(withinBag(rule)).toEqual({ ...rule, maximum }),
);
