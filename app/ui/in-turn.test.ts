import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const leaving = new EventTarget();

async function load(navigator: object = {}) {
  vi.resetModules();
  vi.stubGlobal('window', leaving);
  vi.stubGlobal('navigator', navigator);
  return import('./in-turn');
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
  const { changeInTurn, inTurn } = await load();
  const sent: string[] = [];
  const [one, two, three] = ['one', 'two', 'three'].map((name) => slow(name, sent));
  void changeInTurn('cart', 'a', one!.request);
  void changeInTurn('cart', 'b', two!.request);
  void inTurn('cart', three!.request);
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
  const { changeInTurn, inTurn } = await load({ locks: { request: refuse } });
  const sent: string[] = [];
  const [one, two] = ['one', 'two'].map((name) => slow(name, sent));
  const answers = [changeInTurn('cart', 'a', one!.request), inTurn('cart', two!.request)];
  await soon();
  expect(sent).toEqual(['one']);
  one!.answer();
  two!.answer();
  expect(await Promise.all(answers)).toEqual(['one', 'two']);
});

test('of several pending changes of one thing, only the last is sent [R-191]', async () => {
  const { changeInTurn, replaced } = await load();
  const sent: string[] = [];
  const presses = ['2', '3', '4'].map((name) => slow(name, sent));
  const [first, ...rest] = presses;
  const answers = [changeInTurn('cart', 'line', first!.request)];
  await soon();
  answers.push(...rest.map(({ request }) => changeInTurn('cart', 'line', request)));
  for (const { answer } of presses) answer();
  expect(await Promise.all(answers)).toEqual(['2', replaced, '4']);
  expect(sent).toEqual(['2', '4']);
});

test('a page that is left sends what waits, once [R-191]', async () => {
  const { changeInTurn, inTurn } = await load();
  const sent: string[] = [];
  const [one, two, read] = ['one', 'two', 'read'].map((name) => slow(name, sent));
  void changeInTurn('cart', 'line', one!.request);
  await soon();
  void changeInTurn('cart', 'line', two!.request);
  void inTurn('cart', read!.request);
  leaving.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual(['one', 'two']);
  one!.answer();
  two!.answer();
  await soon();
  expect(sent).toEqual(['one', 'two', 'read']);
});

test('a request without an answer holds up the next for ten seconds', async () => {
  const { changeInTurn } = await load();
  const sent: string[] = [];
  void changeInTurn('cart', 'a', slow('lost', sent).request);
  void changeInTurn('cart', 'b', slow('next', sent).request);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(sent).toEqual(['lost']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['lost', 'next']);
});
