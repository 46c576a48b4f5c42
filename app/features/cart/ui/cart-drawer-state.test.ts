import { expect, test } from 'vitest';
import type { CartLine, ClientCart } from '../cart';
import type { CartReply, CartView } from '../cart-view';
import {
  changedElsewhereText,
  closedDrawer,
  nextDrawer,
  viewOf,
  type CartDrawerEvent,
  type CartDrawerState,
} from './cart-drawer-state';

const cartOf = (quantity: number): ClientCart =>
  ({
    lines: [{ id: 'line', variantId: 'brass', title: 'Brae Pendant', quantity, changes: [] }],
    codes: [],
  }) as unknown as ClientCart;
const viewWith = (quantity: number): CartView => ({
  cart: cartOf(quantity),
  unavailable: false,
  saved: [],
});
const unavailable: CartView = { cart: null, unavailable: true, saved: [] };
const line = { variantId: 'brass', handle: 'brae' } as CartLine;
const reply: CartReply = { ok: true, intent: 'update', cart: cartOf(2) };

const start = closedDrawer('/products/brae');
const after = (...events: CartDrawerEvent[]): CartDrawerState => events.reduce(nextDrawer, start);

const showed: CartDrawerEvent = { type: 'opened', notice: '', filled: true, reads: true };
const added: CartDrawerEvent = { type: 'opened', notice: '', filled: false, line };
const read = (found: CartView | undefined, page?: CartView): CartDrawerEvent => ({
  type: 'read',
  found,
  page,
});
const replied = (
  one: Partial<CartReply> = {},
  rest: Partial<CartDrawerEvent & { type: 'replied' }> = {},
): CartDrawerEvent => ({
  type: 'replied',
  reply: { ...reply, ...one },
  page: undefined,
  announcement: 'Updated',
  ...rest,
});
const isShown = (state: CartDrawerState, page?: CartView) =>
  viewOf(state, page)?.cart?.lines[0]?.quantity;

test('an add opens the drawer with its complements, which an add within the drawer keeps', () => {
  const first = after(added);
  expect(first).toMatchObject({ open: true, complementsOf: 'brae', wasFilled: false });
  expect(first.added).toEqual({ variantId: 'brass', done: false });
  const second = nextDrawer(first, { ...added, line: { variantId: 'shade', handle: 'shade' } });
  expect(second).toMatchObject({ complementsOf: 'brae', added: { variantId: 'shade' } });
  expect(after(showed)).toMatchObject({ complementsOf: undefined, added: undefined });
});

test('a cart that differs from the shown one was changed elsewhere', () => {
  const open = after(showed, read(viewWith(1)));
  expect(open).toMatchObject({ loading: false, changedElsewhere: false });
  expect(nextDrawer(open, read(viewWith(1))).changedElsewhere).toBe(false);
  const changed = nextDrawer(open, read(viewWith(2)));
  expect(changed).toMatchObject({ changedElsewhere: true, announcement: changedElsewhereText });
  expect(isShown(changed)).toBe(2);
  expect(nextDrawer(changed, replied())).toMatchObject({
    changedElsewhere: false,
    announcement: 'Updated',
  });
});

test.each<[string, CartDrawerEvent[]]>([
  ['the drawer is closed', [read(viewWith(1))]],
  ['the read is the opening’s', [read(viewWith(1)), showed]],
  [
    'a change is pending',
    [showed, read(viewWith(1)), { type: 'pending added', change: pending() }],
  ],
  ['no cart was shown', [added]],
])('a cart is not compared if %s', (_when, events) => {
  expect(after(...events, read(viewWith(2)))).toMatchObject({
    changedElsewhere: false,
    opening: false,
  });
});

function pending() {
  return { line: 'line', quantity: 2, countBefore: 1 };
}

test('a failed read keeps the shown cart; one that says so keeps it only on the cart page', () => {
  expect(viewOf(after(read(undefined)), undefined)).toEqual(unavailable);
  expect(isShown(after(read(viewWith(1)), read(undefined)))).toBe(1);
  expect(viewOf(after(read(viewWith(1)), read(unavailable)), undefined)).toBe(unavailable);
  const page = viewWith(3);
  expect(isShown(after(read(unavailable, page)), page)).toBe(3);
});

test('newer loader data takes priority over the latest reply', () => {
  const page = viewWith(1);
  const state = after(replied({}, { page }));
  expect(isShown(state, page)).toBe(2);
  expect(isShown(state, viewWith(4))).toBe(4);
  expect(isShown(state)).toBe(2);
});

test('the cart page waits for its reload if the reply lacks a part; the drawer shows the reply', () => {
  const page = viewWith(1);
  const save = { intent: 'save' };
  expect(isShown(after(replied(save, { page })), page)).toBe(1);
  expect(isShown(after(replied(save)))).toBe(2);
});

test('a removed line is named until the next change, a refused one is not', () => {
  const undo = { variantId: 'brass', quantity: 1 };
  const shown = after(showed, read(viewWith(1)));
  const removed = nextDrawer(shown, replied({ undo, cart: undefined }));
  expect(removed.removed).toEqual({ ...undo, name: 'Brae Pendant' });
  expect(nextDrawer(removed, replied({ ok: false })).removed).toEqual(removed.removed);
  expect(nextDrawer(removed, replied()).removed).toBeUndefined();
  expect(nextDrawer(shown, replied({ undo, ok: false })).removed).toBeUndefined();
});

test('a refusal counts until the next change begins while none is pending', () => {
  const [one, two] = [pending(), pending()];
  const refused = after(
    { type: 'pending added', change: one },
    replied({ ok: false }),
    { type: 'pending added', change: two },
    { type: 'pending ended', change: one },
  );
  expect([refused.refused, refused.changes]).toEqual([true, [two]]);
  const ended = nextDrawer(refused, { type: 'pending ended', change: two });
  expect([ended.refused, ended.changes]).toEqual([true, []]);
  expect(nextDrawer(ended, { type: 'pending added', change: one }).refused).toBe(false);
  expect(after(replied({ ok: false, partial: true }))).toMatchObject({
    refused: false,
    notice: 'Updated',
  });
});

test('only an add changes which line was added', () => {
  const done = after(added, replied({ intent: 'add' }, { added: 'brass', open: true }));
  expect(done.added).toEqual({ variantId: 'brass', done: true });
  expect(nextDrawer(done, replied()).added).toBe(done.added);
  expect(nextDrawer(done, replied({ intent: 'add' })).added).toBeUndefined();
});

test('another page closes the drawer and forgets its messages, another option does not', () => {
  const open = after(added, replied());
  expect(nextDrawer(open, { type: 'navigated', pathname: '/products/brae' })).toBe(open);
  const left = nextDrawer(open, { type: 'navigated', pathname: '/search' });
  expect(left).toMatchObject({ open: false, announcement: '', added: undefined });
  expect(isShown(left)).toBe(2);
  expect(nextDrawer(open, { type: 'closed' })).toMatchObject({ open: false, announcement: '' });
});
