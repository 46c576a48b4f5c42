/**
 * `npm run bench`: how CPU and outside calls of the Worker grow with slices, with the catalogue and with hostile text.
 * Upstream calls are those of one page without any cache; CPU is the storefront process's own, over many pages, in
 * rounds; the lowest round counts. `-- speed` measures pages as visitors meet them, `-- memory` the growth of memory,
 * `-- profile /search?q=brass` tells where the Worker's time for a page goes, `-- costs` what a visit has to be paid for.
 */
import { buildForTests } from '../support/test-build';
import { measureCatalogue } from './catalogue';
import { measureCosts } from './costs';
import { measureMemory } from './memory';
import { measurePatterns } from './patterns';
import { compareSignIns } from './sign-in';
import { measureSlices } from './slices';
import { profilePage } from './speed/profile';
import { measureSpeed } from './speed/speed';

const sizes = [120, Number(process.env.SANDBOX_PRODUCTS || 100_000)] as const;
const rounds = Number(process.env.BENCH_ROUNDS || 5);
const requests = Number(process.env.BENCH_PAGES || 30);

async function measureGrowth(): Promise<number> {
  let failed = measurePatterns() + (await measureSlices(rounds));
  failed += await measureCatalogue(sizes, { rounds, requests });
  await compareSignIns();
  return failed;
}

const [command, ...options] = process.argv.slice(2);
await buildForTests();
let failed = 0;
if (command === 'memory') await measureMemory();
else if (command === 'speed') await measureSpeed({ short: options.includes('--short') });
else if (command === 'costs') await measureCosts();
else if (command === 'profile') await profilePage(options[0] ?? '/');
else failed = await measureGrowth();
process.exit(failed === 0 ? 0 : 1);
