import { afterEach, expect, test, vi } from 'vitest';
import type { PageSlice } from '~/slices/page-slice';
import { openZone, type Reply } from './zone';

afterEach(() => {
  vi.useRealTimers();
});

const usp = (id: string, title: string) => ({ id, slice_type: 'usp', primary: { title } });
const loaded = (text: string) =>
  ({ type: 'usp', id: 'usp-0', loaded: text }) as unknown as PageSlice;

/** A zone whose requests are answered by the test. */
function zoneWithRequests() {
  const requests: { texts: readonly string[]; answer(reply: Reply): void }[] = [];
  const zone = openZone((texts) => new Promise((answer) => requests.push({ texts, answer })), {
    pauseMs: 0,
    retryMs: 0,
    limitMs: 60_000,
  });
  const titles = () =>
    zone.get().map(({ slice }) => slice && JSON.parse(Object(slice).loaded).primary.title);
  const request = (index: number) =>
    vi.waitFor(() => {
      const found = requests[index];
      if (!found) throw new Error('No request yet');
      return found;
    });
  const answer = async (index: number, reply?: Reply) => {
    const { texts, answer } = await request(index);
    answer(reply ?? texts.map(loaded));
  };
  return { zone, requests, titles, request, answer };
}

test('a change sends only the changed slice, and the others stay', async () => {
  const { zone, requests, titles, request, answer } = zoneWithRequests();
  zone.show([usp('a', 'One'), usp('b', 'Two')]);
  await answer(0);
  await vi.waitFor(() => expect(titles()).toEqual(['One', 'Two']));
  zone.show([usp('a', 'One'), usp('b', 'Three')]);
  expect(titles()).toEqual(['One', 'Two']);
  expect((await request(1)).texts).toEqual([JSON.stringify(usp('b', 'Three'))]);
  await answer(1);
  await vi.waitFor(() => expect(titles()).toEqual(['One', 'Three']));
  zone.show([usp('b', 'Three'), usp('a', 'One')]);
  expect(titles()).toEqual(['Three', 'One']);
  expect(requests).toHaveLength(2);
});

test('changes during a request wait for it, and only the newest is sent', async () => {
  const { zone, requests, titles, answer } = zoneWithRequests();
  for (const title of ['H', 'He', 'Hel', 'Hell', 'Hello']) zone.show([usp('a', title)]);
  await answer(0);
  await answer(1);
  await vi.waitFor(() => expect(titles()).toEqual(['Hello']));
  expect(requests.map(({ texts }) => JSON.parse(texts[0]!).primary.title)).toEqual(['H', 'Hello']);
});

test('a failed request is repeated with the newest slices', async () => {
  const { zone, titles, request, answer } = zoneWithRequests();
  zone.show([usp('a', 'One')]);
  const { texts } = await request(0);
  expect(texts).toHaveLength(1);
  zone.show([usp('a', 'Two')]);
  await answer(0, 'failed');
  await answer(1);
  await vi.waitFor(() => expect(titles()).toEqual(['Two']));
});

test('a limited slice is sent again later, and does not hold up the others', async () => {
  vi.useFakeTimers();
  const { zone, requests, titles, request, answer } = zoneWithRequests();
  zone.show([usp('a', 'One'), usp('b', 'Two')]);
  await answer(0, [loaded(JSON.stringify(usp('a', 'One'))), 'limited']);
  await vi.waitFor(() => expect(titles()).toEqual(['One', undefined]));
  zone.show([usp('a', 'Three'), usp('b', 'Two')]);
  expect((await request(1)).texts).toEqual([JSON.stringify(usp('a', 'Three'))]);
  await answer(1);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await request(2)).texts).toEqual([JSON.stringify(usp('b', 'Two'))]);
  await answer(2);
  await vi.waitFor(() => expect(titles()).toEqual(['Three', 'Two']));
  expect(requests).toHaveLength(3);
});

test('slices that cannot be shown have a reason, until they change', async () => {
  const { zone, titles, answer } = zoneWithRequests();
  const problems = () => zone.get().map(({ problem }) => problem);
  zone.show([usp('a', 'One'), { slice_type: 'surprise' }]);
  await answer(0, [loaded(JSON.stringify(usp('a', 'One'))), null]);
  await vi.waitFor(() => expect(problems()).toEqual([undefined, 'invalid']));
  zone.show([usp('a', 'x'.repeat(300_000)), usp('b', 'Two')]);
  await answer(1, 'large');
  await answer(2);
  await vi.waitFor(() => expect(problems()).toEqual(['large', undefined]));
  expect(titles()).toEqual([undefined, 'Two']);
});

test('what is no slice, and slices with the same id, have their own places', async () => {
  const { zone, answer } = zoneWithRequests();
  zone.show([usp('a', 'One'), usp('a', 'Two'), null, 'text', undefined]);
  await answer(0);
  expect(new Set(zone.get().map(({ key }) => key)).size).toBe(5);
});
