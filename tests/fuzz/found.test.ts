import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, type FuzzCase } from './fuzz-case';
import { problemOf } from './invariants';
import type { UpstreamDamage } from './mutator-worker';
import { startDamagedWorld, type FuzzWorld } from './world';

let world: FuzzWorld;
beforeAll(async () => {
  world = await startDamagedWorld();
});
afterAll(() => world?.stop());

async function outcomeOf(one: FuzzCase) {
  const [lane] = world.lanes;
  await lane!.arm!(one.damage ?? null);
  const answer = await send(lane!, one);
  const stores = Object.values(world.addresses.stores);
  const context = { origin: lane!.origin, stores, sandbox: world.addresses.sandbox };
  return { status: answer.status, problem: problemOf(one, answer, context) };
}

const damage = (service: string, more: Partial<UpstreamDamage>): UpstreamDamage => ({
  ...{ service, nth: 0, kind: 'null', place: 0, times: 1, value: null },
  ...more,
});
const form = (path: string, fields: Record<string, string>): FuzzCase => ({
  who: 'customer',
  method: 'POST',
  path,
  fields: Object.entries(fields),
});
const page = (path: string): FuzzCase => ({ who: 'customer', method: 'GET', path });

describe('a refusal of the router tells nothing of the code', () => {
  test.each(['/', '/search', '/products/brae-pendant-nickel', '/robots.txt', '/visit'])(
    'a form for %s, which takes none',
    async (path) => {
      const { status, problem } = await outcomeOf({ ...form(path, { a: 'b' }), who: 'stranger' });
      expect(problem).toBeNull();
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
  test.each(['/ ', '/  ', '/%20/x', '/%20.data'])('the address "%s"', async (path) => {
    expect(await outcomeOf(page(path))).toEqual({ status: 404, problem: null });
  });
});

test('an order with an invalid date is an outage, not an error of the shop', async () => {
  // Twenty texts of the reply are damaged; an order's date is among them.
  const broken = damage('commerce', { kind: 'markup', times: 20, value: '<x-zq7 onzq7=1>' });
  const { status, problem } = await outcomeOf({ ...page('/accounts/my-orders'), damage: broken });
  expect([status, problem]).toEqual([503, null]);
});

test.each(['__proto__', 'constructor', 'toString'])(
  'an address in the country %s is refused',
  async (country) => {
    const fields = { intent: 'update', id: '1', country, firstName: 'Ada', lastName: 'Lamb' };
    const rest = { address1: '1 Mill Street', city: 'Portland', zip: '97201' };
    const book = '/accounts/account-addresses';
    expect(await outcomeOf(form(book, { ...fields, ...rest }))).toEqual({
      status: 400,
      problem: null,
    });
  },
);

test.each([
  ['add', { merchandise: '44100000000701' }],
  ['update', { line: '{line}', quantity: '1' }],
  ['remove', { line: '{line}' }],
  ['discount', { code: 'WELCOME10' }],
  ['undiscount', { code: 'WELCOME10' }],
  ['checkout', {}],
])('a cart whose backend answers %s without data is unavailable', async (intent, fields) => {
  for (const nth of [0, 1]) {
    const broken = damage('commerce', { nth, kind: 'drop' });
    const one = form('/cart', { intent, ...fields, reply: 'data' });
    const { status, problem } = await outcomeOf({ ...one, damage: broken });
    expect(problem).toBeNull();
    expect([200, 303, 503]).toContain(status);
  }
});
