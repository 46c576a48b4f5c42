import { expect, test } from 'vitest';
import { noFilter, priceProblem } from './filters';
import {
  firstPage,
  listSearch,
  listWith,
  pageCountOf,
  pageNosOf,
  readListQuery,
} from './product-list';

const read = (search: string) => readListQuery(new URLSearchParams(search));

test.each(['', 'pageNo=', 'pageNo=x', 'pageNo=-1', 'pageNo=1.5', 'pageNo=1e3', 'pageNo=99999999'])(
  'a page number that is none is the first page: %s [V1.4.2]',
  (search) => expect(read(search).pageNo).toBe(0),
);

test('pages count from 0 [R-056]', () => {
  expect(read('pageNo=0').pageNo).toBe(0);
  expect(read('pageNo=7').pageNo).toBe(7);
});

test('an unknown sort is the list’s own order [R-056]', () => {
  expect(read('sort=price-ascending').sort).toBe('price-ascending');
  for (const sort of ['cheapest', '', 'toString', '__proto__']) {
    expect(read(`sort=${sort}`).sort).toBeNull();
  }
});

test('a URL has only what differs from the first page in the default order', () => {
  expect(listSearch(firstPage)).toBe('');
  expect(
    listSearch({ pageNo: 2, sort: 'best-selling', filter: noFilter }, { q: 'oak & ash' }),
  ).toBe('?q=oak+%26+ash&sort=best-selling&pageNo=2');
});

test('filters are readable in the URL, and a URL gives the same list again [R-056] [R-075] [R-123]', () => {
  const search =
    '?type=Pendant&tag=Colour~Black%7CColour~White,Material~Brass&minPrice=10&maxPrice=250&inStock=true';
  const query = read(search);
  expect(query.filter).toEqual({
    types: [['Pendant']],
    tags: [['Colour~Black', 'Colour~White'], ['Material~Brass']],
    price: { min: 10, max: 250 },
    inStock: true,
  });
  expect(listSearch(query)).toBe(search);
});

test('a value with separators keeps them, and other values are written as before', () => {
  const values = [
    ['Lamp, wall', 'A|B'],
    ['A\\B', 'end\\', '\\\\', ',', '\\,x|'],
  ];
  const query = {
    ...firstPage,
    filter: { ...noFilter, types: values, tags: [...values, ['Size~10,5']] },
  };
  expect(read(listSearch(query)).filter).toEqual(query.filter);
  expect(read('type=A\\B|C,D').filter.types).toEqual([['A\\B', 'C'], ['D']]);
  expect(listSearch({ ...firstPage, filter: { ...noFilter, types: [['A\\B']] } })).toBe(
    '?type=A%5CB',
  );
});

test('cards know their page, also after short and empty pages', () => {
  const page = (...ids: string[]) => ({ products: ids.map((id) => ({ id })) });
  const pageNos = pageNosOf([page('a', 'b'), page(), page('b', 'c')], 3);
  expect([...pageNos]).toEqual([
    ['a', 3],
    ['b', 3],
    ['c', 5],
  ]);
});

test('a list’s last page is the one without a next page, whatever was counted', () => {
  expect(pageCountOf({ count: 41, hasNext: true }, 0)).toBe(3);
  expect(pageCountOf({ count: 39, hasNext: true }, 1)).toBe(3);
  expect(pageCountOf({ count: 999, hasNext: false }, 1)).toBe(2);
  expect(pageCountOf({ count: null, hasNext: true }, 1)).toBeNull();
});

test('only `inStock=true` leaves out what is sold out [R-124]', () => {
  expect(read('inStock=true').filter.inStock).toBe(true);
  for (const search of ['', 'inStock=', 'inStock=1', 'inStock=false']) {
    expect(read(search).filter.inStock).toBe(false);
  }
});

test('filtering or sorting a list returns to its first page', () => {
  const deep = read('?pageNo=4&sort=best-selling');
  expect(listWith(deep, { filter: noFilter }).pageNo).toBe(0);
  expect(listWith(deep, { sort: null })).toEqual(firstPage);
});

test('a price range without ends is no filter, and no mistake [R-056]', () => {
  for (const search of ['minPrice=0&maxPrice=', 'minPrice=&maxPrice=999999999']) {
    expect(read(search).filter.price).toBeNull();
    expect(priceProblem(new URLSearchParams(search))).toBeNull();
  }
  expect(read('minPrice=0&maxPrice=40').filter.price).toEqual({ min: 0, max: 40 });
});
