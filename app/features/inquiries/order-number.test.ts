import { expect, test } from 'vitest';
import { orderNumber } from './order-number';

test.each([
  '#1001',
  '1001',
  ' 1001 ',
  '# 1001',
  '10 01',
  'order 1001',
  'Order #1001',
  'ORDER: 1001',
  'order1001',
  'my order 1001',
  'Order no. 1001',
  'order number 1001',
  'No 1001',
  'Nr. 1001',
  '№ 1001',
  '＃１００１',
  '１００１',
  'order\u00a01001',
])('%j is order #1001', (typed) => expect(orderNumber(typed)).toBe('#1001'));

test.each([
  ['', ''],
  ['  ', ''],
  ['order EN1001-A', 'EN1001-A'],
  ['EN1001', 'EN1001'],
  ['#EN1001', '#EN1001'],
  ['#1001-AU', '#1001-AU'],
  ['1001 and 1002', '1001 and 1002'],
  ['#1001 #1002', '#1001 #1002'],
  ['1001 1002', '1001 1002'],
  ['Ordered in May', 'Ordered in May'],
  ['North 12', 'North 12'],
  ['order', 'order'],
  ['#', '#'],
])('%j stays %j: other names, and what is no number', (typed, name) =>
  expect(orderNumber(typed)).toBe(name),
);
