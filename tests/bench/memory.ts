/**
 * `npm run bench -- memory`: compares the memory growth of the shop's Worker with a hello-world
 * Worker's. The first thousand requests are a warm-up.
 */
import { readFileSync } from 'node:fs';
import { Miniflare } from 'miniflare';
import { freePort } from '../../sandbox/host/ports';
import { shopper, someAddress, type Shopper } from '../support/shopper';
import { startBenchWorld } from './bench-world';
import { workerds } from './cpu';

const requests = Number(process.env.BENCH_REQUESTS || 10_000);
const warmUp = 1000;
const atOnce = 8;

const paths = [
  '/', '/collections/all', '/collections/all?pageNo=1', '/search?q=brass', '/products/halden-pendant-brass',
  '/blogs/journal', '/pages/about', '/cart', '/no-such-page', '/robots.txt', '/visit', '/pages/wishlist',
]; // prettier-ignore

/** Resident memory, in MB. */
const memoryOf = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
};

async function send(client: Shopper, count: number): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count)
      await client.get(paths[next++ % paths.length]!, { 'cf-connecting-ip': someAddress() });
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function growth(name: string, pid: number, client: Shopper): Promise<number> {
  await send(client, Math.min(warmUp, requests));
  const steps = [memoryOf(pid)];
  for (let step = 0; step < 4; step += 1) {
    await send(client, Math.floor(requests / 4));
    steps.push(memoryOf(pid));
  }
  console.log(`${name.padEnd(10)} ${steps.map((mb) => mb.toFixed(0)).join(' → ')} MB`);
  return steps.at(-1)! - steps[0]!;
}

/** Never fails, because the runtime decides when to free memory. */
export async function measureMemory(): Promise<void> {
  console.log(`\nmemory: ${requests} requests after ${warmUp}, ${atOnce} at once`);
  const before = new Set(workerds());
  const port = await freePort();
  const hello = new Miniflare({
    host: '127.0.0.1',
    port,
    cf: false,
    modules: true,
    script: 'export default { fetch: () => new Response("hello") }',
  });
  await hello.ready;
  const helloPid = workerds().find((pid) => !before.has(pid))!;
  const plain = await growth('hello', helloPid, shopper(`http://127.0.0.1:${port}`));
  await hello.dispose();
  const world = await startBenchWorld(120, { DATA_CACHE: 'on' });
  const shop = await growth('shop', world.pid, world.shopper);
  await world.stop();
  const each = (mb: number) => `${((mb * 1024) / requests).toFixed(1)} kB`;
  console.log(`growth for each request: hello ${each(plain)}, shop ${each(shop)}`);
}
