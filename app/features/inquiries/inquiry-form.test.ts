import { expect, test } from 'vitest';
import { readInquiry } from './inquiry-form';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const hostile = 'Ada\r\nBcc: eve@example.com\u0000\u001B \u0085 Lamb';
const onOneLine = 'Ada Bcc: eve@example.com Lamb';
const message = 'First line\nSecond line';
const email = 'ada@example.com';

test('every field but the message is one line without control characters', () => {
  const contact = formOf({ name: hostile, email, order: 'EN\n\u0007 1001', message });
  expect(readInquiry('contact', contact).fields).toEqual({
    ...{ name: onOneLine, email, order: 'EN 1001', message },
  });
  const trade = formOf({
    ...{ name: hostile, company: hostile, country: hostile, email, message },
    ...{ tax_number: 'GB 123\r4567\n89', phone: '+44\n20', trade: 'Retail' },
  });
  expect(readInquiry('trade', trade).fields).toEqual({
    ...{ name: onOneLine, company: onOneLine, country: onOneLine, email, message },
    ...{ tax_number: 'GB 123 4567 89', phone: '+44 20', trade: 'Retail' },
  });
});

test('an email with another header after it is refused', () => {
  const form = formOf({ name: 'Ada', email: `${email}\r\nBcc: eve@example.com`, message });
  expect(readInquiry('contact', form).errors).toEqual({
    email: 'Please enter a valid email address.',
  });
});

test('a line break counts as one character, as in the browser’s limit', () => {
  const lines = (end: string) => `${'word' + end}`.repeat(799) + 'words';
  const read = readInquiry('contact', formOf({ name: 'Ada', email, message: lines('\r\n') }));
  expect(read.fields?.message).toBe(lines('\n'));
  expect(lines('\n')).toHaveLength(4000);
});

const phoneOf = (phone: string) => {
  const required = { name: 'Ada', company: 'Lamb', country: 'Canada', email };
  const form = formOf({ ...required, tax_number: 'GB 1234', trade: 'Retail', phone });
  return readInquiry('trade', form).fields?.phone;
};

test.each([
  ['', ''],
  ['(02) 5550.0142', '(02) 5550.0142'],
  ['+1 518 555 0142 x12', '+1 518 555 0142 x12'],
  ['+1 518 555 0142, ext. 12', '+1 518 555 0142, ext. 12'],
  ['+1 518 555 0142 Extension 12', '+1 518 555 0142 Extension 12'],
  ['+1 518 555 0142#12', '+1 518 555 0142#12'],
  ['518 555 0142 (ext. 12)', '518 555 0142 (ext. 12)'],
  ['518 555 0142 ext: 12', '518 555 0142 ext: 12'],
  ['518 555 0142; ext 12', '518 555 0142; ext 12'],
  ['\u202A+1 518\u200B 555 0142\u202C', '+1 518 555 0142'],
  ['\u200E', ''],
  ['518\u2011555\u20130142', '518-555-0142'],
])('%j is a phone number', (typed, sent) => expect(phoneOf(typed)).toBe(sent));

test.each(['ext. 12', '555 0142 x', '555 0142 x12 x13', '()', '- 12 x1234', 'call me'])(
  '%j is no phone number',
  (typed) => expect(phoneOf(typed)).toBeUndefined(),
);
