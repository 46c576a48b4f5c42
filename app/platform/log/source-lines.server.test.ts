import { expect, test } from 'vitest';
import { withSourceLines } from './source-lines.server';

/**
 * Bundle lines 10 to 19 come from app/a.ts, starting at line 3; later lines come from app/b.tsx, starting at line 40.
 */
const table = 'app/a.ts\napp/b.tsx\n\n0,-1,0 9,0,3 a,1,14';

test('places in the built Worker become lines of the sources', () => {
  const stack = 'at load (index.js:12:7) | at async render (file:///srv/index.js:21:3)';
  expect(withSourceLines(stack, table)).toBe(
    'at load (app/a.ts:5) | at async render (app/b.tsx:41)',
  );
});

test('places in packages, and stacks without a table, stay as they are', () => {
  expect(withSourceLines('at x (index.js:4:1)', table)).toBe('at x (index.js:4:1)');
  expect(withSourceLines('at x (index.js:12:7)', undefined)).toBe('at x (index.js:12:7)');
});

test('a place is named from its first line on, with all its digits', () => {
  expect(withSourceLines('(index.js:10:123)', table)).toBe('(app/a.ts:3)');
  expect(withSourceLines('(index.js:9:1)', table)).toBe('(index.js:9:1)');
});

test('a table without entries names nothing', () => {
  expect(withSourceLines('at x (index.js:4:1)', 'app/a.ts')).toBe('at x (index.js:4:1)');
  expect(withSourceLines('at x (index.js:4:1)', 'app/a.ts\n\n2')).toBe('at x (index.js:4:1)');
});
