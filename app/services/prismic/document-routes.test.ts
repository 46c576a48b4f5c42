import { expect, test } from 'vitest';
import { documentPath } from './document-routes';

test.each([
  [{ type: 'page', uid: 'home' }, '/'],
  [{ type: 'page', uid: 'about' }, '/pages/about'],
  [{ type: 'article', uid: 'a/b' }, '/blogs/journal/a%2Fb'],
  [{ type: 'journal' }, '/blogs/journal'],
  [{ type: 'page' }, undefined],
  [{ type: 'theme_settings', uid: 'x' }, undefined],
])('%j has the path that Prismic would set', (document, path) => {
  expect(documentPath(document)).toBe(path);
});
