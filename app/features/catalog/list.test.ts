import { expect, test } from 'vitest';
import { listSearch, readListQuery } from './list';

const read = (search: string) => readListQuery(new URLSearchParams(search));

test.each(['', 'pageNo=', 'pageNo=x', 'pageNo=-1', 'pageNo=1.5', 'pageNo=1e3', 'pageNo=99999999'])(
  'a page number that is none is the first page: %s',
  (search) => expect(read(search).pageNo).toBe(0),
);

test('pages count from 0', () => {
  expect(read('pageNo=0').pageNo).toBe(0);
  expect(read('pageNo=7').pageNo).toBe(7);
});

test('an unknown sort is the list’s own order', () => {
  expect(read('sort=price-ascending').sort).toBe('price-ascending');
  for (const sort of ['cheapest', '', 'toString', '__proto__']) {
    expect(read(`sort=${sort}`).sort).toBeNull();
  }
});

test('an address says only what differs from the first page in its own order', () => {
  expect(listSearch({ pageNo: 0, sort: null })).toBe('');
  expect(listSearch({ pageNo: 2, sort: 'best-selling' }, { q: 'oak & ash' })).toBe(
    '?q=oak+%26+ash&sort=best-selling&pageNo=2',
  );
});
