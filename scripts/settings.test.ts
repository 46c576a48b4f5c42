import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stores } from '../app/stores';
import { root } from './places';
import { settingsText } from './settings';
import { wranglerToml } from './wrangler-toml';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('wrangler.toml and the list of settings are what the table and the code say [R-039]', async () => {
  expect(read('wrangler.toml')).toBe(wranglerToml(stores));
  expect(read('docs/settings.md')).toBe(await settingsText());
});
