import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stores } from '~/stores';
import { root } from './places';
import { tableProblems } from './regions';
import { settingsText } from './settings';
import { wranglerToml } from './wrangler-toml';

const problems = tableProblems(stores);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
writeFileSync(join(root, 'wrangler.toml'), wranglerToml(stores));
writeFileSync(join(root, 'docs/settings.md'), await settingsText());
console.log('Wrote wrangler.toml and docs/settings.md. Next: npm run regions:check');
