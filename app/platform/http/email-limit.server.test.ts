import { expect, test } from 'vitest';
import { allowEmail, mailboxOf } from './email-limit.server';

test.each([
  [' Ada@Example.com ', 'ada@example.com'],
  ['ada+sale@example.com', 'ada@example.com'],
  ['ada.lamb@example.com', 'ada.lamb@example.com'],
  ['A.da.Lamb+x@googlemail.com', 'adalamb@gmail.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['ada.lamb@exa+mple.com', 'ada.lamb@exa+mple.com'],
  ['a.da@notgooglemail.com', 'a.da@notgooglemail.com'],
  ['a.da@googlemail.com.example', 'a.da@googlemail.com.example'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('%s is counted as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('the counter sees a hash, the same for all spellings [V6.3.1]', async () => {
  const keys: string[] = [];
  const limits = { allow: async (_: string, key: string) => keys.push(key) > 0 };
  const context = { limits, env: { SESSION_SECRET: 'a secret of at least thirty-two characters' } };
  await allowEmail(context, 'newsletter', 'ada@example.com');
  await allowEmail(context, 'newsletter', 'Ada+1@example.com');
  expect(keys[0]).toMatch(/^[\da-f]{64}$/);
  expect(keys[1]).toBe(keys[0]);
});
