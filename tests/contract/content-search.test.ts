import { filter } from '@prismicio/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentClient, searchContent } from '../support/content-client';
import { startSandbox, type Sandbox } from '../support/sandbox';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const newestFirst = [
  { field: 'document.first_publication_date', direction: 'desc' },
] as const satisfies object[];
const articles = [
  'how-high-to-hang-a-pendant',
  'living-with-unlacquered-brass',
  'a-table-for-an-ordinary-tuesday',
  'linen-and-what-washing-does-to-it',
];

test('the repository document names refs, languages, types, tags and the search form', async () => {
  const repository = await contentClient(sandbox).getRepository();
  expect(repository.refs).toEqual([
    { id: 'master', ref: 'master-1', label: 'Master', isMasterRef: true },
  ]);
  expect(repository.languages.map(({ id }) => id)).toEqual(['en-us', 'en-gb']);
  expect(Object.keys(repository.types)).toContain('theme_settings');
  expect(repository.tags).toContain('Materials');
  expect(repository.forms.everything?.action).toBe(
    `${sandbox.origin}/prismic/api/v2/documents/search`,
  );
});

test('a page is found by uid in the master language unless another is asked for', async () => {
  const client = contentClient(sandbox);
  const home = await client.getByUID('page', 'home');
  expect(home).toMatchObject({ uid: 'home', type: 'page', lang: 'en-us', url: null });
  const british = await client.getByUID('page', 'home', { lang: 'en-gb' });
  expect(british.lang).toBe('en-gb');
  expect(home.alternate_languages).toEqual([
    { id: british.id, uid: 'home', type: 'page', lang: 'en-gb' },
  ]);
  expect(home.href).toContain(encodeURIComponent(home.id));
});

test('single documents, documents by id and in every language', async () => {
  const client = contentClient(sandbox);
  const theme = await client.getSingle('theme_settings');
  expect(theme.uid).toBeNull();
  expect(theme.data.messages).toHaveLength(3);
  expect(await client.getByID(theme.id)).toMatchObject({ id: theme.id });
  const both = await client.getAllByType('theme_settings', { lang: '*' });
  expect(both.map(({ lang }) => lang).sort()).toEqual(['en-gb', 'en-us']);
  expect(await client.getAllByIDs([theme.id])).toHaveLength(1);
});

test('articles are ordered, listed by tag and paged', async () => {
  const client = contentClient(sandbox);
  const all = await client.getByType('article', { orderings: newestFirst.slice() });
  expect(all.results.map(({ uid }) => uid)).toEqual(articles);
  expect(all).toMatchObject({ page: 1, results_per_page: 20, total_pages: 1, next_page: null });
  const tagged = await client.getByTag('Materials', { orderings: newestFirst.slice() });
  expect(tagged.results.map(({ uid }) => uid)).toEqual([articles[1], articles[3]]);
  const second = await client.getByType('article', {
    orderings: newestFirst.slice(),
    pageSize: 3,
    page: 2,
  });
  expect(second.results.map(({ uid }) => uid)).toEqual([articles[3]]);
  expect(second).toMatchObject({ results_size: 1, total_results_size: 4, total_pages: 2 });
  expect(second.prev_page).toContain('page=1');
});

test('neighbours are what comes after a document in either direction', async () => {
  const client = contentClient(sandbox);
  const brass = await client.getByUID('article', 'living-with-unlacquered-brass');
  const neighbour = async (direction: 'asc' | 'desc') =>
    (
      await client.getByType('article', {
        after: brass.id,
        pageSize: 1,
        orderings: [{ field: 'document.first_publication_date', direction }],
      })
    ).results[0]?.uid;
  expect(await neighbour('desc')).toBe(articles[2]);
  expect(await neighbour('asc')).toBe(articles[0]);
  const nowhere = await client.getByType('article', { after: 'ZZZZ' });
  expect(nowhere).toMatchObject({ results: [], total_results_size: 0 });
});

test('page size is 20 and at most 100; a page past the end is empty', async () => {
  const first = await searchContent(sandbox, { lang: '*' });
  expect(first.body).toMatchObject({ results_per_page: 20, results_size: 20 });
  expect(first.body.next_page).toContain('page=2');
  const large = await searchContent(sandbox, { lang: '*', pageSize: '500' });
  expect(large.body).toMatchObject({ results_per_page: 100, total_pages: 1 });
  const past = await searchContent(sandbox, { page: '99' });
  expect(past.body).toMatchObject({ results: [], next_page: null });
});

const uids = async (...filters: string[]) => {
  const { results } = await contentClient(sandbox).get({ filters, pageSize: 100 });
  return results.map(({ uid }) => uid).sort();
};
const isArticle = filter.at('document.type', 'article');

test('predicates select by value, list, text and presence', async () => {
  expect(await uids(filter.in('my.page.uid', ['about', 'faqs', 'gone']))).toEqual([
    'about',
    'faqs',
  ]);
  expect(await uids(isArticle, filter.at('document.tags', ['Materials', 'Textiles']))).toEqual([
    articles[3],
  ]);
  expect(await uids(isArticle, filter.any('document.tags', ['Guides', 'Textiles']))).toEqual(
    [articles[0], articles[3]].sort(),
  );
  expect(await uids(isArticle, filter.not('my.article.author', 'Ines Okafor'))).toEqual(
    [articles[1], articles[3]].sort(),
  );
  expect(await uids(filter.fulltext('document', 'unlacquered thumbprint'))).toEqual([articles[1]]);
  expect(await uids(filter.fulltext('my.article.title', 'LINEN'))).toEqual([articles[3]]);
  expect(await uids(isArticle, filter.has('my.article.seo_title'))).toHaveLength(4);
  expect(await uids(isArticle, filter.missing('my.article.image'))).toEqual([]);
});

test('predicates select by date, and by likeness', async () => {
  const date = 'document.first_publication_date';
  expect(await uids(isArticle, filter.dateAfter(date, new Date('2026-08-01')))).toHaveLength(2);
  expect(await uids(isArticle, filter.dateBefore(date, '2026-05-01'))).toEqual([articles[3]]);
  expect(await uids(isArticle, filter.dateBetween(date, '2026-05-01', '2026-07-01'))).toEqual([
    articles[2],
  ]);
  expect(await uids(isArticle, filter.dateMonth(date, 'August'))).toEqual([articles[1]]);
  expect(await uids(isArticle, filter.dateMonthAfter(date, 8))).toEqual([articles[0]]);
  expect(await uids(isArticle, filter.dateYear(date, 2026))).toHaveLength(4);
  expect(await uids(isArticle, filter.dateHour(date, 7))).toHaveLength(4);
  const brass = await contentClient(sandbox).getByUID('article', articles[1] ?? '');
  expect(await uids(filter.similar(brass.id, 5))).toEqual([articles[3]]);
});

test('unknown parameters are ignored', async () => {
  const extra = { 'x-c': 'js-7.22.0', 'x-d': '1', graphQuery: '{page{title}}', nonsense: '1' };
  expect((await searchContent(sandbox, extra)).status).toBe(200);
});
