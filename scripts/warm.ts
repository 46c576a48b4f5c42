/**
 * Requests a store's most important pages after a deploy, so that shoppers don't wait for their first render.
 * docs/guides/running/cloudflare.md explains the options.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { origin as originSchema } from '~/platform/setting-values';
import * as v from 'valibot';
import './localhost-names';

interface Site {
  /** Has no path. */
  origin: string;
  /** Once it aborts, all further pages are skipped. */
  end: AbortSignal;
  /** Between two requests of an incomplete sitemap; 400 by default. */
  sitemapPauseMs?: number;
}

interface WarmOptions extends Site {
  /** Pages at most. */
  count: number;
  concurrency: number;
}

interface Warmed {
  path: string;
  /** warm: served from the page cache. cold: rendered for this request. */
  outcome: 'warm' | 'cold' | 'failed' | 'skipped';
  reason?: string;
  ms: number;
}

/** A browser's name, because robots get pages from another entry of the page cache. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const headers = {
  'user-agent': userAgent,
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'en',
};
/** For one request, in ms. */
const requestMs = 15_000;

/** Retries a broken connection once: the server may just have closed a kept-alive connection. */
async function get(url: string, end: AbortSignal): Promise<Response> {
  const signal = AbortSignal.any([end, AbortSignal.timeout(requestMs)]);
  const send = () => fetch(url, { headers, redirect: 'manual', signal });
  return send().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return send();
  });
}

/** In a large shop, the first requests of the sitemap answer 503, and each goes on where the one before stopped. */
const sitemapTries = 5;

/** The shop limits how many uncached pages a client may request (429). */
async function getPage(
  { origin, end, sitemapPauseMs = 400 }: Site,
  path: string,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await get(origin + path, end);
    const isIncomplete =
      answer.status === 503 && path.startsWith('/sitemap') && tries < sitemapTries;
    const asked = answer.status === 429 ? Number(answer.headers.get('retry-after') ?? NaN) : NaN;
    const pauseMs = isIncomplete ? sitemapPauseMs : asked * 1000;
    if (Number.isNaN(pauseMs)) return answer;
    await answer.body?.cancel();
    await sleep(pauseMs, undefined, { signal: end });
  }
}

interface Sitemap {
  pages: string[];
  collections: string[];
  articles: string[];
  products: string[];
}

/**
 * Requests only pages of the sitemap and products, so no page that changes or shows something private. Throws if the
 * home page, the sitemap or one of its parts fails.
 */
export async function warmShop(
  { count, concurrency, ...site }: WarmOptions,
  report: (one: Warmed) => void = () => undefined,
): Promise<Warmed[]> {
  const results: Warmed[] = [];
  const links: string[] = [];
  const request = async (path: string) => {
    const { html, ...result } = await ask(site, path);
    results.push(result);
    report(result);
    return html;
  };
  const home = await request('/');
  if (home === undefined) throw new Error(`${site.origin} fails: ${results[0]!.reason}`);
  links.push(...linksIn(home));
  const sitemap = await readSitemap(site, count);
  const all = async (paths: string[]) => {
    const asked = new Set(results.map(({ path }) => path));
    const waiting = paths.filter((path) => !asked.has(path)).slice(0, count - results.length);
    const found = new Map<string, string>();
    const order = [...waiting];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
        found.set(path, (await request(path)) ?? '');
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    for (const path of order) links.push(...linksIn(found.get(path)!));
  };
  await all(firstPaths(links, sitemap));
  await all(remainingPaths(links, sitemap));
  return results;
}

function firstPaths(links: readonly string[], sitemap: Sitemap): string[] {
  const lists = new Set([...sitemap.pages, ...sitemap.collections]);
  return [...new Set([...links.filter((path) => lists.has(path)), ...sitemap.collections])];
}

/** The sitemap may list a linked product after the products that were read. */
function remainingPaths(links: readonly string[], sitemap: Sitemap): string[] {
  const linked = links.filter((path) => /^\/products\/[^/]+$/.test(path));
  return [...new Set([...linked, ...sitemap.pages, ...sitemap.articles, ...sitemap.products])];
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)/g)].map(([, path]) => path!);

