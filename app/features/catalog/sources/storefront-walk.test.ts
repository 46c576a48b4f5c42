import { expect, test } from 'vitest';
import { cursorBefore, hasNextPage, pageWithTags } from './storefront-walk.server';

function listOf(total: number) {
  const steps: number[] = [];
  const read = ({ first, after }: { first: number; after: string | null }) => {
    steps.push(first);
    const end = Math.min(total, Number(after ?? 0) + first);
    return Promise.resolve({ hasNextPage: end < total, endCursor: end > 0 ? String(end) : null });
  };
  return { steps, at: (pageNo: number) => cursorBefore({ pageNo }, read) };
}

test('the first page needs no walk', async () => {
  const list = listOf(0);
  expect(await list.at(0)).toEqual({ cursor: null, pastEnd: false });
  expect(list.steps).toEqual([]);
});

test('a page starts after all the products of the pages before it', async () => {
  const list = listOf(1000);
  expect(await list.at(3)).toEqual({ cursor: '60', pastEnd: false });
  expect(await list.at(27)).toEqual({ cursor: '540', pastEnd: false });
  expect(list.steps).toEqual([60, 250, 250, 40]);
});

test('a page that would start at or after the end is past it', async () => {
  expect((await listOf(60).at(3)).pastEnd).toBe(true);
  expect((await listOf(61).at(3)).pastEnd).toBe(false);
  expect((await listOf(0).at(1)).pastEnd).toBe(true);
});

test('a walk has an end even where the list has none', async () => {
  const list = listOf(1_000_000);
  expect((await list.at(5000)).pastEnd).toBe(true);
  expect(list.steps.length).toBe(8);
});

test('the last page that the walk can reach has no next page', async () => {
  const list = listOf(1_000_000);
  const more = { hasNextPage: true, endCursor: '1' };
  const hasNext = async (pageNo: number) => hasNextPage({ pageNo }, await list.at(pageNo), more);
  expect([(await list.at(100)).pastEnd, (await list.at(101)).pastEnd]).toEqual([false, true]);
  expect([await hasNext(99), await hasNext(100)]).toEqual([true, false]);
});

test('groups of tags leave out what lacks one, but not products whose tags can’t be read [R-362]', async () => {
  const groups = [['Colour~Black'], ['Room~Hall', 'Room~Attic']];
  const node = (handle: string, tags?: string[]) => ({ handle, productType: 'Lamp', tags });
  const found = (...nodes: ReturnType<typeof node>[]) =>
    pageWithTags({ pageNo: 0 }, groups, () =>
      Promise.resolve({ nodes, pageInfo: { hasNextPage: false, endCursor: null } }),
    );
  const both = node('a', ['colour~black', 'Room~Attic']);
  expect((await found(both, node('b', ['Colour~Black']), node('c', []))).handles).toEqual(['a']);
  expect(await found(node('a'), node('b'))).toEqual({
    handles: ['a', 'b'],
    count: 2,
    hasNext: false,
  });
});
