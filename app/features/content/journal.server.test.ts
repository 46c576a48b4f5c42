import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { readArticleCard } from './journal.server';

const at = (timeZone: string) =>
  ({ market: { store: { timeZone, regions: [{ country: 'US' }] } } }) as unknown as Context;

const article = (published: string | null, own: string | null = null) => ({
  uid: 'light',
  first_publication_date: published,
  data: { title: 'Light', published_on: own },
});

test.each([
  ['the day before', 'Australia/Sydney', '2026-11-20T22:30:00+0000', '2026-11-21'],
  ['the day after', 'America/New_York', '2026-11-21T01:30:00+0000', '2026-11-20'],
])('an article has its store’s day where UTC has %s', (_, timeZone, published, day) => {
  expect(readArticleCard(at(timeZone), article(published))?.date).toBe(day);
});

test('a card of an article in another language than the store’s has this language', () => {
  const contextOf = (contentLanguage: string) => {
    const { market } = at('UTC');
    return { market: { store: { ...market.store, contentLanguage } } } as unknown as Context;
  };
  const card = (store: string) =>
    readArticleCard(contextOf(store), { ...article(null), lang: 'en-us' });
  expect(card('de-de')?.lang).toBe('en-us');
  expect(card('en-us')).not.toHaveProperty('lang');
});

test('the editors’ date counts first, and a draft has none', () => {
  const sydney = at('Australia/Sydney');
  const own = article('2026-11-20T22:30:00+0000', '2026-05-01');
  expect(readArticleCard(sydney, own)?.date).toBe('2026-05-01');
  expect(readArticleCard(sydney, article(null))?.date).toBeNull();
});
