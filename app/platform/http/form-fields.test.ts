import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { parseFields } from './form-fields';

test('gives the first message of each field', () => {
  const schema = v.object({
    a: v.pipe(v.string(), v.minLength(3, 'too short'), v.regex(/^x/, 'no x')),
    b: v.pipe(v.string(), v.nonEmpty('empty')),
  });
  expect(parseFields(schema, { a: 'y', b: '' })).toEqual({
    ok: false,
    error: { a: 'too short', b: 'empty' },
  });
  expect(parseFields(schema, { a: 'xyz', b: 'z' })).toEqual({
    ok: true,
    value: { a: 'xyz', b: 'z' },
  });
});

test('a field that is missing has a message in the words of the shop', () => {
  expect(parseFields(v.object({ email: v.string('Please enter an e-mail.') }), {})).toEqual({
    ok: false,
    error: { email: 'Please check this field.' },
  });
});

test('a pattern never sees a text that is too long', () => {
  const pattern = vi.fn(() => true);
  const field = v.pipe(v.string(), v.maxLength(255, 'too long'), v.check(pattern, 'wrong'));
  const fields = new FormData();
  fields.set('email', '.'.repeat(30_000));
  expect(parseFields(v.object({ email: field }), fields)).toEqual({
    ok: false,
    error: { email: 'too long' },
  });
  expect(pattern).not.toHaveBeenCalled();
});
