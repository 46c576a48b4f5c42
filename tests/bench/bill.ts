/** What Cloudflare charges for a shop, from its price list and the counts of `costs.ts`. */

/**
 * Workers Paid, in US dollars a month, as listed in November 2026:
 * https://developers.cloudflare.com/workers/platform/pricing/,
 * https://developers.cloudflare.com/durable-objects/platform/pricing/ and
 * https://developers.cloudflare.com/workers/observability/logs/workers-logs/. An entry's name is
 * the unit of its `included` and `per`. The Cache API, static assets and rate limits are free; the
 * shop uses neither KV nor Images. A shop stays far below the included 5 GB and 50 million written
 * rows of Durable Objects' storage.
 */
const priceList = {
  plan: 5,
  requests: { included: 10e6, price: 0.3, per: 1e6 },
  cpuMs: { included: 30e6, price: 0.02, per: 1e6 },
  objectCalls: { included: 1e6, price: 0.15, per: 1e6 },
  objectGbSeconds: { included: 400_000, price: 12.5, per: 1e6 },
  logEvents: { included: 20e6, price: 0.6, per: 1e6 },
} as const;

/** An assumption; Cloudflare charges dollars. */
const eurosPerDollar = 0.9;

export interface Use {
  requests: number;
  objectCalls: number;
}

export interface Steps {
  page: Use;
  add: Use;
  bag: Use;
  checkout: Use;
}

/** ms of CPU; see docs/guides/running/costs.md. */
const cpu = { cached: 0.5, rendered: 50, other: 0.3, add: 20, checkout: 7 };
/** A Durable Object has 128 MB. Assumes 50 ms per call, a high estimate. */
const gbSecondsPerCall = 0.128 * 0.05;
/** An isolate reads the change log every 1.5 seconds while it has visitors. */
const changeLogReads = (30 * 24 * 3600) / 1.5;

/** Pages per visit; for the other steps, the share of visits that include the step. */
const visit = { pages: 5, adds: 0.25, bags: 0.2, checkouts: 0.1 };

/** `dataCenters`: how many data centers have visitors around the clock. */
const shops = {
  small: { visits: 20_000, dataCenters: 1 },
  medium: { visits: 200_000, dataCenters: 3 },
  large: { visits: 2_000_000, dataCenters: 20 },
} as const;

type Amounts = Record<Exclude<keyof typeof priceList, 'plan'>, number>;

/**
 * `hits` (0 to 1) is the share of page views that render no page. A hit that renews its cache entry
 * in the background counts as a miss.
 */
function monthOf(
  { visits, dataCenters }: { visits: number; dataCenters: number },
  { page, add, bag, checkout }: Steps,
  hits: number,
): Amounts {
  const pages = visits * visit.pages;
  const [adds, bags, checkouts] = [visit.adds, visit.bags, visit.checkouts].map(
    (share) => visits * share,
  ) as [number, number, number];
  const sum = (of: keyof Use) =>
    pages * page[of] + adds * add[of] + bags * bag[of] + checkouts * checkout[of];
  const requests = sum('requests');
  const objectCalls = sum('objectCalls') + Math.min(requests, dataCenters * changeLogReads);
  const cpuMs =
    pages * (hits * cpu.cached + (1 - hits) * cpu.rendered) +
    (requests - pages) * cpu.other +
    adds * cpu.add +
    bags * cpu.rendered +
    checkouts * cpu.checkout;
  return {
    ...{ requests, cpuMs, objectCalls },
    objectGbSeconds: objectCalls * gbSecondsPerCall,
    // Cloudflare logs each request and call; the shop logs each request except cached pages.
    logEvents: 2 * requests - pages * hits + objectCalls,
  };
}

/** Dollars a month, above the included amounts. */
const dollarsOf = (amounts: Amounts): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => {
      const { included, price, per } = priceList[name as keyof Amounts];
      return [name, (Math.max(0, amount - included) / per) * price];
    }),
  ) as Amounts;

/** Includes the plan's price. */
function eurosPer100000Visits(visits: number, dollars: Amounts): number {
  const sum = Object.values(dollars).reduce((one, other) => one + other, priceList.plan);
  return (sum * eurosPerDollar * 100_000) / visits;
}

export function billOf(steps: Steps, shares: readonly number[]): string {
  const rows = Object.entries(shops).flatMap(([name, shop]) =>
    shares.map((hits) => {
      const amounts = monthOf(shop, steps, hits);
      const dollars = dollarsOf(amounts);
      const more = Object.entries(dollars).filter(([, price]) => price > 0);
      return [
        `${name}, ${shop.visits.toLocaleString('en')} visits a month`,
        `${Math.round(hits * 100)}%`,
        ...[amounts.requests, amounts.cpuMs, amounts.objectCalls, amounts.logEvents].map(millions),
        amounts.objectGbSeconds.toLocaleString('en', { maximumFractionDigits: 0 }),
        more.map(([what, price]) => `${what} $${price.toFixed(2)}`).join(', ') || 'nothing',
        eurosPer100000Visits(shop.visits, dollars).toFixed(2),
      ];
    }),
  );
  const heads = [
    ...['shop', 'page cache', 'requests', 'ms of CPU', 'object calls', 'log events'],
    ...['object GB-s', 'above the plan', '€ per 100,000 visits'],
  ];
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const millions = (amount: number) => `${(amount / 1e6).toFixed(2)} M`;
