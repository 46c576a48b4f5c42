import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Bus from './bus';
import type { ShopEvent } from './events';

const add: ShopEvent = { type: 'add', currency: 'AUD', items: [] };
const view = (title: string): ShopEvent => ({ type: 'pagevisit', title });
const open = (pathname: string) => vi.stubGlobal('location', { pathname });

let bus: typeof Bus;
beforeEach(async () => {
  vi.resetModules();
  bus = await import('./bus');
  open('/products/lamp');
});
afterEach(() => vi.unstubAllGlobals());

function listen() {
  const heard: ShopEvent[] = [];
  return { heard, stop: bus.subscribe((event) => heard.push(event)) };
}

test('events wait for a listener, and are told once and in order', () => {
  bus.publish(view('Lamp'));
  bus.publish(add);
  const first = listen();
  bus.publish({ type: 'newsletter' });
  expect(first.heard).toEqual([view('Lamp'), add, { type: 'newsletter' }]);
  first.stop();
  expect(listen().heard).toEqual([]);
});

test('a page view is told before the events that waited for it', () => {
  bus.publish(view('Lamp'));
  bus.publish({ type: 'page' });
  bus.publish(add);
  expect(listen().heard).toEqual([{ type: 'page' }, view('Lamp'), add]);
});

test('events of an earlier page are not told late', () => {
  bus.publish(view('Lamp'));
  open('/products/rug');
  expect(listen().heard).toEqual([]);
});

test('only the current page’s events wait, even after coming back', () => {
  bus.publish(view('Lamp'));
  open('/products/rug');
  bus.publish(view('Rug'));
  expect(listen().heard).toEqual([view('Rug')]);
  open('/products/lamp');
  expect(listen().heard).toEqual([]);
});

test('events of an earlier visit to the page are not told after coming back', () => {
  bus.publish(view('Lamp'));
  open('/cart');
  bus.dropEarlierPages();
  open('/products/lamp');
  bus.dropEarlierPages();
  bus.publish(add);
  bus.dropEarlierPages();
  expect(listen().heard).toEqual([add]);
});

test('the latest twenty events wait', () => {
  for (let n = 0; n < 25; n += 1) bus.publish(view(String(n)));
  const { heard } = listen();
  expect(heard).toHaveLength(20);
  expect(heard.at(-1)).toEqual(view('24'));
});
