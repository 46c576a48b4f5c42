import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { findTranslation } from './translations.server';

const languages = { 'en-us': 'about', 'fr-fr': 'a-propos' };
const [english, french] = Object.entries(languages).map(([lang, uid]) => ({ lang, uid }));
const document = { ...french, alternate_languages: [english] };

test.each([
  ['en-us', undefined, '/pages/about'],
  ['de-de', 'en-us', '/pages/about'],
  ['de-de', 'fr-fr', null],
  ['de-de', undefined, null],
])(
  'a French page’s address in a store in %s with the fallback language %s leads to %s [R-060]',
  async (contentLanguage, fallbackLanguage, path) => {
    const context = {
      market: { store: { contentLanguage, fallbackLanguage } },
      preview: {},
      cache: { read: () => Promise.resolve([document]) },
    } as unknown as Context;
    expect(await findTranslation(context, '/pages/a-propos')).toBe(path);
  },
);
