import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Selection } from '~/features/catalog/ui/product-page/selection';
import type { PageSlice } from '~/slices/page-slice';
import { readSlices } from '~/slices/load-slices.server';
import { schemas } from '~/slices/schemas';
import { SliceZone } from '~/slices/slice-zone';
import { slicesMarkdown } from '~/slices/slices-markdown';

interface Field {
  type: string;
  config: { options?: string[] };
}
interface Model {
  id: string;
  variations: [{ primary: Record<string, Field>; items: Record<string, Field> }];
}
type Stored = { slice_type: string; primary: object; items: object[] };

const folderOf = (type: string) =>
  type.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
const fileOf = <T,>(type: string, name: string): T =>
  JSON.parse(readFileSync(new URL(`./${folderOf(type)}/${name}`, import.meta.url), 'utf8')) as T;
const types = Object.keys(schemas);

const loaded = { products: [], posts: [], ended: [], form: true };

function render(zone: unknown[], path = '/', selection: readonly [string, string][] = []): string {
  const slices = readSlices(zone).slices.map((slice) => ({ ...slice, ...loaded }) as PageSlice);
  const zoneOfSlices = createElement(SliceZone, { slices });
  const element = createElement(Selection.Provider, { value: selection }, zoneOfSlices);
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
const long = `${'word '.repeat(1000)}${'x'.repeat(5000)}`;
const evilLink = { link_type: 'Web', url: 'javascript:alert(1)', target: '_blank' };
const paragraph = (text: string) => ({
  type: 'paragraph',
  text,
  spans: [{ type: 'hyperlink', start: 0, end: 4, data: evilLink }],
});

function hostile({ type }: Field, text: string): unknown {
  switch (type) {
    case 'StructuredText':
      return [paragraph(text), { type: 'embed', oembed: { html: script } }, { type: 'x' }, null];
    case 'Link':
      return evilLink;
    case 'Image':
      return { url: 'javascript:alert(1)', alt: script, dimensions: { width: -1, height: 'a' } };
    case 'Color':
      return 'red;background:url(//evil.example)';
    case 'Timestamp':
    case 'Date':
      return 'yesterday';
    default:
      return text;
  }
}

function hostileSlice(type: string, text: string): Stored {
  const [{ primary, items }] = fileOf<Model>(type, 'model.json').variations;
  const fill = (fields: Record<string, Field>) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, hostile(field, text)]));
  return { slice_type: type, primary: fill(primary), items: [fill(items), fill(items)] };
}

const isClean = (html: string) => {
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  // Attribute values are escaped and may contain any text, so check only the other markup.
  expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]+\s(?:onerror|style)=/);
  expect(html).not.toMatch(/(?:href|src|srcset|action)="[^"]*javascript:/i);
  expect(html).not.toContain('NaN');
};

test.each(types)('%s has a model with exactly the fields that are read [R-242]', (type) => {
  const model = fileOf<Model>(type, 'model.json');
  const [{ primary, items }] = model.variations;
  const { slices } = readSlices([
    ...fileOf<unknown[]>(type, 'mocks.json'),
    hostileSlice(type, script),
    // Mocks don't have linked documents.
    { slice_type: type, items: [{ article: { uid: 'care', data: {} } }] },
  ]);
  const [item = {}] = slices.flatMap((slice): object[] => slice.items);
  expect(model.id).toBe(type);
  expect(Object.keys(primary).sort()).toEqual(Object.keys(slices[0]!.primary).sort());
  expect(Object.keys(items).sort()).toEqual(Object.keys(item).sort());
});

test.each(types)('a full %s is shown [R-242]', (type) => {
  const mocks = fileOf<Stored[]>(type, 'mocks.json');
  const html = render(mocks);
  isClean(html);
  const { title } = mocks[0]?.primary as { title?: string };
  const showsNothing = ['featured_products', 'featured_posts'];
  if (title && !showsNothing.includes(type) && type !== 'product_grid') {
    expect(html).toContain(title.replaceAll("'", '&#x27;').replaceAll('&', '&amp;'));
  }
});

