import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startObject, startService, type Backend } from '../support/wishlist-backends';
import { isFullRun } from '../support/full-run';

interface Wishlist {
  wishlistId: string;
  email?: string;
  events: { eventType: string; eventBody: { productHandle: string; title: string } }[];
}

const product = (productHandle: string) => ({
  id: 'gid://shopify/Product/7001',
  productId: '7001',
  productHandle,
  title: 'A lamp',
  minPrice: 120,
  maxPrice: 150.5,
  imageSrc: 'https://images.example/lamp.jpg',
  vendor: 'Lintel',
});
const uuid = () => crypto.randomUUID();
let person = 0;
const someone = () => `person-${(person += 1)}-${Date.now()}@lintel.example`;

describe.each([
  ['the service', startService],
  ['the Durable Object', startObject],
])('wishlists in %s', (_, start) => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.stop());

  const post = async (kind: string, body: unknown): Promise<Wishlist> => {
    const response = await backend.post(`/api/wishlist/${kind}/lintel-us`, body);
    expect(response.status).toBe(200);
    return (await response.json()) as Wishlist;
  };
  const send = (eventType: string, event: object, owner: object) =>
    post('event', { eventType, event, meta: {}, ...owner });
  const add = (handle: string, owner: object) => send('wishlist/add', product(handle), owner);
  const handles = (list: Wishlist) => list.events.map(({ eventBody }) => eventBody.productHandle);

  test('an add without owner begins a list with an id of its own', async () => {
    const list = await add('brae', {});
    expect(list.wishlistId).toMatch(/^[0-9a-f-]{36}$/);
    expect(list.events).toMatchObject([{ eventType: 'wishlist/add', eventBody: product('brae') }]);
    expect(await post('id', { wishlistId: list.wishlistId })).toEqual(list);
  });

  test('newest first, one for each handle, and removing twice is removing [R-226]', async () => {
    const owner = { wishlistId: uuid() };
    for (const handle of ['a', 'b', 'a']) await add(handle, owner);
    expect(handles(await post('id', owner))).toEqual(['b', 'a']);
    for (const _ of [1, 2]) await send('wishlist/remove', { productHandle: 'b' }, owner);
    expect(handles(await post('id', owner))).toEqual(['a']);
  });

  test('a removal takes the whole product as well as its handle', async () => {
    const owner = { wishlistId: uuid() };
    const [body] = (await add('a', owner)).events.map(({ eventBody }) => eventBody);
    await add('b', owner);
    expect(handles(await send('wishlist/remove', body!, owner))).toEqual(['b']);
  });

  test('a list without an owner is empty and has no id', async () => {
    const empty = { wishlistId: '', events: [] };
    expect(await post('id', { wishlistId: uuid() })).toEqual(empty);
    expect(await post('email', { email: someone() })).toEqual(empty);
  });

  test('an e-mail is attached, masked, and finds the list on another device', async () => {
    const owner = { wishlistId: uuid() };
    const email = someone();
    await add('a', owner);
    const list = await send('email/add', {}, { ...owner, email: email.toUpperCase() });
    expect(list).toMatchObject({ ...owner, email: 'p***@lintel.example' });
    expect(handles(await post('email', { email }))).toEqual(['a']);
    expect(handles(await add('b', { email }))).toEqual(['b', 'a']);
  });

  test('lists of two devices are merged, and both ids lead to the result', async () => {
    const [phone, laptop] = [{ wishlistId: uuid() }, { wishlistId: uuid() }];
    const email = someone();
    await add('a', phone);
    await send('email/add', {}, { ...phone, email });
    await add('b', laptop);
    await add('a', laptop);
    const merged = await send('email/add', {}, { ...laptop, email });
    expect(merged.wishlistId).toBe(phone.wishlistId);
    expect(handles(merged).sort()).toEqual(['a', 'b']);
    expect(handles(await add('c', laptop))).toEqual(handles(await post('id', phone)));
  });

  test('a list that has an address stays with it when a second one is added', async () => {
    const owner = { wishlistId: uuid() };
    const [first, second] = [someone(), someone()];
    await add('a', owner);
    await send('email/add', {}, { ...owner, email: first });
    const copy = await send('email/add', {}, { ...owner, email: second });
    expect(copy.wishlistId).not.toBe(owner.wishlistId);
    await send('wishlist/remove', { productHandle: 'a' }, { email: second });
    expect(handles(await post('email', { email: first }))).toEqual(['a']);
  });

  test.runIf(isFullRun)('hundreds of events at once lose none', async () => {
    const owners = Array.from({ length: isFullRun ? 25 : 5 }, () => ({ wishlistId: uuid() }));
    const events = owners.flatMap((owner) =>
      Array.from({ length: 40 }, (_each, n) => add(`lamp-${n}`, owner)),
    );
    await Promise.all(events);
    for (const owner of owners) {
      expect(new Set(handles(await post('id', owner))).size).toBe(40);
    }
  });

  test.runIf(isFullRun)('at most two hundred products [V2.3.2]', async () => {
    const owner = { wishlistId: uuid() };
    await Promise.all(Array.from({ length: 200 }, (_each, n) => add(`lamp-${n}`, owner)));
    const body = { eventType: 'wishlist/add', event: product('one-more'), meta: {}, ...owner };
    expect((await backend.post('/api/wishlist/event/lintel-us', body)).status).toBe(400);
    expect(handles(await add('lamp-3', owner))).toHaveLength(200);
  });

  test.runIf(isFullRun)('two lists that together exceed the limit are not merged', async () => {
    const [full, other] = [{ wishlistId: uuid() }, { wishlistId: uuid() }];
    const email = someone();
    for (let n = 0; n < 200; n += 1) await add(`lamp-${n}`, full);
    await send('email/add', {}, { ...full, email });
    await add('lamp-7', other);
    await add('one-more', other);
    const body = { eventType: 'email/add', event: {}, meta: {}, ...other, email };
    const response = await backend.post('/api/wishlist/event/lintel-us', body);
    expect([response.status, ((await response.json()) as { error: object }).error]).toEqual([
      400,
      { code: 'list_full', message: 'A list holds at most 200 products.' },
    ]);
    expect(handles(await post('email', { email }))).toHaveLength(200);
    expect(handles(await post('id', other))).toEqual(['one-more', 'lamp-7']);
  });

  test.each(['__proto__', 'constructor', 'hasOwnProperty'])('%s is a handle', async (handle) => {
    const owner = { wishlistId: uuid() };
    expect(handles(await add(handle, owner))).toEqual([handle]);
    expect(handles(await send('wishlist/remove', { productHandle: handle }, owner))).toEqual([]);
  });

  const both = { wishlistId: uuid(), email: 'a@lintel.example' };
  test.each([
    ['no JSON', 'event', '{', 400],
    ['another event', 'event', { eventType: 'wishlist/clear', event: {}, meta: {} }, 400],
    ['no price', 'event', { eventType: 'wishlist/add', event: { id: '1' }, meta: {} }, 400],
    [
      'two owners',
      'event',
      { eventType: 'wishlist/add', event: product('a'), meta: {}, ...both },
      400,
    ],
    [
      'an id that is none',
      'event',
      { eventType: 'wishlist/add', event: product('a'), meta: {}, wishlistId: '../1' },
      400,
    ],
    ['a bad e-mail', 'email', { email: 'nobody' }, 400],
    ['17 kB', 'id', { wishlistId: 'x'.repeat(17_000) }, 413],
  ])('refuses %s [R-225]', async (_what, kind, body, status) => {
    const response = await backend.post(`/api/wishlist/${kind}/lintel-us`, body);
    expect(response.status).toBe(status);
    const { error } = (await response.json()) as { error: Record<string, string> };
    expect([error.code, error.message].every(Boolean)).toBe(true);
  });
});
