import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemas } from '~/slices/schemas';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const slices: {
  id: string;
  folder: string;
  description: string;
  variations: { description: string; imageUrl: string; primary: Fields; items: Fields }[];
}[] = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ folder: name, ...read(`./${name}/model.json`) }));
const models = slices.map(({ id }) => id).sort();

test('every slice has a schema', () => {
  expect(Object.keys(schemas).sort()).toEqual(models);
});

test('these are the slices [R-242]', () => {
  expect(models).toEqual(
    (
      'contact_content content faqs featured_events featured_posts featured_products finishes ' +
      'generic_feature hero_content instagram locations_content our_story product_grid ' +
      'returns_content stockist_widget ticker tradeform_content two_panel_text usp'
    ).split(' '),
  );
});

test.each(['page', 'article', 'product_enrichment'])(
  'editors can put every slice on a %s',
  (type) => {
    const { json } = read(`../features/content/customtypes/${type}/index.json`);
    expect(Object.keys(json.Main.body.config.choices).sort()).toEqual(models);
  },
);

interface Field {
  type: string;
  config?: { placeholder?: string; fields?: Fields; choices?: Record<string, Choice> };
}
type Fields = Record<string, Field>;
type Choice = { 'non-repeat'?: Fields; repeat?: Fields };

const fieldsOf = (fields: Fields | undefined, path: string): [string, Field][] =>
  Object.entries(fields ?? {}).flatMap(([name, field]) => [
    [`${path}.${name}`, field] as [string, Field],
    ...fieldsOf(field.config?.fields, `${path}.${name}`),
    ...Object.values(field.config?.choices ?? {}).flatMap((choice) => [
      ...fieldsOf(choice['non-repeat'], `${path}.${name}`),
      ...fieldsOf(choice.repeat, `${path}.${name}`),
    ]),
  ]);

test('every field tells its writers what goes into it, and every picture its size [R-246]', () => {
  const types = readdirSync(new URL('../features/content/customtypes', import.meta.url));
  const all = [
    ...slices.flatMap(({ id, variations }) =>
      variations.flatMap(({ primary, items }) => [
        ...fieldsOf(primary, id),
        ...fieldsOf(items, id),
      ]),
    ),
    ...types.flatMap((type) => {
      const { json } = read(`../features/content/customtypes/${type}/index.json`);
      return Object.values(json as Record<string, Fields>).flatMap((tab) => fieldsOf(tab, type));
    }),
  ];
  expect(all.length).toBeGreaterThan(150);
  const filled = all.filter(([, { type }]) => !['Boolean', 'Group', 'Slices'].includes(type));
  const silent = filled.filter(([, { config }]) => !config?.placeholder);
  expect(silent.map(([path]) => path)).toEqual([]);
  for (const [path, { type, config }] of filled)
    if (type === 'Image')
      expect(`${path}: ${config?.placeholder}`).toMatch(/\d{3,4} (?:× \d{3,4} )?px/);
});

test('the page builder has a picture of every slice, and says what it is for [R-246]', () => {
  for (const { id, folder, description, variations } of slices) {
    // `npm run content:push` sets the picture's URL in the repository.
    for (const { imageUrl, description: own } of variations)
      expect([id, own, imageUrl]).toEqual([id, description, '']);
    const picture = readFileSync(new URL(`./${folder}/screenshot.webp`, import.meta.url));
    expect(picture.subarray(8, 12).toString()).toBe('WEBP');
    expect(picture.length).toBeGreaterThan(2000);
    expect(picture.length).toBeLessThan(60_000);
  }
});