/** Reads parts with products until `count` is reached. */
async function readSitemap(site: Site, count: number): Promise<Sitemap> {
  const read = async (path: string) => {
    const { html, reason = 'the time limit was reached' } = await ask(site, path);
    if (html === undefined) throw new Error(`${site.origin}${path} fails: ${reason}`);
    return pathsIn(html);
  };
  const parts = await read('/sitemap.xml');
  if (parts.length === 0) throw new Error(`${site.origin}/sitemap.xml lists nothing`);
  const listed = (name: string) => parts.filter((path) => path.startsWith(`/sitemaps/${name}`));
  const readAll = async (name: string) => (await Promise.all(listed(name).map(read))).flat();
  const [pages, collections, articles] = await Promise.all([
    readAll('pages'),
    readAll('collections'),
    readAll('articles'),
  ]);
  const products: string[] = [];
  for (const part of listed('products-')) {
    if (products.length >= count) break;
    products.push(...(await read(part)));
  }
  return { pages, collections, articles, products };
}

const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!.replaceAll('&amp;', '&')).pathname,
  );

async function ask(site: Site, path: string): Promise<Warmed & { html?: string }> {
  const started = performance.now();
  const done = (outcome: Warmed['outcome'], more?: { reason?: string; html?: string }) => ({
    ...{ path, outcome, ms: Math.round(performance.now() - started) },
    ...more,
  });
  if (site.end.aborted) return done('skipped');
  try {
    const answer = await getPage(site, path);
    const html = await answer.text();
    if (answer.status !== 200) return done('failed', { reason: String(answer.status) });
    const isHit = /\bhit\b/.test(answer.headers.get('cache-status') ?? '');
    return done(isHit ? 'warm' : 'cold', { html });
  } catch (error) {
    if (site.end.aborted) return done('skipped');
    const { name, message, cause } = error as Error;
    const reason =
      name === 'TimeoutError'
        ? `no answer in ${requestMs / 1000} s`
        : ((cause as Error | undefined)?.message ?? message);
    return done('failed', { reason });
  }
}

export function warmReport(results: readonly Warmed[]): string {
  const of = (outcome: Warmed['outcome']) => results.filter((one) => one.outcome === outcome);
  const [warmOnes, cold, failed, skipped] = [of('warm'), of('cold'), of('failed'), of('skipped')];
  const slowest = cold.reduce((most, { ms }) => Math.max(most, ms), 0);
  return [
    `${results.length} pages: ${warmOnes.length} were warm, ${cold.length} were cold (slowest ${slowest} ms), ${failed.length} failed, ${skipped.length} skipped`,
    ...failed.map(({ path, reason }) => `failed  ${path}: ${reason}`),
    ...(skipped.length > 0 ? ['The time limit was reached: --seconds sets another.'] : []),
  ].join('\n');
}

function numberOf(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Error(`--${name} is a number from 1 to ${most}`);
  return number;
}

/** `site` takes precedence over the deployment `env`. Throws if neither leads to an origin. */
export async function originOf(env: string | undefined, site: string | undefined): Promise<string> {
  if (site) return originFrom('--site', site);
  if (!env) throw new Error('Which store? npm run warm -- --env us (a name of wrangler.toml)');
  const { readDeployment } = await import('./environments');
  const { SITE_URL } = readDeployment(env).vars;
  if (!SITE_URL) throw new Error(`The deployment ${env} has no SITE_URL`);
  return originFrom('SITE_URL', SITE_URL);
}

function originFrom(name: string, value: unknown): string {
  const parsed = v.safeParse(originSchema, value);
  if (parsed.success) return parsed.output;
  throw new Error(`${name} ${parsed.issues[0].message}`);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      env: { type: 'string' },
      site: { type: 'string' },
      count: { type: 'string', default: '200' },
      concurrency: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '300' },
    },
  });
  const options: WarmOptions = {
    origin: await originOf(values.env, values.site),
    count: numberOf('count', values.count, 1000),
    concurrency: numberOf('concurrency', values.concurrency, 20),
    end: AbortSignal.timeout(numberOf('seconds', values.seconds, 1800) * 1000),
  };
  const results = await warmShop(options, ({ path, outcome, ms }) => {
    if (outcome !== 'skipped') console.log(`${outcome.padEnd(6)}  ${path}  ${ms} ms`);
  });
  console.log(`\n${warmReport(results)}`);
  return results.every(({ outcome }) => outcome === 'warm' || outcome === 'cold') ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
