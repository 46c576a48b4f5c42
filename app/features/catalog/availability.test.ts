import { expect, test } from 'vitest';
import { availabilityOf, fewLeft, isoDay, stockText } from './availability';

const variant = {
  inventory: 5,
  policy: 'DENY' as 'DENY' | 'CONTINUE',
  available: true,
  preorder: null as string | null,
  backorder: null as string | null,
};

test('stock that must not be oversold can be added [R-135]', () => {
  expect(availabilityOf(variant)).toMatchObject({ button: 'add', label: 'Add to bag' });
});

test('nothing left that must not be oversold is out of stock and offers to notify [R-137] [R-139]', () => {
  const soldOut = { ...variant, inventory: 0, available: false };
  expect(availabilityOf(soldOut)).toMatchObject({
    button: 'out-of-stock',
    label: 'Out of stock',
    notify: true,
  });
  expect(availabilityOf({ ...soldOut, inventory: -2 }).button).toBe('out-of-stock');
});

test('what may be oversold is added whatever the stock, and never offers to notify [R-135]', () => {
  for (const inventory of [-3, 0, 4]) {
    const continued = { ...variant, policy: 'CONTINUE' as const, inventory, available: false };
    expect(availabilityOf(continued)).toMatchObject({ button: 'add', notify: false });
  }
});

test('an oversold variant is a preorder first, else a backorder, and has its text [R-136]', () => {
  const none = { ...variant, policy: 'CONTINUE' as const, inventory: 0 };
  const both = { ...none, preorder: 'Ships in May', backorder: 'Six weeks' };
  expect(availabilityOf(both)).toMatchObject({ label: 'Preorder', message: 'Ships in May' });
  expect(availabilityOf({ ...both, preorder: null })).toMatchObject({
    label: 'Backorder',
    message: 'Six weeks',
  });
  expect(availabilityOf(none)).toMatchObject({ label: 'Add to bag', message: null });
});

test('the texts are not shown while there is stock', () => {
  const stocked = { ...variant, policy: 'CONTINUE' as const, backorder: 'Six weeks' };
  expect(availabilityOf(stocked)).toMatchObject({ label: 'Add to bag', message: null });
});

test('without a selected variant an option must be selected [R-138]', () => {
  expect(availabilityOf(null)).toMatchObject({ button: 'select-option', label: 'Select Option' });
});

test.each([
  [1, 1],
  [5, 5],
  [6, null],
  [0, null],
  // The stock can't be read, or the variant can be oversold.
  [null, null],
])('with %s pieces available, the page shows %s [R-143]', (left, told) => {
  expect(fewLeft({ left })).toBe(told);
});

test('a day may be given with its time, and anything else is none', () => {
  expect(['2027-01-18', '2027-01-18T09:00:00Z', 'soon', '', null].map(isoDay)).toEqual([
    '2027-01-18',
    '2027-01-18',
    null,
    null,
    null,
  ]);
});

test('agents get a date of shipping only while it is ahead', () => {
  const stock = { available: true, inventory: 0, policy: 'CONTINUE' as const };
  const preorder = { ...variant, ...stock, preorder: 'Ships in May.', availableFrom: '2027-05-03' };
  expect(stockText(preorder, '2027-05-02')).toBe('Preorder: Ships in May. (ships from 2027-05-03)');
  expect(stockText(preorder, '2027-05-03')).toBe('Preorder: Ships in May.');
});
