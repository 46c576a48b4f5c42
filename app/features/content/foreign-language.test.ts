import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { atomFeed } from './atom-feed';
import { getEnrichment } from './enrichment.server';
import { getJournal, getJournalFeed } from './journal.server';
import { getQuiz } from './quiz.server';

const answers = ['One', 'Two'].map((answer) => ({ answer }));
const question = { slice_type: 'quiz_question', primary: { question: 'Where?' }, items: answers };
const document = {
  ...{ id: 'a', uid: 'light', lang: 'en-us', tags: [], alternate_languages: [] },
  first_publication_date: '2026-11-20T22:30:00+0000',
  last_publication_date: null,
  data: { title: 'Light', body: [question], results: [{ title: 'Lamps' }] },
};

/** All documents are in English. */
function contextOf(contentLanguage: string): Context {
  const known: Record<string, unknown> = {
    document,
    newest: [document],
    'own-dates': [],
    list: { results: [document], total_pages: 1, total_results_size: 1 },
  };
  return {
    market: { store: { contentLanguage, timeZone: 'UTC', regions: [] } },
    preview: {},
    cache: { read: ({ key: [kind = ''] }: { key: string[] }) => Promise.resolve(known[kind]) },
  } as unknown as Context;
}

test.each([
  ['de-de', 'en-us'],
  ['en-us', undefined],
])('for a store in %s, English documents have the language %s', async (store, lang) => {
  const context = contextOf(store);
  const page = await getJournal(context, { page: 0, tag: undefined });
  expect((await getQuiz(context))?.lang).toBe(lang);
  expect((await getEnrichment(context, 'lamp'))?.lang).toBe(lang);
  expect([page?.journal.lang, page?.articles[0]?.lang]).toEqual([lang, lang]);
});

test('an article in another language is marked in the feed', async () => {
  const { articles } = await getJournalFeed(contextOf('de-de'));
  const feed = atomFeed({
    ...{ title: 'Journal', author: 'Lintel', lang: 'de-DE', page: '/', self: '/feed' },
    articles: articles.map((article) => ({ ...article, url: '/light', date: article.published })),
  });
  expect(feed).toContain('<entry xml:lang="en-us">');
});
