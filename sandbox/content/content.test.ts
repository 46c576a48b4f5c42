import { expect, test } from 'vitest';
import { languages, types, type Documents, type StoredDocument } from '../prismic/document';
import { currencies } from '../seed/types';
import * as content from './index';

const { published, drafts, releases }: Documents = content;
const { makeSeed, products } = content;
const planned = releases.flatMap(({ documents }) => documents);

test('documents have an id, a known type, a known language and fields', () => {
  for (const document of [...published, ...drafts, ...planned] as StoredDocument[]) {
    expect(document.id).toMatch(/^[\w-]+$/);
    expect(Object.keys(types)).toContain(document.type);
    expect(languages.map(({ id }) => id)).toContain(document.lang);
    expect(document.data).toEqual(expect.any(Object));
    expect(document.alternate_languages).toEqual(expect.any(Array));
  }
  const ids = (published as StoredDocument[]).map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('products have a handle each, a variant at least, and prices in every currency', () => {
  const seed = makeSeed();
  const handles = seed.products.map(({ handle }) => handle);
  expect(handles.filter((handle, index) => handles.indexOf(handle) !== index)).toEqual([]);
  for (const { handle, variants } of seed.products) {
    expect(variants.length, handle).toBeGreaterThan(0);
    for (const { prices } of variants)
      expect(Object.keys(prices), handle).toEqual(expect.arrayContaining([...currencies]));
  }
  expect([...products()].length).toBe(seed.products.length);
});
