import { filter } from '@prismicio/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
interface Article {
  id: string;
  uid: string;
  tags: string[];
  first_publication_date: string;
  data: { author?: string; seo_title?: string | null };
}

test('the repository document names refs, languages, types, tags and the search form', async () => {
  const repository = await contentClient(sandbox).getRepository();
  expect(repository.refs).toEqual([
    {
      id: 'master',
      ref: expect.stringMatching(/^master-\d+$/) as string,
      label: 'Master',
      isMasterRef: true,
    },
  ]);
  expect(repository.languages.map(({ id }) => id)).toEqual(['en-us', 'en-gb', 'en-nz']);
  expect(Object.keys(repository.types)).toContain('theme_settings');
  expect(repository.tags).toContain('Materials');
  expect(repository.forms.everything?.action).toBe(
    `${sandbox.origin}/prismic/api/v2/documents/search`,
  );
});

test('tags have a list of their own, outside of the API version', async () => {
  const client = contentClient(sandbox);
  const { forms, tags } = await client.getRepository();
  expect(forms.tags?.action).toBe(`${sandbox.origin}/prismic/api/tags`);
  expect(await sandbox.json('/prismic/api/tags')).toEqual(tags);
  expect(await client.getTags()).toEqual(tags);
  await sandbox.fault({ service: 'content', operation: 'tags', mode: 'http-500', times: 1 });
  expect((await sandbox.fetch('/prismic/api/tags')).status).toBe(500);
});

