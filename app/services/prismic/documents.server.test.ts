import { ForbiddenError } from '@prismicio/client';
import { afterEach, expect, test, vi } from 'vitest';
import { noChanges } from '~/platform/cache/changes';
import type { Context } from '~/platform/context.server';
import { openDataCache, type CacheQuery } from '~/platform/cache/data-cache.server';
import { isUnavailable, Unavailable } from '~/platform/fetch/unavailable';
import { openCookies } from '~/platform/http/cookies.server';
import { openLog } from '~/platform/log/log.server';
import { storeOf } from '~/platform/stores/regions';
import {
  findByOwnDate,
  findDocument,
  findEvery,
  findInAllLanguages,
  findNeighbour,
  findNewest,
} from './documents.server';
import { openPreview } from './preview.server';
import { openRepository } from './repository.server';

const endpoint = 'https://content.example/api/v2';
const repository = {
  refs: [{ id: 'master', ref: 'm1', isMasterRef: true }],
  types: {},
  languages: [],
};
const page = {
  id: 'a',
  uid: 'about',
  type: 'page',
  tags: [],
  lang: 'en-us',
  first_publication_date: null,
  last_publication_date: null,
  alternate_languages: [{ id: 'b', type: 'page', lang: 'en-gb', uid: 'about-us' }],
  data: { title: 'About' },
  href: 'left out',
};
const found = (...results: unknown[]) => ({
  status: 200,
  body: {
    page: 1,
    results,
    total_pages: 1,
    results_size: results.length,
    total_results_size: results.length,
  },
});

