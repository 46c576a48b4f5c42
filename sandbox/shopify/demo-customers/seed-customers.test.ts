import { expect, test } from 'vitest';
import { verifyPassword } from '../customers/passwords';
import { demoCustomers } from './seed-customers';

test('the demo customers sign in with lintel-demo', async () => {
  for (const { password } of demoCustomers) {
    expect(await verifyPassword('lintel-demo', password)).toBe(true);
  }
});
