import { expect, test } from 'vitest';
import { isPrivatePage } from './private-pages';

test.each([
  '/accounts/reset',
  '/accounts/reset.data',
  '/account/reset/1/abc',
  '/account/activate/1/abc',
])('%s holds a secret', (path) => expect(isPrivatePage(path)).toBe(true));

test.each(['/', '/accounts/login', '/account/login', '/accounts/recover', '/pages/accounts/reset'])(
  '%s does not',
  (path) => expect(isPrivatePage(path)).toBe(false),
);