interface Canned {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

function contextOf(answer: (url: URL) => Canned, ref?: string) {
  const asked: URL[] = [];
  const preview = { ref, expired: 0, expire: () => Object.assign(preview, { ref: undefined, expired: preview.expired + 1 }) }; // prettier-ignore
  const context = {
    env: { PRISMIC_REPOSITORY: 'shop-content', PRISMIC_ENDPOINT: endpoint },
    preview,
    market: { store: storeOf('us') },
    changes: noChanges,
    cache: { read: <T>(entry: CacheQuery<T>) => entry.load() },
    fetchService: async (address: string) => {
      const url = new URL(address);
      asked.push(url);
      const { status, body, headers } = url.pathname.endsWith('/documents/search')
        ? answer(url)
        : { status: 200, body: repository, headers: undefined };
      return { status, headers: new Headers(headers), text: JSON.stringify(body) };
    },
  } as unknown as Context;
  return { context, asked, preview };
}

afterEach(() => {
  vi.useRealTimers();
});

test('a document is asked for by type, uid and language, and keeps only what is known [R-251]', async () => {
  const { context, asked } = contextOf(() => found(page));
  const document = await findDocument(context, {
    type: 'page',
    uid: 'about',
    fetchLinks: ['article.title'],
  });
  expect(document).toEqual({
    id: 'a', uid: 'about', type: 'page', tags: [], lang: 'en-us', first_publication_date: null,
    last_publication_date: null, alternate_languages: [{ lang: 'en-gb', uid: 'about-us' }],
    data: { title: 'About' },
  }); // prettier-ignore
  const query = asked.at(-1)?.searchParams;
  expect(query?.getAll('q').join()).toContain('[at(my.page.uid, "about")]');
  expect(query?.get('lang')).toBe('en-us');
  expect(query?.get('ref')).toBe('m1');
  expect(query?.get('fetchLinks')).toBe('article.title');
  expect(JSON.parse(query?.get('routes') ?? '')).toContainEqual({
    type: 'page',
    path: '/pages/:uid',
  });
});

test.each(['en-us', 'en-gb'])(
  'a neighbour of an article in %s is in that language',
  async (lang) => {
    const { context, asked } = contextOf((url) =>
      // For a document of another language, Prismic returns an empty page.
      url.searchParams.get('lang') === lang ? found(page) : found(),
    );
    const store = { ...context.market.store, fallbackLanguage: 'en-gb' };
    const market = { ...context.market, store };
    const article = { id: 'a', type: 'article', lang };
    expect(await findNeighbour({ ...context, market }, article, 'after')).not.toBeNull();
    const queries = asked.filter(({ pathname }) => pathname.endsWith('search'));
    expect(new Set(queries.map(({ searchParams }) => searchParams.get('lang')))).toEqual(
      new Set([lang]),
    );
  },
);

test('every document says whether search engines may index it, without another query', async () => {
  const { context, asked } = contextOf((url) => {
    const at = url.searchParams.get('page');
    const results = Array.from({ length: 100 }, (_, n) => ({
      ...page,
      uid: `${at}-${n}`,
      data: { noindex: n > 0 },
    }));
    return { status: 200, body: { ...found(...results).body, total_pages: 2 } };
  });
  const every = await findEvery(context, 'page');
  expect(every.flatMap(({ uid, noindex }) => (noindex ? [] : uid))).toEqual(['1-0', '2-0']);
  const queries = asked.filter(({ pathname }) => pathname.endsWith('search'));
  expect(queries.map(({ searchParams }) => searchParams.get('fetch'))).toEqual([
    'page.noindex',
    'page.noindex',
  ]);
});

test('no result, and a type without any document, is no document [R-373]', async () => {
  const empty = contextOf(() => found());
  expect(await findDocument(empty.context, { type: 'page', uid: 'x' })).toBeNull();
  const message = "[function at(..)] unexpected field 'my.page.uid' on line:1 col:6 in query '…'";
  const fresh = contextOf(() => ({ status: 400, body: { type: 'api_parsing_error', message } }));
  expect(await findDocument(fresh.context, { type: 'page', uid: 'x' })).toBeNull();
  expect(await findNewest(empty.context, 'article', 3)).toEqual([]);
});

test.each([
  [
    'a bad request',
    { status: 400, body: { type: 'api_parsing_error', message: 'unexpected token' } },
  ],
  ['a refused token', { status: 401, body: { error: 'Access denied' } }],
  ['a forbidden repository', { status: 403, body: {} }],
  ['any other 404', { status: 404, body: { message: 'Not found' } }],
  ['another shape', { status: 200, body: { results: [{ id: 5 }] } }],
  ['an answer without results', { status: 200, body: {} }],
  ['an answer without a total', { status: 200, body: { results: [] } }],
  ['results that are no list', { status: 200, body: { ...found().body, results: {} } }],
])('%s makes the content service unavailable [R-373]', async (_, answer) => {
  const { context } = contextOf(() => answer);
  const failure = await findDocument(context, { type: 'page', uid: 'x' }).catch(
    (error: unknown) => error,
  );
  expect(isUnavailable(failure)).toBe(true);
});

test.each([
  [401, { error: 'Access denied' }],
  [403, {}],
  [403, 'a page of whatever stands in between'],
])(
  '%i is an authorisation error that names the setting, whatever its body [R-377]',
  async (status, body) => {
    const { context } = contextOf(() => ({ status, body }));
    const failure = await findDocument(context, { type: 'page', uid: 'x' }).catch(
      (e: unknown) => e,
    );
    expect(Object(failure).cause).toBeInstanceOf(ForbiddenError);
    const { message, url } = Object(failure).cause as ForbiddenError;
    expect(message).toBe(
      `The content service refuses access (${status}): see PRISMIC_ACCESS_TOKEN`,
    );
    expect(url).toBe(`${endpoint}/documents/search`);
  },
);

test('429 without Retry-After is asked again after one second [R-374]', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const { context } = contextOf(() => (++calls === 1 ? { status: 429, body: {} } : found(page)));
  const reading = findDocument(context, { type: 'page', uid: 'about' });
  await vi.advanceTimersByTimeAsync(900);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect((await reading)?.uid).toBe('about');
  expect(calls).toBe(2);
});

test('429 has an end, and a long Retry-After is not waited for [R-374]', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const again = contextOf(() => ({ status: 429, body: { n: ++calls } }));
  const reading = findDocument(again.context, { type: 'page', uid: 'x' }).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isUnavailable(await reading)).toBe(true);
  expect(calls).toBe(2);
  const long = contextOf(() => ({ status: 429, body: {}, headers: { 'retry-after': '60' } }));
  const failure = await findDocument(long.context, { type: 'page', uid: 'x' }).catch(
    (e: unknown) => e,
  );
  expect(isUnavailable(failure)).toBe(true);
  expect(long.asked.filter(({ pathname }) => pathname.endsWith('search'))).toHaveLength(1);
});

