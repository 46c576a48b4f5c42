import { afterEach, expect, test, vi } from 'vitest';
import { readStorage, writeStorage } from './browser-storage';

afterEach(() => vi.restoreAllMocks());

test('a storage that is denied is logged in the console, and nothing else fails [R-344]', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(readStorage('currency')).toBeNull();
  writeStorage('currency', 'USD');
  writeStorage('currency', null);
  const logged = warned.mock.calls.map(([text]) => text as string);
  expect(logged).toEqual([
    "The browser's storage could not be read: currency.",
    "The browser's storage could not be written: currency.",
    "The browser's storage could not be written: currency.",
  ]);
});