test('a page is found by uid in the master language unless another is asked for [R-251]', async () => {
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

test('single documents, documents by id and in every language [R-251]', async () => {
  const client = contentClient(sandbox);
  const theme = await client.getSingle('theme_settings');
  expect(theme.uid).toBeNull();
  expect(theme.data.messages).toHaveLength(3);
  expect(await client.getByID(theme.id)).toMatchObject({ id: theme.id });
  const both = await client.getAllByType('theme_settings', { lang: '*' });
  expect(both.map(({ lang }) => lang).sort()).toEqual(['en-gb', 'en-us']);
  expect(await client.getAllByIDs([theme.id])).toHaveLength(1);
});

async function allArticles(): Promise<Article[]> {
  const { body } = await searchContent(sandbox, {
    q: '[[at(document.type,"article")]]',
    orderings: '[document.first_publication_date desc]',
    pageSize: '100',
  });
  return body.results as Article[];
}
const uidsOf = (documents: { uid: string | null }[]) => documents.map(({ uid }) => uid);

test('articles are ordered, listed by tag and paged', async () => {
  const client = contentClient(sandbox);
  const articles = await allArticles();
  const dates = articles.map((article) => article.first_publication_date);
  expect(dates).toEqual([...dates].sort().reverse());
  const all = await client.getByType('article', { orderings: newestFirst.slice() });
  expect(uidsOf(all.results)).toEqual(uidsOf(articles.slice(0, 20)));
  expect(all).toMatchObject({ page: 1, results_per_page: 20, total_pages: 2 });
  const tagged = await client.getByTag('Materials', { orderings: newestFirst.slice() });
  const expected = articles.filter(({ tags }) => tags.includes('Materials'));
  expect(uidsOf(tagged.results)).toEqual(uidsOf(expected));
  const rest = { orderings: newestFirst.slice(), pageSize: articles.length - 1, page: 2 };
  const second = await client.getByType('article', rest);
  expect(uidsOf(second.results)).toEqual([articles.at(-1)?.uid]);
  expect(second).toMatchObject({ results_size: 1, total_pages: 2, next_page: null });
  expect(second.prev_page).toContain('page=1');
});

test('neighbours are what comes after a document in either direction', async () => {
  const client = contentClient(sandbox);
  const articles = await allArticles();
  const neighbour = async (direction: 'asc' | 'desc') =>
    (
      await client.getByType('article', {
        after: articles[5]!.id,
        pageSize: 1,
        orderings: [{ field: 'document.first_publication_date', direction }],
      })
    ).results[0]?.uid;
  expect(await neighbour('desc')).toBe(articles[6]!.uid);
  expect(await neighbour('asc')).toBe(articles[4]!.uid);
  const orderings = newestFirst.slice();
  const nowhere = await client.getByType('article', { after: 'ZZZZ', orderings });
  expect(nowhere.results).toEqual([]);
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
  const articles = await allArticles();
  const those = (fits: (article: Article) => boolean) => uidsOf(articles.filter(fits)).sort();
  expect(await uids(filter.in('my.page.uid', ['about', 'faqs', 'gone']))).toEqual([
    'about',
    'faqs',
  ]);
  expect(await uids(isArticle, filter.at('document.tags', ['Materials', 'Textiles']))).toEqual(
    those(({ tags }) => tags.includes('Materials') && tags.includes('Textiles')),
  );
  expect(await uids(isArticle, filter.any('document.tags', ['Guides', 'Textiles']))).toEqual(
    those(({ tags }) => tags.includes('Guides') || tags.includes('Textiles')),
  );
  const by = 'Ines Okafor';
  const others = those(({ data }) => data.author !== by);
  expect(others.length).toBeLessThan(articles.length);
  expect(await uids(isArticle, filter.not('my.article.author', by))).toEqual(others);
  expect(await uids(filter.fulltext('document', 'unlacquered thumbprint'))).toContain(
    'living-with-unlacquered-brass',
  );
  expect(await uids(filter.fulltext('my.article.title', 'LINEN'))).toContain(
    'linen-and-what-washing-does-to-it',
  );
  expect(await uids(isArticle, filter.has('my.article.seo_title'))).toEqual(
    those(({ data }) => Boolean(data.seo_title)),
  );
  expect(await uids(isArticle, filter.missing('my.article.image'))).toEqual([]);
});

test('predicates select by date, and by likeness', async () => {
  const field = 'document.first_publication_date';
  const articles = await allArticles();
  const those = (fits: (date: Date) => boolean) =>
    uidsOf(articles.filter((article) => fits(new Date(article.first_publication_date)))).sort();
  const may = new Date('2026-05-01T00:00:00Z');
  const july = new Date('2026-07-01T00:00:00Z');
  expect(those((date) => date > july).length).toBeGreaterThan(0);
  expect(await uids(isArticle, filter.dateAfter(field, july))).toEqual(those((d) => d > july));
  expect(await uids(isArticle, filter.dateBefore(field, may))).toEqual(those((d) => d < may));
  expect(await uids(isArticle, filter.dateBetween(field, may, july))).toEqual(
    those((d) => d > may && d < july),
  );
  expect(await uids(isArticle, filter.dateMonth(field, 'August'))).toEqual(
    those((d) => d.getUTCMonth() === 7),
  );
  expect(await uids(isArticle, filter.dateYear(field, 2026))).toEqual(
    those((d) => d.getUTCFullYear() === 2026),
  );
  expect(await uids(isArticle, filter.dateHour(field, 7))).toEqual(
    those((d) => d.getUTCHours() === 7),
  );
  const like = await uids(filter.similar(articles[0]!.id, 5));
  expect(like).not.toContain(articles[0]!.uid);
  expect(like.length).toBeGreaterThan(0);
});

test('unknown parameters are ignored', async () => {
  const extra = { 'x-c': 'js-7.22.0', 'x-d': '1', nonsense: '1' };
  expect((await searchContent(sandbox, extra)).status).toBe(200);
});

describe('graphQuery', () => {
  const ask = async (query: string, graphQuery: string) => {
    const { status, body } = await searchContent(sandbox, { q: query, graphQuery });
    expect(status).toBe(200);
    return body.results as { type: string; data: Record<string, unknown> }[];
  };

  test('selects fields by type, or all of a type', async () => {
    const query = '[[at(my.article.uid,"looking-after-oak")]]';
    const [some] = await ask(query, '{ article { title author } page { title } }');
    expect(some?.data).toEqual({ title: 'Looking after oak', author: 'Tom Vasey' });
    const [all] = await ask(query, '{ article { ...articleFields } }');
    expect(Object.keys(all?.data ?? {})).toEqual(
      expect.arrayContaining(['title', 'author', 'body', 'image']),
    );
    expect((await ask(query, '{ page { title } }'))[0]?.data).toEqual({});
  });

  test('selects fields of groups', async () => {
    const [theme] = await ask(
      '[[at(document.type,"theme_settings")]]',
      '{ theme_settings { messages { message } } }',
    );
    const messages = theme?.data['messages'] as object[];
    expect(messages).toHaveLength(3);
    for (const one of messages) expect(Object.keys(one)).toEqual(['message']);
  });

  test('selects in slices, and through links to documents', async () => {
    type Slice = {
      slice_type: string;
      primary: Record<string, unknown>;
      items: { article?: { uid: string; data: object } }[];
    };
    const results = await ask(
      '[[at(document.type,"page")]]',
      `{ page { body { ...on featured_posts { variation { ...on default {
        primary { title } items { article { ...on article { title } } } } } } } } }`,
    );
    const slices = results.flatMap(({ data }) => data['body'] as Slice[]);
    const others = slices.filter(({ slice_type: type }) => type !== 'featured_posts');
    for (const { primary, items } of others) expect([primary, items]).toEqual([{}, []]);
    const posts = slices.filter(({ slice_type: type }) => type === 'featured_posts');
    expect(posts.length).toBeGreaterThan(0);
    for (const { primary } of posts) expect(Object.keys(primary)).toEqual(['title']);
    const linked = posts.flatMap(({ items }) => items.flatMap(({ article }) => article ?? []));
    for (const { uid, data } of linked) {
      expect(uid).toEqual(expect.any(String));
      expect(Object.keys(data)).toEqual(['title']);
    }
    expect(linked.length).toBeGreaterThan(0);
  });

  test('an unreadable query is a 400 with its position', async () => {
    const { status, body } = await searchContent(sandbox, { graphQuery: '{ page { title ' });
    expect([status, body.type]).toEqual([400, 'api_parsing_error']);
  });
});