test.each([
  ['404', { type: 'api_notfound_error', message: 'Ref not found: m1. Master ref is: m2' }],
  ['410', { type: 'api_gone_error', message: 'The ref m1 has expired. Master ref is: m2' }],
])('%s that names the master ref is asked again with it [R-373]', async (status, body) => {
  const { context, asked } = contextOf((url) =>
    url.searchParams.get('ref') === 'm2' ? found(page) : { status: Number(status), body },
  );
  expect((await findDocument(context, { type: 'page', uid: 'about' }))?.uid).toBe('about');
  expect(asked.filter(({ pathname }) => pathname.endsWith('search'))).toHaveLength(2);
});

test.each([
  ['404', { type: 'api_security_error', message: 'This preview token has expired' }],
  ['400', { error: 'Preview token expired' }],
])(
  'a preview that has run out (%s) is forgotten, and what is published is read [R-373]',
  async (status, body) => {
    const token = 'https://shop-content.prismic.io/previews/a';
    const { context, asked, preview } = contextOf(
      (url) =>
        url.searchParams.get('ref') === token ? { status: Number(status), body } : found(page),
      token,
    );
    expect((await findDocument(context, { type: 'page', uid: 'about' }))?.uid).toBe('about');
    expect(preview.expired).toBe(1);
    expect(asked.at(-1)?.searchParams.get('ref')).toBe('m1');
  },
);

test('a Retry-After that is no number is not waited for', async () => {
  const { context } = contextOf(() => ({
    status: 429,
    body: {},
    headers: { 'retry-after': 'Fri, 20 Nov 2026 10:00:00 GMT' },
  }));
  const failure = await findDocument(context, { type: 'page', uid: 'x' }).catch((e: unknown) => e);
  expect(isUnavailable(failure)).toBe(true);
});

test('a preview that starts before a cached document is renewed does not get into the cache [V14.2.2]', async () => {
  const { context, asked } = contextOf(() => found(page));
  const stored = new Map<string, Response>();
  const background: Promise<unknown>[] = [];
  let now = 1_000_000;
  const open = (responded?: Promise<void>) => {
    const cache = openDataCache({
      backend: async () => ({
        match: async (url) => stored.get(url)?.clone(),
        put: async (url, response) => void stored.set(url, response),
      }),
      ...{ scope: [], market: { currency: 'USD', country: 'US' }, origin: 'https://shop.example' },
      ...{
        refreshing: new Map(),
        log: openLog({}, [], () => undefined),
        now: () => now,
        responded,
      },
      waitUntil: (work) => void background.push(work),
    });
    return { ...context, cache, preview: openPreview(openCookies(null, true), context.env) };
  };
  const theme = { type: 'theme_settings' };
  await findDocument(open(), theme);
  now += 61_000;
  let respond!: () => void;
  const editor = open(new Promise((resolve) => (respond = resolve)));
  await findDocument(editor, theme);
  editor.preview.start('https://shop-content.prismic.io/previews/a');
  respond();
  while (background.length > 0) await background.shift();
  const queries = asked.filter(({ pathname }) => pathname.endsWith('search'));
  expect(queries.map(({ searchParams }) => searchParams.get('ref'))).toEqual(['m1', 'm1']);
});

/**
 * Reads a cached repository document after `seconds`. The service then returns `ref`, or fails if `ref` is null.
 * Returns the ref that was read and the number of requests.
 */
