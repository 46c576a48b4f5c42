import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const leaving = new EventTarget();

async function load(navigator: object = {}) {
  vi.resetModules();
  vi.stubGlobal('window', leaving);
  vi.stubGlobal('navigator', navigator);
  return import('./request-queue');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function slow(name: string, sent: string[]) {
  let answer = () => {};
  const answered = new Promise<string>((resolve) => (answer = () => resolve(name)));
  return {
    request: () => {
      sent.push(name);
      return answered;
    },
    answer,
  };
}

const soon = () => vi.advanceTimersByTimeAsync(0);

test('one request at a time, in the order of the presses', async () => {
  const { queueChange, queueRequest } = await load();
  const sent: string[] = [];
  const [one, two, three] = ['one', 'two', 'three'].map((name) => slow(name, sent));
  void queueChange('cart', 'a', one!.request);
  void queueChange('cart', 'b', two!.request);
  void queueRequest('cart', three!.request);
  await soon();
  expect(sent).toEqual(['one']);
  one!.answer();
  await soon();
  expect(sent).toEqual(['one', 'two']);
  two!.answer();
  await soon();
  expect(sent).toEqual(['one', 'two', 'three']);
});

test('if the browser refuses locks, requests take turns within the tab', async () => {
  const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  const { queueChange, queueRequest } = await load({ locks: { request: refuse } });
  const sent: string[] = [];
  const [one, two] = ['one', 'two'].map((name) => slow(name, sent));
  const answers = [queueChange('cart', 'a', one!.request), queueRequest('cart', two!.request)];
  await soon();
  expect(sent).toEqual(['one']);
  one!.answer();
  two!.answer();
  expect(await Promise.all(answers)).toEqual(['one', 'two']);
});

test('of several pending changes of one thing, only the last is sent [R-191]', async () => {
  const { queueChange, replaced } = await load();
  const sent: string[] = [];
  const presses = ['2', '3', '4'].map((name) => slow(name, sent));
  const [first, ...rest] = presses;
  const answers = [queueChange('cart', 'line', first!.request)];
  await soon();
  answers.push(...rest.map(({ request }) => queueChange('cart', 'line', request)));
  for (const { answer } of presses) answer();
  expect(await Promise.all(answers)).toEqual(['2', replaced, '4']);
  expect(sent).toEqual(['2', '4']);
});

test('a page that is left sends what waits, once [R-191]', async () => {
  const { queueChange, queueRequest } = await load();
  const sent: string[] = [];
  const [one, two, read] = ['one', 'two', 'read'].map((name) => slow(name, sent));
  void queueChange('cart', 'line', one!.request);
  await soon();
  void queueChange('cart', 'line', two!.request);
  void queueRequest('cart', read!.request);
  leaving.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual(['one', 'two']);
  one!.answer();
  two!.answer();
  await soon();
  expect(sent).toEqual(['one', 'two', 'read']);
});

test('a request without an answer holds up the next for ten seconds', async () => {
  const { queueChange } = await load();
  const sent: string[] = [];
  void queueChange('cart', 'a', slow('lost', sent).request);
  void queueChange('cart', 'b', slow('next', sent).request);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(sent).toEqual(['lost']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['lost', 'next']);
});
