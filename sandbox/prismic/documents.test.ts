import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locations } from '../seed/locations';
import { photoOf } from '../seed/photos';
import { languages, types, type StoredDocument } from './document';
import { drafts, published, releases } from './documents';

const folder = new URL('./documents/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
const planned = releases.flatMap((release) => release.documents);
const documents = [...published, ...drafts, ...planned] as StoredDocument[];

test('the index lists every file', () => {
  const ids = (list: StoredDocument[]) => list.map(({ id }) => id).sort();
  expect(ids(documents)).toEqual(ids(files.map((text) => JSON.parse(text) as StoredDocument)));
});

test('documents have known types and languages, and one id each', () => {
  for (const { type, lang } of documents) {
    expect(types).toHaveProperty(type);
    expect(languages.map(({ id }) => id)).toContain(lang);
  }
  const ids = (published as StoredDocument[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every published document exists in every language that has any', () => {
  const written = languages.filter(({ id }) => documents.some(({ lang }) => lang === id));
  const ids = new Set(documents.map(({ id }) => id));
  for (const { alternate_languages: others } of documents) {
    expect(others).toHaveLength(written.length - 1);
    for (const { id } of others) expect(ids).toContain(id);
  }
});

test('images are ones of the seed', () => {
  const names = files.flatMap((text) =>
    [...text.matchAll(/prismic-images\/([\w/-]+)\.jpg/g)].map((found) => found[1] ?? ''),
  );
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) expect([name, photoOf(name)]).toEqual([name, name]);
});

test.each(languages)('no picture is in the journal twice, in $id', ({ id }) => {
  const journal = (published as StoredDocument[]).filter(
    ({ type, lang }) => lang === id && (type === 'article' || type === 'journal'),
  );
  const pictures = journal.flatMap(({ data }) => {
    const { seo_image: _, ...shown } = data;
    const found = JSON.stringify(shown).matchAll(/prismic-images\/([\w/-]+)\.jpg/g);
    return [...found].map(([, name]) => name);
  });
  expect(pictures.length).toBe(new Set(pictures).size);
});

test('pages that list the shops list all where orders can be picked up', () => {
  const lists = (published as StoredDocument[]).flatMap(({ uid, lang, data }) =>
    ((data.body ?? []) as { slice_type: string; items: { name?: string; phone?: string }[] }[])
      .filter(({ slice_type: type }) => type === 'locations_content')
      .map(({ items }) => ({ page: `${uid} ${lang}`, shops: items.map(({ phone }) => phone) })),
  );
  expect(lists.map(({ page }) => page)).toContain('stockists en-us');
  for (const { page, shops } of lists)
    expect([page, ...shops]).toEqual([page, ...locations.map(({ phone }) => phone)]);
});
