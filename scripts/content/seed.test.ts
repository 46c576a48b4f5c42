import { expect, test } from 'vitest';
import { progressOf } from './seed';

test('progress counts pictures and documents', () => {
  const counts = { current: 12, remaining: 55, total: 67 };
  const lines = [
    progressOf({ type: 'start', data: { pending: { documents: 67, assets: 67 } } }),
    progressOf({ type: 'assets:creating', data: { ...counts, asset: {} as never } }),
    progressOf({ type: 'documents:creating', data: { ...counts, document: {} as never } }),
    progressOf({ type: 'documents:updating', data: { ...counts, document: {} as never } }),
    progressOf({ type: 'documents:updated', data: { updated: 67 } }),
  ];
  expect(lines).toEqual([
    null,
    'picture 12 of 67',
    'empty document 12 of 67',
    'contents 12 of 67',
    null,
  ]);
});