test.each(types)(
  'an empty %s breaks nothing and leaves no empty headings, lists, links or pictures',
  (type) => {
    for (const items of [[], [{}], [{}, {}]]) {
      const html = render([{ slice_type: type, primary: {}, items }]);
      isClean(html);
      expect(html).not.toMatch(/<h[1-6][^>]*><\/h[1-6]>|<a [^>]*><\/a>|<img[^>]*src=""/);
      expect(html).not.toMatch(/<([uo]l)\b[^>]*><\/\1>/);
    }
  },
);

test.each(types)('a hostile %s is shown as text [R-248] [V1.2.1] [V3.2.2]', (type) => {
  const html = render([hostileSlice(type, script)]);
  isClean(html);
  expect(html).not.toContain('evil.example');
});

test.each(types)('a %s with 10,000 characters is shown whole', (type) => {
  const html = render([hostileSlice(type, long)]);
  isClean(html);
  const { primary } = fileOf<Model>(type, 'model.json').variations[0];
  if (primary.text?.type === 'StructuredText' && !type.startsWith('featured_p')) {
    if (type !== 'product_grid') expect(html).toContain('x'.repeat(5000));
  }
});

const markdownOf = (zone: unknown[]): string =>
  slicesMarkdown(
    readSlices(zone).slices.map((slice) => ({ ...slice, ...loaded }) as PageSlice),
    {
      locale: 'en-US',
      addressOf: (href) =>
        href.startsWith('#') ? null : new URL(href, 'https://shop.example').href,
    },
  ).source;

test.each(types)('a full %s is Markdown, an empty one is nothing', (type) => {
  const mocks = fileOf<Stored[]>(type, 'mocks.json');
  const markdown = markdownOf(mocks);
  expect(markdown).not.toMatch(/<[a-z!/?]|undefined|\[object/i);
  const { title } = mocks[0]?.primary as { title?: string };
  if (title && !['featured_products', 'featured_posts'].includes(type))
    expect(markdown).toContain(`## ${title}`);
  for (const items of [[], [{}], [{}, {}]])
    expect(markdownOf([{ slice_type: type, primary: {}, items }])).toBe('');
});

test.each(types)('a hostile %s is text in Markdown, too [V1.2.1]', (type) => {
  const markdown = markdownOf([hostileSlice(type, script)]);
  expect(markdown).not.toMatch(/<[a-z!/?]|(?<!\\)\]\((?!https:|mailto:|tel:)/i);
});

test.each(['usp', 'faqs'])('%s without items shows no title of its own', (slice_type) => {
  const zone = [{ slice_type, primary: { title: 'Good to know' }, items: [] }];
  expect(render(zone)).toBe('');
  expect(markdownOf(zone)).toBe('');
});

test('events show their day and time at their place, not in UTC', () => {
  const event = {
    ...{ starts_at: '2026-09-23T23:30:00+0000', ends_at: '2026-09-24T01:00:00+0000' },
    time_zone: 'America/New_York',
  };
  const later = { ...event, ends_at: '2026-09-24T15:00:00+0000' };
  const items = [event, later, { date: '2026-09-23' }];
  const html = render([{ slice_type: 'featured_events', primary: {}, items }]);
  const texts = [...html.matchAll(/<time [^>]*>([^<]*)/g)].map(([, text]) => text);
  const start = 'Wednesday, September 23, 2026, 7:30 PM';
  const end = 'Thursday, September 24, 2026, 11:00 AM';
  expect(texts).toEqual([start, '9:00 PM', start, end, 'Wednesday, September 23, 2026']);
  const markdown = markdownOf([{ slice_type: 'featured_events', primary: {}, items }]);
  expect(markdown).toContain(`${start} to 9:00 PM (New York time)`);
  expect(markdown).toContain(`${start} to ${end} (New York time)`);
});

test.each([
  ['Asia/Kolkata', 'Kolkata time'],
  ['Europe/Kyiv', 'Kyiv time'],
  ['america/new_york', 'New York time'],
  ['asia/kolkata', 'Kolkata time'],
  ['Etc/UTC', 'UTC'],
  ['etc/gmt', 'UTC'],
])('an event in %s shows its times with ‘%s’', (time_zone, clock) => {
  const items = [{ starts_at: '2026-09-23T23:30:00+0000', time_zone }];
  const html = render([{ slice_type: 'featured_events', primary: {}, items }]);
  expect(html).toContain(`(${clock})`);
});

test.each(['link', 'second_link'])(
  'a hero shows its %s, whether the other is filled or not',
  (name) => {
    const link = { link_type: 'Web', url: '/collections/new' };
    const primary = { [name]: link, [`${name}_text`]: 'Discover' };
    const html = render([{ slice_type: 'hero_content', primary, items: [] }]);
    expect(html).toMatch(/<a [^>]*href="\/collections\/new"[^>]*>Discover</);
  },
);

test('linked pictures without alternative text have a name', () => {
  const [mock] = fileOf<Stored[]>('instagram', 'mocks.json');
  const items = mock!.items.map((item) => {
    const { image } = item as { image: object };
    return { ...item, image: { ...image, url: 'https://images.prismic.io/a.jpg', alt: null } };
  });
  const html = render([{ ...mock, items }]);
  const names = [...html.matchAll(/<a [^>]*><img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt);
  expect(names).toEqual(items.map((_, index) => `Picture ${index + 1} of ${items.length}`));
});

test('questions are structured data once for the whole page, and end no script [V1.2.3]', () => {
  const faq = (question: string) => ({
    slice_type: 'faqs',
    primary: {},
    items: [{ question, answer: [{ type: 'paragraph', text: '</script><b>x', spans: [] }] }],
  });
  const html = render([faq('One?'), faq('Two?')]);
  expect(html.split('application/ld+json')).toHaveLength(2);
  const json = /ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ mainEntity: [{ name: 'One?' }, { name: 'Two?' }] });
});

