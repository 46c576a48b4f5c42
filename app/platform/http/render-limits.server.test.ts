import { expect, test } from 'vitest';
import { mayRender, openRenderLimits, type RenderClient } from './render-limits.server';

const start = Date.UTC(2026, 0, 1);
const shopper = (address: string | undefined): RenderClient => ({ address, isRobot: false });
const robot = (address: string): RenderClient => ({ address, isRobot: true });

function flood(
  limits: ReturnType<typeof openRenderLimits>,
  clientOf: (n: number) => RenderClient,
  { count, perSecond, from = start }: { count: number; perSecond: number; from?: number },
): number {
  const times = Array.from({ length: count }, (_, n) => n);
  return times.filter((n) => mayRender(limits, clientOf(n), from + (n * 1000) / perSecond)).length;
}

test('a client that asks for fifty pages a second gets three in a hundred of what it asks for in an hour', () => {
  const limits = openRenderLimits();
  const rendered = flood(limits, () => shopper('192.0.2.1'), { count: 180_000, perSecond: 50 });
  expect(rendered).toBeLessThan(180_000 * 0.031);
  const later = start + 3_600_000;
  expect(mayRender(limits, shopper('192.0.2.2'), later)).toBe(true);
});

test('a page a second and a burst of eighty are not refused', () => {
  const limits = openRenderLimits();
  const client = () => shopper('192.0.2.1');
  expect(flood(limits, client, { count: 80, perSecond: 20 })).toBe(80);
  const from = start + 4_000;
  expect(flood(limits, client, { count: 600, perSecond: 1, from })).toBe(600);
});

test('searches and unknown addresses have a limit of their own', () => {
  const limits = openRenderLimits();
  const client = (n: number) => ({ ...shopper('192.0.2.1'), isEndless: n % 2 === 0 });
  const endless = () => client(0);
  expect(flood(limits, endless, { count: 500, perSecond: 1000 })).toBe(25);
  expect(flood(limits, () => client(1), { count: 80, perSecond: 1000, from: start + 500 })).toBe(
    80,
  );
  const robots = () => ({ ...robot('192.0.2.1'), isEndless: true });
  expect(flood(limits, robots, { count: 500, perSecond: 1000 })).toBe(15);
  const from = start + 120_000;
  expect(flood(limits, endless, { count: 60, perSecond: 1 / 3, from })).toBe(60);
});

test('addresses of one IPv6 network share a limit', () => {
  const limits = openRenderLimits();
  const clientOf = (n: number) => shopper(`2001:db8:1:1::${n.toString(16)}`);
  expect(flood(limits, clientOf, { count: 500, perSecond: 1000 })).toBe(90);
});

test('many clients together meet the limit for all, robots before shoppers', () => {
  const limits = openRenderLimits();
  const clientOf = (n: number) => shopper(`10.0.${n >> 8}.${n & 255}`);
  expect(flood(limits, clientOf, { count: 400, perSecond: 100_000 })).toBe(400);
  expect(mayRender(limits, robot('192.0.2.9'), start + 10)).toBe(false);
  expect(mayRender(limits, shopper('192.0.2.9'), start + 10)).toBe(true);
  const rest = flood(limits, (n) => clientOf(n + 1000), { count: 400, perSecond: 100_000 });
  expect(rest).toBe(199);
});

test('robots have less than shoppers, each and together', () => {
  const limits = openRenderLimits();
  expect(flood(limits, () => robot('192.0.2.1'), { count: 500, perSecond: 1000 })).toBeLessThan(35);
  const clientOf = (n: number) => robot(`10.0.${n >> 8}.${n & 255}`);
  expect(flood(limits, clientOf, { count: 500, perSecond: 1000 })).toBeLessThan(100);
});

test('clients without an address are only counted in total', () => {
  const limits = openRenderLimits();
  expect(flood(limits, () => shopper(undefined), { count: 500, perSecond: 1000 })).toBe(500);
});

test('a hundred thousand clients need a bounded memory', () => {
  const limits = openRenderLimits();
  for (let n = 0; n < 100_000; n += 1)
    mayRender(limits, shopper(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`), start);
  expect(limits.clients.size).toBeLessThanOrEqual(5_000);
});
