import { asLink, type LinkField } from '@prismicio/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoSizes } from '../../sandbox/seed/photos.generated';
import { contentClient, routes, searchContent } from '../support/content-client';
import { startSandbox, type Sandbox } from '../support/sandbox';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

type Slice = {
  slice_type: string;
  primary: Record<string, LinkField>;
  items: { article?: LinkField }[];
};
const slicesOf = (document: { data: Record<string, unknown> }) => document.data.body as Slice[];

test('routes fill the addresses of documents and of links to them', async () => {
  const client = contentClient(sandbox, { routes });
  const home = await client.getByUID('page', 'home');
  expect(home.url).toBe('/');
  expect((await client.getByUID('page', 'about')).url).toBe('/pages/about');
  expect((await client.getSingle('journal')).url).toBe('/blogs/journal');
  const feature = slicesOf(home).find(({ slice_type }) => slice_type === 'generic_feature');
  expect(asLink(feature?.primary.link)).toBe('/pages/about');
  const posts = slicesOf(home).find(({ slice_type }) => slice_type === 'featured_posts');
  expect(asLink(posts?.items[0]?.article)).toBe('/blogs/journal/how-high-to-hang-a-pendant');
  expect(JSON.stringify(home.data)).toContain('"url":"/pages/contact"');
});

test('the language is part of an address unless it is the master language', async () => {
  const client = contentClient(sandbox, { routes: [{ type: 'page', path: '/:lang?/:uid' }] });
  expect((await client.getByUID('page', 'about')).url).toBe('/about');
  expect((await client.getByUID('page', 'about', { lang: 'en-gb' })).url).toBe('/en-gb/about');
});

test('fetchLinks puts the asked fields on links, and only on links of that type', async () => {
  const client = contentClient(sandbox);
  const home = await client.getByUID('page', 'home', {
    fetchLinks: ['article.title', 'article.image'],
  });
  const posts = slicesOf(home).find(({ slice_type }) => slice_type === 'featured_posts');
  const [width, height] = photoSizes['rooms/dining-pendants']!;
  expect(posts?.items[0]?.article).toMatchObject({
    link_type: 'Document',
    uid: 'how-high-to-hang-a-pendant',
    isBroken: false,
    data: { title: 'How high to hang a pendant', image: { dimensions: { width, height } } },
  });
  const feature = slicesOf(home).find(({ slice_type }) => slice_type === 'generic_feature');
  expect(feature?.primary.link).not.toHaveProperty('data');
});

test('fetch narrows a document to the asked fields', async () => {
  const about = await contentClient(sandbox).getByUID('page', 'about', { fetch: ['page.title'] });
  expect(about.data).toEqual({ title: 'About Lintel' });
});

test('a route for a type that does not exist is refused', async () => {
  const wrong = JSON.stringify([{ type: 'recipe', path: '/recipes/:uid' }]);
  const { status, body } = await searchContent(sandbox, { routes: wrong });
  expect(status).toBe(400);
  expect(body.message).toContain("Unknown type 'recipe'");
});

test('every link between documents leads somewhere and pictures have absolute addresses', async () => {
  const all = await contentClient(sandbox, { routes }).dangerouslyGetAll({ lang: '*' });
  const text = JSON.stringify(all);
  expect(all.length).toBeGreaterThan(30);
  expect(text).not.toContain('"isBroken":true');
  expect(text).not.toContain('{{');
  expect(text).toContain(`"url":"${sandbox.origin}/prismic-images/rooms/`);
});