const answer = [{ type: 'paragraph', text: 'Because.', spans: [] }];

test('questions without a text or an answer are left out', () => {
  const items = [{ question: 'Why?' }, { answer }, { question: 'How?', answer }];
  const zone = [{ slice_type: 'faqs', primary: {}, items }];
  expect(render(zone).match(/<summary/g)).toHaveLength(1);
  expect(markdownOf(zone)).toBe('### How?\n\nBecause.');
});

test('equal questions have addresses of their own', () => {
  const faqs = (...questions: string[]) => ({
    slice_type: 'faqs',
    primary: {},
    items: questions.map((question) => ({ question, answer })),
  });
  const twice = [faqs('Why?', 'Why?', '¿'), faqs('Why?', 'Why 2?', 'Main')];
  const ids = ['why', 'why-3', 'question', 'why-4', 'why-2', 'main-2'];
  const html = render(twice);
  expect([...html.matchAll(/<div id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
  expect([...html.matchAll(/<a [^>]*href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
});

test.each(types)('two %s on one page share no id', (type) => {
  const mocks = fileOf<Stored[]>(type, 'mocks.json');
  const html = render([...mocks, ...mocks]);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each([
  ['locations_content', '<input type="hidden" name="Size" value="Large"/>'],
  ['contact_content', 'value="/products/lamp?Size=Large"'],
])('a form of %s keeps the product’s selection, and no other parameter', (type, kept) => {
  const slice = fileOf<object[]>(type, 'mocks.json')[0]!;
  const path = '/products/lamp?Size=Large&region=Ohio&utm_source=mail';
  const html = render([slice], path, [['Size', 'Large']]);
  expect(html).toContain(kept);
  expect(html).not.toContain('utm_source');
});
