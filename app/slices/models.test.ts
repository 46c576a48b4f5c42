/** A slice is a folder, a schema, a component in the zone (the compiler asks for it), and an option in the editor. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemas } from '~/slices/schemas';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const models: string[] = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => read(`./${name}/model.json`).id)
  .sort();

test('every slice has a schema', () => {
  expect(Object.keys(schemas).sort()).toEqual(models);
});

test('these are the slices', () => {
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
