import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test('a line end of a form is one character', () => {
  expect(plainText(' one\r\ntwo\rthree\n\r\n')).toBe('one\ntwo\nthree');
});
