import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emailField, validEmail } from './email-field';
import { parseFields } from './form-fields';

test.each([
  'ada@example.com',
  "pat.o'brien+lamps@example.co.uk",
  'info@xn--mller-kva.de',
  'info@example.xn--p1ai',
  'sales@3-d-print.example',
])('%s is an email address', (email) => expect(v.is(validEmail(), email)).toBe(true));

test.each([
  '',
  'ada',
  'ada@example',
  'ada@example.',
  'ada@.example',
  'ada@-example.com',
  'ada@example.com\nBcc: eve@example.com',
  'ada@example.com,eve@example.com',
  'ada@eve@example.com',
  '"ada"<ada@example.com>',
  'ma\u212Ae@example.com',
])('%j is not an email address', (email) => {
  const { issues } = v.safeParse(validEmail('wrong'), email, { abortPipeEarly: true });
  expect(issues?.map(({ message }) => message)).toEqual(['wrong']);
});

test.each([
  [{}, 'This field is required.'],
  [{ email: ' ' }, 'This field is required.'],
  [{ email: 'ada' }, 'Please enter a valid email address.'],
  [{ email: `ada@${'x.'.repeat(125)}example` }, 'Too long.'],
])('the message for %j', (fields, message) =>
  expect(parseFields(v.object({ email: emailField('Too long.') }), fields)).toEqual({
    ok: false,
    error: { email: message },
  }),
);

test('spaces around an address are removed', () =>
  expect(v.parse(emailField(), ' ada@example.com ')).toBe('ada@example.com'));
