/** Counts the billable requests and outside calls of a new visitor, with filled caches. */
import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { objectBindings } from '~/platform/bindings';
import { startShop, type Shop } from '../support/storefront';
import { withFront } from '../support/test-build';
import { billOf, type Steps, type Use } from './bill';

const system = '/usr/bin/chromium';
const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const product = '/products/brae-pendant-brass';
/**
 * Not counted: static assets, which are free, and pictures from the shop's own host, which
 * `docs/guides/running/costs.md` lists separately.
 */
const filePaths = /^\/(?:assets|fonts|icons|media)\/|^\/(?:favicon\.ico|apple-touch-icon\.png)$/;

type Step = (page: Page) => Promise<void>;
const open =
  (path: string): Step =>
  async (page) =>
    void (await page.goto(path, { waitUntil: 'networkidle' }));
const add: Step = async (page) => {
  await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
  await page.waitForLoadState('networkidle');
};

const steps: Record<string, Step> = {
  'the home page': open('/'),
  'a list': open('/collections/pendants'),
  'a product': open(product),
  'a search': open('/search?q=brass'),
  'an add to the bag': async (page) => {
    await open(product)(page);
    await add(page);
  },
  'the bag': open('/cart'),
  'the way to the checkout': async (page) => {
    await page.getByRole('button', { name: 'Checkout' }).first().click();
    await page.waitForURL(/\/checkouts\//);
  },
};

const classNames = Object.values(objectBindings).map(({ className }) => className);

const tellingObjects = `
import * as objects from './shop.js';
export * from './shop.js';
export { default } from './shop.js';
for (const name of ${JSON.stringify(classNames)}) {
  const { prototype } = objects[name] ?? {};
  for (const method of Object.getOwnPropertyNames(prototype ?? {})) {
    const own = prototype[method];
    if (method === 'constructor' || typeof own !== 'function') continue;
    prototype[method] = function (...options) {
      console.log('called-object ' + name + '.' + method);
      return own.apply(this, options);
    };
  }
}
`;

interface Costs {
  worker: number;
  objects: string[];
  outside: string[];
}

/** `hits` are shares (0 to 1) of page views that render no page. */
export async function measureCosts(hits: readonly number[]): Promise<void> {
  const shop = await startShop({
    worker: (worker) => withFront(worker, tellingObjects),
  });
  const browser = await chromium.launch({
    executablePath: existsSync(system) ? system : undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const javaScriptEnabled of [true, false]) {
    const visit = async () => {
      const context = await browser.newContext({
        userAgent: agent,
        baseURL: shop.addresses.stores.us,
        javaScriptEnabled,
      });
      const counted = await walk(shop, await context.newPage());
      await context.close();
      return counted;
    };
    await visit();
    const counted = await visit();
    console.log(`\n${javaScriptEnabled ? 'With' : 'Without'} scripts, warm caches`);
    for (const [name, { worker, objects, outside }] of Object.entries(counted)) {
      console.log(
        `${name}: ${worker} requests, objects ${list(objects)}, outside ${list(outside)}`,
      );
    }
    if (javaScriptEnabled) console.log(`\nCloudflare's bill\n${billOf(stepsOf(counted), hits)}`);
  }
  await browser.close();
  await shop.stop();
}

function stepsOf(counted: Record<string, Costs>): Steps {
  const counts = (name: string): Use => {
    const { worker, objects } = counted[name]!;
    return { requests: worker, objectCalls: objects.filter((one) => !isChangeLog(one)).length };
  };
  const page = counts('a product');
  const withPage = counts('an add to the bag');
  const add = {
    requests: withPage.requests - page.requests,
    objectCalls: withPage.objectCalls - page.objectCalls,
  };
  return { page, add, bag: counts('the bag'), checkout: counts('the way to the checkout') };
}

/** Steps don't count reads of the change log. `bill.ts` adds them, because their number depends on time, not on steps. */
const isChangeLog = (object: string) => object.startsWith(`${objectBindings.CHANGES.className}.`);

const list = (names: string[]): string =>
  names.length === 0 ? '0' : `${names.length} (${[...new Set(names)].join(', ')})`;

async function walk(shop: Shop, page: Page): Promise<Record<string, Costs>> {
  const { host } = new URL(shop.addresses.stores.us!);
  let worker = 0;
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (url.host === host && !filePaths.test(url.pathname)) worker += 1;
  });
  const counted: Record<string, Costs> = {};
  for (const [name, step] of Object.entries(steps)) {
    const before = { worker, logs: shop.logs().length, outside: (await shop.requests()).at(-1)?.n };
    await step(page);
    // Background renewals count, too.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const calls = await shop.requests(before.outside ?? 0);
    counted[name] = {
      worker: worker - before.worker,
      objects: [
        ...shop
          .logs()
          .slice(before.logs)
          .matchAll(/called-object (\S+)/g),
      ].map(([, object]) => object!),
      outside: calls
        .filter(({ service }) => !['images', 'control', 'checkout'].includes(service))
        .map(({ service, operation }) => `${service}.${operation}`),
    };
  }
  return counted;
}
