/** The shop must use every field that editors can fill in. */
import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { toCard } from '~/features/catalog/to-card';
import { noFacets } from '~/features/catalog/facets';
import { sampleProduct, sampleVariant } from '~/features/catalog/sample-product';
import { readRedirects } from '~/features/redirects/redirects.server';
import { readSynonyms } from '~/features/catalog/search-suggestion.server';
import { getAccountTexts } from '~/features/content/account-texts.server';
import { getEnrichment } from '~/features/content/enrichment.server';
import { getArticle, getJournal } from '~/features/content/journal.server';
import { getPage } from '~/features/content/page.server';
import { getQuiz } from '~/features/content/quiz.server';
import { readTheme } from '~/features/navigation/theme.server';
import type { CacheQueries, CacheQuery } from '~/platform/cache/data-cache.server';
import type { Context } from '~/platform/context.server';
import { us } from '~/platform/stores/sample-stores';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { loadSlices } from '~/slices/load-slices.server';
import { schemas } from '~/slices/schemas';
import { SliceZone } from '~/slices/slice-zone';

interface Field {
  type: string;
  config?: { options?: string[]; fields?: Fields; choices?: Record<string, Choice> };
}
type Fields = Record<string, Field>;
interface Choice {
  type: string;
  'non-repeat'?: Fields;
  repeat?: Fields;
}
type Data = Record<string, unknown>;

/** Two different values for each of two list entries. */
interface Leaf {
  path: string;
  values: [one: [unknown, unknown], other: [unknown, unknown]];
}

const read = <T,>(path: string): T =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T;

/** [value, other value] */
const meaningful: Record<string, [unknown, unknown]> = {
  'usp.items.currencies': ['USD', 'AUD'],
  'featured_events.items.countries': ['US', 'AU'],
  'featured_events.items.time_zone': ['Australia/Perth', 'America/New_York'],
  // Hours in words are shown only if no weekday has hours.
  'locations_content.items.monday': ['', '10:00-17:00'],
  'locations_content.items.tuesday': ['', '9:00-17:00'],
  'locations_content.items.wednesday': ['', '9:00-17:00'],
  'locations_content.items.thursday': ['', '9:00-17:00'],
  'locations_content.items.friday': ['', '9:00-17:00'],
  'locations_content.items.saturday': ['', '9:00-17:00'],
  'locations_content.items.sunday': ['', '9:00-17:00'],
  'locations_content.items.exceptions': ['2126-12-25 closed', ''],
  'locations_content.items.time_zone': ['Australia/Perth', 'America/New_York'],
  // A menu group becomes the submenu of the link whose text equals the group's title.
  'theme_settings.body1.menu_group.primary.title': ['word of link_text', ''],
  'theme_settings.body1.menu_group.items.link_text': ['word of link_text', 'another word'],
  // `towards` contains the name of the result that an answer counts toward.
  'quiz.body.quiz_question.items.towards': ['word of name', ''],
  'quiz.results.name': ['word of name', ''],
};

let count = 0;
/** Two values of the field's type. If the type allows it, the first value differs from all other fields' values. */
function valuesOf(path: string, { type, config }: Field): [unknown, unknown] {
  const own = meaningful[path];
  if (own) return own;
  count += 1;
  const word = /email$/.test(path) ? `a${count}@shop.example` : `word-${count}`;
  switch (type) {
    case 'Text':
      return [/phone$/.test(path) ? `+1 555 ${1000 + count}` : word, ''];
    case 'StructuredText':
      return [[{ type: 'paragraph', text: word, spans: [] }], []];
    case 'Image': {
      const dimensions = { width: 800, height: 600 };
      return [{ url: `https://images.example/${word}.jpg`, alt: word, dimensions }, {}];
    }
    case 'Link': {
      const data = { title: word };
      return [{ link_type: 'Web', url: `/pages/${word}`, uid: word, data }, { link_type: 'Any' }];
    }
    case 'Select':
      return [config?.options?.[0], config?.options?.[1]];
    case 'Boolean':
      return [true, false];
    case 'Number':
      return [2 + (count % 90), null];
    case 'Color':
      return ['#aabbcc', '#ccbbaa'];
    case 'Date':
      return ['2126-05-01', '2126-05-02'];
    case 'Timestamp':
      return [`2126-05-0${(count % 8) + 1}T10:00:00+0000`, null];
    default:
      throw new Error(`${path}: what is a ${type}?`);
  }
}

const leavesOf = (prefix: string, fields: Fields): Leaf[] =>
  Object.entries(fields).map(([name, field]) => {
    const path = `${prefix}.${name}`;
    return { path, values: [valuesOf(path, field), valuesOf(path, field)] };
  });

/** Fields in `changed` have their second value. */
const entryOf = (
  leaves: Leaf[],
  prefix: string,
  entry: 0 | 1,
  changed: ReadonlySet<string>,
): Data =>
  Object.fromEntries(
    leaves
      .filter(({ path }) => path.slice(0, path.lastIndexOf('.')) === prefix)
      .map(({ path, values }) => [
        path.slice(prefix.length + 1),
        values[entry][changed.has(path) ? 1 : 0],
      ]),
  );

const both = <T,>(make: (entry: 0 | 1) => T): T[] => [make(0), make(1)];

const sliceOf = (leaves: Leaf[], prefix: string, entry: 0 | 1, changed: ReadonlySet<string>) => ({
  slice_type: prefix.split('.').pop(),
  primary: entryOf(leaves, `${prefix}.primary`, entry, changed),
  items: both((item) => entryOf(leaves, `${prefix}.items`, item, changed)),
});

const card = (handle: string) => ({
  ...toCard(sampleProduct(sampleVariant(handle))),
  id: handle,
  handle,
  title: `Product ${handle}`,
});

