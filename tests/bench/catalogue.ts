/** Measures pages' CPU time and outside calls without caches, in a shop with 120 products and in one with 100,000. */
import { startBenchWorld, type BenchWorld } from './bench-world';

export const listPages = {
  collection: '/collections/all',
  'filtered collection':
    '/collections/all?tag=Colour~Black%7CColour~Brass&minPrice=20&maxPrice=400',
  'second page': '/collections/all?pageNo=1',
  search: '/search?q=brass',
  'filtered search': '/search?q=brass&minPrice=10&maxPrice=300&sort=price-ascending',
  product: '/products/halden-pendant-brass',
};

const modes = {
  'product service': {},
  'Storefront API': { PRODUCT_SERVICE_URL: undefined },
};
const highestRatio = 1.3;

export interface Measured {
  calls: number;
  /** In ms per page. */
  cpu: number;
}

async function get(world: BenchWorld, path: string) {
  const answer = await world.shopper.get(path, { 'accept-encoding': 'identity' });
  if (answer.status !== 200) throw new Error(`${world.products}: ${path} answers ${answer.status}`);
  return answer;
}

/** Retries, because the first count of a list can exceed the storefront's timeout. */
async function warmUp(world: BenchWorld, path: string): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    try {
      for (let n = 0; n < 5; n += 1) await get(world, path);
      const { headers } = await get(world, path);
      return Number(/"(\d+) calls?"/.exec(headers.get('server-timing') ?? '')?.[1] ?? 0);
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
  }
}

export async function measurePage(
  worlds: readonly BenchWorld[],
  path: string,
  { rounds, requests }: { rounds: number; requests: number },
): Promise<Measured[]> {
  const results: Measured[] = [];
  for (const world of worlds) results.push({ calls: await warmUp(world, path), cpu: Infinity });
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, world] of worlds.entries()) {
      const before = world.cpu();
      for (let n = 0; n < requests; n += 1) await get(world, path);
      const spent = (world.cpu() - before) / requests;
      results[index]!.cpu = Math.min(results[index]!.cpu, spent);
    }
  }
  return results;
}

/** Returns how many lists cost more in the large shop. */
export async function measureCatalogue(
  sizes: readonly [number, number],
  options: { rounds: number; requests: number },
): Promise<number> {
  let failed = 0;
  for (const [mode, vars] of Object.entries(modes)) {
    console.log(
      `\n${mode}: ${sizes.join(' and ')} products, ${options.rounds} × ${options.requests} pages each`,
    );
    const worlds: BenchWorld[] = [];
    for (const products of sizes) worlds.push(await startBenchWorld(products, vars));
    for (const [name, path] of Object.entries(listPages)) {
      const [small, large] = (await measurePage(worlds, path, options)) as [Measured, Measured];
      const ratio = large.cpu / small.cpu;
      const good = large.calls <= small.calls && ratio <= highestRatio;
      failed += good ? 0 : 1;
      console.log(
        `${good ? 'ok    ' : 'FAILED'} ${name.padEnd(20)} calls ${small.calls} → ${large.calls}   ` +
          `CPU ${small.cpu.toFixed(1)} → ${large.cpu.toFixed(1)} ms   ratio ${ratio.toFixed(2)}`,
      );
    }
    for (const world of worlds) await world.stop();
  }
  return failed;
}