async function repositoryAfter(seconds: number, ref: string | null): Promise<[string, number]> {
  const stored = new Map<string, Response>();
  const background: Promise<unknown>[] = [];
  let now = 1_000_000;
  let loads = 0;
  const read = async (current: string | null) => {
    const { context } = contextOf(() => found(page));
    const cache = openDataCache({
      backend: async () => ({
        match: async (url) => stored.get(url)?.clone(),
        put: async (url, response) => void stored.set(url, response),
      }),
      ...{ scope: [], market: { currency: 'USD', country: 'US' }, origin: 'https://shop.example' },
      ...{ refreshing: new Map(), log: openLog({}, [], () => undefined), now: () => now },
      waitUntil: (work) => void background.push(work),
    });
    const { current: reply } = openRepository({ ...context, cache }, endpoint, async () => {
      loads += 1;
      if (current === null) throw new Unavailable('content', 'down');
      const refs = [{ ...repository.refs[0], ref: current }];
      const text = JSON.stringify({ ...repository, refs });
      return { status: 200, headers: new Headers(), text };
    });
    const { text } = await reply;
    while (background.length > 0) await background.shift();
    return (JSON.parse(text) as typeof repository).refs[0]!.ref;
  };
  await read('old');
  loads = 0;
  now += seconds * 1000;
  return [await read(ref), loads];
}

test('the repository document is fresh for half a second, and served for five while it is renewed [R-252]', async () => {
  expect(await repositoryAfter(0.4, 'new')).toEqual(['old', 0]);
  expect(await repositoryAfter(0.6, 'new')).toEqual(['old', 1]);
  expect(await repositoryAfter(4.9, 'new')).toEqual(['old', 1]);
  expect(await repositoryAfter(5.1, 'new')).toEqual(['new', 1]);
});

test('during an outage, the repository document is served for a day [R-252]', async () => {
  expect(await repositoryAfter(86_399, null)).toEqual(['old', 1]);
  await expect(repositoryAfter(86_401, null)).rejects.toThrow(Unavailable);
});

function contextAfter(ref: string, answer: (url: URL) => Canned) {
  const { context, asked } = contextOf(answer);
  const text = JSON.stringify({ ...repository, refs: [{ ...repository.refs[0], ref }] });
  const cache = {
    read: <T>({ key, onStale, load }: CacheQuery<T>) => {
      if (key[0] === 'content-repository') onStale?.({ status: 200, text } as never);
      return load();
    },
  };
  const questions = () => asked.flatMap(({ searchParams }) => searchParams.getAll('ref'));
  return { context: { ...context, cache } as Context, questions };
}
const about = { type: 'page', uid: 'about' };

test('a query does not wait for the repository document when an older one is cached [R-253]', async () => {
  const { context, questions } = contextAfter('m1', () => found(page));
  let resolve!: () => void;
  const answered = new Promise<void>((done) => (resolve = done));
  const fetchService: Context['fetchService'] = async (address, ...rest) => {
    const reply = await contextOf(() => found(page)).context.fetchService(address, ...rest);
    if (address.includes('/documents/')) resolve();
    else await answered;
    return reply;
  };
  expect((await findDocument({ ...context, fetchService }, about))?.uid).toBe('about');
  expect(questions()).toEqual([]);
});

test('a query is sent once if nothing was published since, and again with the new ref otherwise [R-253]', async () => {
  const same = contextAfter('m1', () => found(page));
  await Promise.all([findDocument(same.context, about), findNewest(same.context, 'article', 3)]);
  expect(same.questions()).toEqual(['m1', 'm1']);
  const other = contextAfter('m0', (url) => found({ ...page, id: url.searchParams.get('ref') }));
  expect((await findDocument(other.context, about))?.id).toBe('m1');
  expect(other.questions()).toEqual(['m0', 'm1']);
  expect((await findDocument(other.context, about))?.id).toBe('m1');
  expect(other.questions()).toEqual(['m0', 'm1', 'm1']);
});

function contextWith(ref: string, answer: (url: URL) => Canned) {
  const { context, asked } = contextOf(answer);
  const changes = { ...noChanges, version: () => JSON.stringify([ref, null]) };
  const questions = () =>
    asked.map(({ pathname, searchParams }) => searchParams.get('ref') ?? pathname);
  return { context: { ...context, changes } as Context, questions };
}

test('a known current ref is not requested again [R-335]', async () => {
  const { context, questions } = contextWith('m7', () => found(page));
  expect((await findDocument(context, about))?.uid).toBe('about');
  expect(questions()).toEqual(['m7']);
});

test.each([410, 404])(
  'a known ref that is refused with %i is requested [R-335]',
  async (status) => {
    const { context, questions } = contextWith('m0', (url) =>
      url.searchParams.get('ref') === 'm1' ? found(page) : { status, body: {} },
    );
    expect((await findDocument(context, about))?.uid).toBe('about');
    expect(questions()).toEqual(['m0', '/api/v2', 'm1']);
  },
);

