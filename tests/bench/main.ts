/**
 * `npm run bench`: measures how the Worker's CPU time and outside calls grow with slices, catalog
 * size and hostile text, without caches. Other measurements:
 * - `-- speed`: how fast pages are for visitors
 * - `-- personal`: the part of `speed` about pages for one visitor
 * - `-- compare <build> [page …] [--short]`: this build and a second one in turn, under load
 * - `-- memory`: how much the Worker's memory grows
 * - `-- wake [build]`: how long a shopper waits while a page hydrates; `build` is the folder of a
 *   second build
 * - `-- profile /search?q=brass`: which functions take the Worker's time
 * - `-- flood`: how long shoppers wait while one client requests many uncached pages
 * - `-- markdown`: how many bytes pages have as HTML and as Markdown
 * - `-- costs [0.9]`: a visit's billable requests and calls, and Cloudflare's bill if 90% of page
 *   views render nothing
 */
import { buildForTests } from '../support/test-build';
import { measureCatalogue } from './catalogue';
import { measureCosts } from './costs';
import { measureFlood } from './flood';
import { measureMarkdown } from './markdown';
import { measureMemory } from './memory';
import { measurePatterns } from './patterns';
import { compareSignIns } from './sign-in';
import { measureSlices } from './slices';
import { compareBuilds } from './speed/compare';
import { printPersonal } from './speed/personal';
import { profilePage } from './speed/profile';
import { measureSpeed } from './speed/speed';
import { measureWake } from './wake';

const sizes = [120, Number(process.env.SANDBOX_PRODUCTS || 100_000)] as const;
const rounds = Number(process.env.BENCH_ROUNDS || 5);
const requests = Number(process.env.BENCH_PAGES || 30);

async function measureGrowth(): Promise<number> {
  let failed = measurePatterns() + (await measureSlices(rounds));
  failed += await measureCatalogue(sizes, { rounds, requests });
  await compareSignIns();
  return failed;
}

function sharesOf(options: string[]): number[] {
  const shares = options.map(Number);
  if (shares.some((share) => !(share >= 0 && share <= 1)))
    throw new Error('The share of hits is a number from 0 to 1: npm run bench -- costs 0.9');
  return shares.length > 0 ? shares : [0.5, 0.9, 0.99];
}

const [command, ...options] = process.argv.slice(2);
await buildForTests();
let failed = 0;
if (command === 'memory') await measureMemory();
else if (command === 'speed') await measureSpeed({ short: options.includes('--short') });
else if (command === 'personal') await printPersonal();
else if (command === 'compare' && options[0])
  await compareBuilds(options[0], {
    short: options.includes('--short'),
    only: options.slice(1).filter((option) => option !== '--short'),
  });
else if (command === 'wake') await measureWake(options[0]);
else if (command === 'flood') failed = await measureFlood();
else if (command === 'markdown') failed = await measureMarkdown();
else if (command === 'costs') await measureCosts(sharesOf(options));
else if (command === 'profile') await profilePage(options[0] ?? '/');
else if (command === undefined) failed = await measureGrowth();
else throw new Error(`There is no bench '${command}'. tests/bench/main.ts lists them.`);
process.exit(failed === 0 ? 0 : 1);
