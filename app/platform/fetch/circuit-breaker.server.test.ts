import { expect, test } from 'vitest';
import {
  isCallAllowed,
  pauseCalls,
  reportCall,
  stateOf,
  type Breakers,
} from './circuit-breaker.server';

const fail = (breakers: Breakers, times: number, at: number) => {
  for (let n = 0; n < times; n++) reportCall(breakers, 'commerce', false, at);
};

test('rests after eight failures, for the failing service only', () => {
  const breakers: Breakers = new Map();
  fail(breakers, 7, 0);
  expect(isCallAllowed(breakers, 'commerce', 0)).toBe(true);
  fail(breakers, 1, 0);
  expect(isCallAllowed(breakers, 'commerce', 1)).toBe(false);
  expect(isCallAllowed(breakers, 'content', 1)).toBe(true);
});

test('failures among many good answers do not stop a service', () => {
  const breakers: Breakers = new Map();
  for (let n = 0; n < 20; n++) reportCall(breakers, 'commerce', true, 0);
  fail(breakers, 12, 0);
  expect(isCallAllowed(breakers, 'commerce', 1)).toBe(true);
});

test('failures that are half of all calls do', () => {
  const breakers: Breakers = new Map();
  for (let n = 0; n < 8; n++) reportCall(breakers, 'commerce', true, 0);
  fail(breakers, 8, 0);
  expect(isCallAllowed(breakers, 'commerce', 1)).toBe(false);
});

test('failures count for ten seconds', () => {
  const failedAgain = (at: number) => {
    const breakers: Breakers = new Map();
    fail(breakers, 7, 0);
    fail(breakers, 1, at);
    return isCallAllowed(breakers, 'commerce', at);
  };
  expect(failedAgain(9_999)).toBe(false);
  expect(failedAgain(10_000)).toBe(true);
});

test('failures long ago do not count', () => {
  const breakers: Breakers = new Map();
  fail(breakers, 7, 0);
  fail(breakers, 1, 20_000);
  expect(isCallAllowed(breakers, 'commerce', 20_001)).toBe(true);
});

test('after its rest one call tries, and a good answer opens the way for all', () => {
  const breakers: Breakers = new Map();
  fail(breakers, 8, 0);
  expect(isCallAllowed(breakers, 'commerce', 3000)).toBe(true);
  expect(isCallAllowed(breakers, 'commerce', 3001)).toBe(false);
  reportCall(breakers, 'commerce', true, 3100);
  expect(isCallAllowed(breakers, 'commerce', 3101)).toBe(true);
  expect(isCallAllowed(breakers, 'commerce', 3102)).toBe(true);
});

test('a try that fails, or never comes back, only means another rest', () => {
  const breakers: Breakers = new Map();
  fail(breakers, 8, 0);
  expect(isCallAllowed(breakers, 'commerce', 3000)).toBe(true);
  expect(isCallAllowed(breakers, 'commerce', 6000)).toBe(true);
  fail(breakers, 1, 6100);
  expect(isCallAllowed(breakers, 'commerce', 6200)).toBe(false);
  expect(isCallAllowed(breakers, 'commerce', 9100)).toBe(true);
});

test('the country lookup rests after its first failure, for half a minute', () => {
  const breakers: Breakers = new Map();
  reportCall(breakers, 'geo', false, 0);
  expect(isCallAllowed(breakers, 'geo', 29_999)).toBe(false);
  expect(isCallAllowed(breakers, 'geo', 30_000)).toBe(true);
  expect(isCallAllowed(breakers, 'geo', 30_001)).toBe(false);
});

test('a service that refuses one client is closed for that client, and for all once it refuses another', () => {
  const breakers: Breakers = new Map();
  const allowed = (now: number) =>
    ['one', 'other', undefined].map((client) => isCallAllowed(breakers, 'products', now, client));
  pauseCalls(breakers, 'products', 5_000, 0, 'one');
  pauseCalls(breakers, 'products', 5_000, 1_000, 'one');
  expect(allowed(5_999)).toEqual([false, true, true]);
  expect(allowed(6_000)).toEqual([true, true, true]);
  pauseCalls(breakers, 'products', 20_000, 7_000, 'one');
  expect(allowed(17_000)).toEqual([false, true, true]);
  pauseCalls(breakers, 'products', 5_000, 17_000, 'other');
  expect(allowed(21_999)).toEqual([false, false, false]);
  expect(isCallAllowed(breakers, 'products', 22_000, 'third')).toBe(true);
});

test.each([
  [5_000, 5_000],
  [0, 1_000],
  [3_600_000, 30_000],
])('a service that asks for %i ms is left alone for %i ms', (asked, pause) => {
  const breakers: Breakers = new Map();
  pauseCalls(breakers, 'content', asked, 100);
  for (const client of [undefined, 'one'])
    expect(isCallAllowed(breakers, 'content', 99 + pause, client)).toBe(false);
  expect(isCallAllowed(breakers, 'content', 100 + pause)).toBe(true);
});

test('a client who may try a service after its rest, and is refused, closes it for all', () => {
  const breakers: Breakers = new Map();
  fail(breakers, 8, 0);
  expect(isCallAllowed(breakers, 'commerce', 3_000, 'one')).toBe(true);
  pauseCalls(breakers, 'commerce', 20_000, 3_100, 'one');
  expect(isCallAllowed(breakers, 'commerce', 23_099, 'other')).toBe(false);
});

test('when a client is refused after another’s pause, only that client is paused', () => {
  const breakers: Breakers = new Map();
  pauseCalls(breakers, 'products', 5_000, 0, 'one');
  pauseCalls(breakers, 'products', 5_000, 5_000, 'other');
  expect(isCallAllowed(breakers, 'products', 5_001, 'one')).toBe(true);
  expect(isCallAllowed(breakers, 'products', 5_001, 'other')).toBe(false);
});

test('the state of a service is that of its last call, and how long ago that was', () => {
  const breakers: Breakers = new Map();
  const state = (now: number) => stateOf(breakers, 'commerce', now);
  expect(state(0)).toEqual({ state: 'unknown' });
  reportCall(breakers, 'commerce', true, 1_000);
  expect(state(3_000)).toEqual({ state: 'ok', seconds: 2 });
  reportCall(breakers, 'commerce', false, 4_000);
  expect(state(4_600)).toEqual({ state: 'failing', seconds: 1 });
  fail(breakers, 7, 5_000);
  expect(state(7_999)).toEqual({ state: 'resting', seconds: 3 });
  expect(state(8_000)).toEqual({ state: 'failing', seconds: 3 });
  expect(isCallAllowed(breakers, 'commerce', 25_000)).toBe(true);
  expect(state(60_000)).toEqual({ state: 'failing', seconds: 55 });
});

test('a success of a call that began before a pause does not end it', () => {
  const breakers: Breakers = new Map();
  pauseCalls(breakers, 'content', 5000, 100);
  reportCall(breakers, 'content', true, 120, 90);
  expect(isCallAllowed(breakers, 'content', 130)).toBe(false);
  expect(isCallAllowed(breakers, 'content', 5200)).toBe(true);
  reportCall(breakers, 'content', true, 5250, 5200);
  expect(isCallAllowed(breakers, 'content', 5260)).toBe(true);
});
