/**
 * `npm run bench -- flood`: measures how long shoppers wait for public pages while one client sends
 * fifty requests a second, each for a new uncached URL. Fails if the 95th percentile more than
 * doubles. Takes 75 seconds, and sends at most 3,700 requests, which stay on this machine.
 */
import { startShop, type Shop } from '../support/storefront';

const calmSeconds = 12;
const floodSeconds = 60;
const floodPerSecond = 50;
const shoppersPerSecond = 8;
const mostTimes = 2;

const shown = ['/', '/collections/pendants', '/products/halden-pendant-brass', '/blogs/journal'];
const pathsOf = [
  (n: number) => `/search?q=lamp+${n}`,
  (n: number) => `/collections/all?minPrice=${n}&maxPrice=${n + 500}`,
  (n: number) => `/product-cards?handles=halden-pendant-brass,nothing-${n}`,
  (n: number) => `/no-such-page-${n}`,
];

async function every(seconds: number, perSecond: number, send: (n: number) => Promise<void>) {
  const sent: Promise<void>[] = [];
  const started = performance.now();
  for (let n = 0; n < seconds * perSecond; n += 1) {
    const wait = started + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    sent.push(send(n));
  }
  await Promise.all(sent);
}

/** Returns shoppers' waits in ms, sorted. */
async function visit(shop: Shop, seconds: number): Promise<number[]> {
  const times: number[] = [];
  await every(seconds, shoppersPerSecond, async (n) => {
    const began = performance.now();
    const { status } = await shop.shopper().get(shown[n % shown.length]!);
    if (status !== 200) throw new Error(`A shopper got a ${status}`);
    times.push(performance.now() - began);
  });
  return times.sort((one, other) => one - other);
}

const percentile = (sorted: number[], share: number) =>
  Math.round(sorted[Math.floor(sorted.length * share)]! * 10) / 10;

/** Returns 1 if shoppers waited too long. */
export async function measureFlood(): Promise<number> {
  const shop = await startShop({ own: true });
  try {
    for (const path of [...shown, ...shown]) await shop.shopper().get(path);
    const calm = await visit(shop, calmSeconds);
    const client = shop.shopper();
    const statuses: Record<string, number> = {};
    const flood = every(floodSeconds, floodPerSecond, async (n) => {
      const { status } = await client.get(pathsOf[n % pathsOf.length]!(n));
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
    const [stormy] = await Promise.all([visit(shop, floodSeconds), flood]);
    const row = (times: number[]) => ({
      requests: times.length,
      'p50 (ms)': percentile(times, 0.5),
      'p95 (ms)': percentile(times, 0.95),
      'p99 (ms)': percentile(times, 0.99),
    });
    console.table({ calm: row(calm), flood: row(stormy) });
    console.log(`Answers to the client, by status: ${JSON.stringify(statuses)}`);
    const ratio = percentile(stormy, 0.95) / percentile(calm, 0.95);
    console.log(`p95 is ${ratio.toFixed(2)} times that of the calm; at most ${mostTimes}`);
    return ratio <= mostTimes ? 0 : 1;
  } finally {
    await shop.stop();
  }
}