test.each([
  [410, { type: 'api_gone_error', message: 'The ref m0 has expired. Master ref is: m1' }],
  [404, { type: 'api_notfound_error', message: 'Ref not found: m0. Master ref is: m1' }],
  [400, { type: 'api_parsing_error', message: "unexpected field 'my.page.uid'" }],
])('an outdated ref that is refused with %i is not logged [R-253]', async (status, body) => {
  const warned = vi.spyOn(console, 'warn');
  const { context, questions } = contextAfter('m0', (url) =>
    url.searchParams.get('ref') === 'm1' ? found(page) : { status, body },
  );
  expect((await findDocument(context, about))?.uid).toBe('about');
  expect(questions()).toEqual(['m0', 'm1']);
  expect(warned).not.toHaveBeenCalled();
});

test('a repository that is not there is a wrong setting, not a missing page', async () => {
  const { context } = contextOf(() => found(page));
  const fetchService = async () => ({ status: 404, headers: new Headers(), text: '{}' });
  const failure = await findDocument({ ...context, fetchService } as Context, {
    type: 'page',
    uid: 'x',
  }).catch((e: unknown) => e);
  expect(isUnavailable(failure)).toBe(true);
});

test('untranslated documents are requested in the fallback language, if the store has one [R-036]', async () => {
  const answer = (url: URL) => found(...(url.searchParams.get('lang') === 'en-gb' ? [page] : []));
  const languagesOf = (asked: URL[]) =>
    asked.flatMap(({ searchParams }) => searchParams.getAll('lang'));
  const plain = contextOf(answer);
  expect(await findDocument(plain.context, { type: 'page', uid: 'about' })).toBeNull();
  expect(languagesOf(plain.asked)).toEqual(['en-us']);

  const { context, asked } = contextOf(answer);
  const store = { ...context.market.store, fallbackLanguage: 'en-gb' };
  const translated = { ...context, market: { ...context.market, store } };
  expect((await findDocument(translated, { type: 'page', uid: 'about' }))?.id).toBe(page.id);
  expect(await findNewest(translated, 'article', 3)).toHaveLength(1);
  expect(languagesOf(asked)).toEqual(['en-us', 'en-gb', 'en-us', 'en-gb']);

  asked.length = 0;
  expect(await findInAllLanguages(translated, 'page', 'about')).toEqual([]);
  expect(languagesOf(asked)).toEqual(['*']);
});

test('every document is listed once, and an untranslated one in the fallback language', async () => {
  const own = { ...page, uid: 'delivery' };
  const renamed = { ...page, uid: 'faq', alternate_languages: [{ lang: 'en-us', uid: 'faqs' }] };
  const british = [{ ...page, uid: 'about', alternate_languages: [] }, own, renamed];
  const { context } = contextOf((url) =>
    found(...(url.searchParams.get('lang') === 'en-gb' ? british : [own])),
  );
  const store = { ...context.market.store, fallbackLanguage: 'en-gb' };
  const translated = { ...context, market: { ...context.market, store } };
  const uids = (await findEvery(translated, 'page')).map(({ uid }) => uid);
  expect(uids).toEqual(['delivery', 'about']);
});

test('documents are sorted by the day that they show, then by the time of publication', async () => {
  const document = (uid: string, published: string | null, own?: string) => ({
    ...page,
    ...{ uid, first_publication_date: published, data: own ? { published_on: own } : {} },
  });
  const { context } = contextOf(() =>
    found(
      document('draft', null),
      // 1 May in New York.
      document('evening', '2026-05-02T01:30:00+0000'),
      document('own-day', '2026-04-01T12:00:00+0000', '2026-05-02'),
      document('noon', '2026-05-02T16:00:00+0000'),
      document('morning', '2026-05-01T12:00:00+0000'),
    ),
  );
  const documents = await findByOwnDate(context, 'article', 'published_on', []);
  const order = ['draft', 'noon', 'own-day', 'evening', 'morning'];
  expect(documents.map(({ uid }) => uid)).toEqual(order);
});
