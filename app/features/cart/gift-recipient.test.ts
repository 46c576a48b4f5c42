import { expect, test } from 'vitest';
import { recipientFields, recipientIn } from './gift-recipient';
import { recipientWords } from './recipient-words';
import { recipientAttributes, recipientOf, withoutPastDay } from './recipient-attributes';
import { isSendDay } from './send-days';

const ana = {
  ...{ email: 'ana@example.com', name: 'Ana', message: 'For the\nhall' },
  ...{ sendOn: '2026-12-24', offset: '300' },
};
const someone = { email: 'b@example.com', name: '', message: '', sendOn: '', offset: '' };

test('a recipient is kept in the line attributes that Shopify sends gift cards by', () => {
  expect(recipientAttributes(ana)).toEqual([
    { key: '__shopify_send_gift_card_to_recipient', value: 'on' },
    { key: 'Recipient email', value: 'ana@example.com' },
    { key: 'Recipient name', value: 'Ana' },
    { key: 'Message', value: 'For the\nhall' },
    { key: 'Send on', value: '2026-12-24' },
    { key: '__shopify_offset', value: '300' },
  ]);
  expect(recipientAttributes(undefined)).toEqual([]);
  for (const one of [ana, someone]) {
    expect(recipientOf([{ key: '_size', value: 'x' }, ...recipientAttributes(one)])).toEqual(one);
    const form = new FormData();
    for (const [name, value] of Object.entries(recipientFields(one))) form.set(name, value);
    expect(recipientIn(form)).toEqual(one);
    form.delete('recipient');
    expect(recipientIn(form)).toBeUndefined();
  }
  expect(recipientOf([{ key: 'Recipient email', value: 'ana@example.com' }])).toBeUndefined();
});

test('a day that has passed, with its time zone, is left out of a line', () => {
  const line = [{ key: '_size', value: 'x' }, ...recipientAttributes(ana)];
  expect(withoutPastDay(line, Date.parse('2026-12-24T12:00:00Z'))).toEqual(line);
  expect(withoutPastDay(line, Date.parse('2026-12-27T12:00:00Z'))).toEqual([
    { key: '_size', value: 'x' },
    ...recipientAttributes({ ...ana, sendOn: '', offset: '' }),
  ]);
  const [, email, , , day] = recipientAttributes(ana);
  // Not a gift card for someone else.
  expect(withoutPastDay([email!, day!], Date.parse('2027-01-01'))).toEqual([email, day]);
});

test('a line says to whom a gift card goes, when, and with which words', () => {
  expect(recipientWords(ana, 'en-US')).toEqual([
    'To: Ana, ana@example.com',
    'Sent on: Thu, Dec 24, 2026',
    'Message: For the\nhall',
  ]);
  expect(recipientWords(someone, 'en-US')).toEqual(['To: b@example.com']);
  expect(recipientWords({ ...someone, sendOn: 'soon' }, 'en-US')).toEqual(['To: b@example.com']);
  expect(recipientWords(undefined, 'en-US')).toEqual([]);
});

test.each([
  // 20:00 in New York is the next day in UTC.
  ['2026-11-25', '300', true],
  ['2026-11-24', '300', false],
  ['2027-02-23', '300', true],
  ['2027-02-24', '300', false],
  // The time zone isn't known.
  ['2026-11-25', '', true],
  ['2026-11-24', '', false],
  ['2027-02-24', '', true],
  ['2027-02-25', '', false],
  ['', '', true],
  ['2027-02-30', '', false],
  ['tomorrow', '', false],
])('sent on %j with the offset %j: %s', (day, offset, expected) => {
  expect(isSendDay(day, offset, Date.parse('2026-11-26T01:00:00Z'))).toBe(expected);
});