function contextWith(type = '', data: Data = {}): Context {
  const document = {
    id: 'a', uid: 'a', type, lang: 'en-us', tags: [], alternate_languages: [], data,
    first_publication_date: null, last_publication_date: null,
  }; // prettier-ignore
  const answers: Record<string, (...rest: (string | number)[]) => unknown> = {
    document: (asked) => (asked === type ? document : null),
    newest: () => [],
    'own-dates': () => [],
    list: () => ({ results: [], total_pages: 0, total_results_size: 0 }),
    neighbour: () => null,
    tags: () => [],
    catalog: (_, name) => ({ products: [card(`first-of-${name}`)], facets: noFacets }),
  };
  return {
    session: { get: () => undefined },
    env: {
      ...{ STORE: 'us', STORE_URLS: {} },
      ...{ CONTACT_URL: 'https://shop.example', CAROUSEL_WAIT_MS: 300 },
      ...{ DELIVERY_DAYS_HOME: [3, 5], DELIVERY_DAYS_ABROAD: [6, 12], DELIVERY_RATES: {} },
    },
    market: resolveMarket(us, {}),
    preview: {},
    waitUntil: () => undefined,
    cache: {
      within() {
        return this;
      },
      read: async <T,>({ key: [kind = '', ...rest] }: CacheQuery<T>) => answers[kind]?.(...rest),
      readMany: async <T,>({ names }: CacheQueries<T>) => names.map(card),
    },
  } as unknown as Context;
}

async function show(slice: object): Promise<string> {
  const slices = await loadSlices(contextWith(), [slice]);
  const element = createElement(SliceZone, { slices });
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

/**
 * Returns the fields that make no difference. Also changes each field together with one or two others, because some
 * fields are used only if another field is empty.
 */
async function unread(
  leaves: Leaf[],
  outcome: (changed: ReadonlySet<string>) => Promise<string>,
): Promise<string[]> {
  const paths = leaves.map(({ path }) => path);
  const known = new Map<string, Promise<string>>();
  const of = (...changed: string[]) => {
    const key = changed.sort().join();
    const made = known.get(key) ?? outcome(new Set(changed));
    known.set(key, made);
    return made;
  };
  const others = [
    [],
    ...paths.map((path) => [path]),
    ...paths.flatMap((one, index) => paths.slice(index + 1).map((other) => [one, other])),
  ];
  const silent: string[] = [];
  for (const path of paths) {
    let isRead = false;
    for (const other of others) {
      if (other.includes(path)) continue;
      isRead = (await of(...other)) !== (await of(...other, path));
      if (isRead) break;
    }
    if (!isRead) silent.push(path);
  }
  return silent;
}

const folderOf = (type: string) =>
  type.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

test.each(Object.keys(schemas))('every field of %s is shown [R-256]', async (type) => {
  const model = read<{ variations: [{ primary: Fields; items: Fields }] }>(
    `./${folderOf(type)}/model.json`,
  );
  const [{ primary, items }] = model.variations;
  const leaves = [...leavesOf(`${type}.primary`, primary), ...leavesOf(`${type}.items`, items)];
  const fields = await unread(leaves, (changed) => show(sliceOf(leaves, type, 0, changed)));
  expect(fields).toEqual([]);
});

const models = '../features/content/customtypes';

const readers: Record<string, (context: Context, data: Data) => unknown> = {
  account: getAccountTexts,
  article: (context) => getArticle(context, 'a'),
  journal: (context) => getJournal(context, { page: 0, tag: undefined }),
  page: (context) => getPage(context, 'a'),
  product_enrichment: (context) => getEnrichment(context, 'a'),
  quiz: getQuiz,
  redirects: (_, data) => readRedirects(data),
  theme_settings: (_, data) => [readTheme(data), readSynonyms(data)],
};

test.each(readdirSync(new URL(models, import.meta.url)))(
  'every field of the type %s is read [R-256]',
  async (type) => {
    const tabs = read<{ json: Record<string, Fields> }>(`${models}/${type}/index.json`).json;
    const fields = Object.entries(Object.assign({}, ...Object.values(tabs)) as Fields).filter(
      // Documents are requested by UID.
      ([, { type: kind }]) => kind !== 'UID',
    );
    const zones = fields.flatMap(([name, { config }]) =>
      Object.entries(config?.choices ?? {})
        .filter(([, choice]) => choice.type === 'Slice')
        .map(([id, choice]) => ({
          zone: `${type}.${name}`,
          prefix: `${type}.${name}.${id}`,
          choice,
        })),
    );
    const leaves = [
      ...leavesOf(
        type,
        Object.fromEntries(fields.filter(([, { config }]) => !config?.choices && !config?.fields)),
      ),
      ...fields.flatMap(([name, { config }]) => leavesOf(`${type}.${name}`, config?.fields ?? {})),
      ...zones.flatMap(({ prefix, choice }) => [
        ...leavesOf(`${prefix}.primary`, choice['non-repeat'] ?? {}),
        ...leavesOf(`${prefix}.items`, choice.repeat ?? {}),
      ]),
    ];
    const outcome = async (changed: ReadonlySet<string>) => {
      const data = entryOf(leaves, type, 0, changed);
      for (const [name, { config }] of fields) {
        const prefix = `${type}.${name}`;
        if (config?.fields) data[name] = both((entry) => entryOf(leaves, prefix, entry, changed));
        if (config?.choices)
          data[name] = zones
            .filter(({ zone }) => zone === prefix)
            .flatMap((one) => both((entry) => sliceOf(leaves, one.prefix, entry, changed)));
      }
      return JSON.stringify(await readers[type]?.(contextWith(type, data), data)) ?? '';
    };
    expect(await unread(leaves, outcome)).toEqual([]);
  },
);
