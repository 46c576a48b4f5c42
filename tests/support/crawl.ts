import { read, pathOf, shoppersOf, type Screen } from './screens';
import { someAddress, type Shopper } from './shopper';
import type { Shop } from './storefront';

export interface Crawl {
  pages: Map<string, string>;
  /** Each URL with the first screen that links to it. */
  links: Map<string, string>;
  /** Such as 'home: /pages/gone → 404'. */
  dead: string[];
}

/** Resolves relative URLs in `href`, `action` and `formaction` against `base`. */
export function linksIn(html: string, base: string): { links: string[]; forms: string[] } {
  const found = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(
      ([, href]) => new URL(href!.replaceAll('&amp;', '&'), base).href,
    );
  return {
    links: found(/<a\b[^>]* href="([^"]*)"/g),
    forms: found(/<(?:form|button)\b[^>]* (?:form)?action="([^"]*)"/gi),
  };
}

const longestWay = 5;

/** The final status, or that of a redirect to another site. */
async function statusOf(shopper: Shopper, href: string): Promise<number> {
  let path = href;
  for (let step = 0; step < longestWay; step += 1) {
    // With a single IP address, requests would exceed the limit for uncached pages.
    const headers = { 'cf-connecting-ip': someAddress() };
    const { status, location } = await shopper.get(path, headers);
    if (status < 300 || status >= 400 || location === null) return status;
    if (!URL.canParse(location, shopper.origin)) return 400;
    const next = new URL(location, shopper.origin);
    if (next.origin !== shopper.origin) return status;
    path = next.pathname + next.search;
  }
  throw new Error(`${href} leads in a circle`);
}

const tries = 4;
const pauseMs = 60_000;

/** Retries errors, because a busy machine or an API's rate limit may make a service fail briefly. */
async function lastingStatusOf(shop: Shop, shopper: Shopper, href: string): Promise<number> {
  let status = await statusOf(shopper, href);
  for (let time = 1; time < tries && status >= 400; time += 1) {
    await shop.pass(pauseMs);
    status = await statusOf(shopper, href);
  }
  return status;
}

/** Requests each link once, except those in `alive`. */
export async function crawl(
  shop: Shop,
  screens: readonly Screen[],
  { shopperOf = shoppersOf(shop), alive = new Set<string>() } = {},
): Promise<Crawl> {
  const pages = new Map<string, string>();
  const links = new Map<string, string>();
  const askers = new Map<string, Shopper>();
  const dead: string[] = [];
  for (const screen of screens) {
    const shopper = await shopperOf(screen);
    const path = await pathOf(screen, shop, shopper);
    const { status, text } = await read({ ...screen, path }, shop, shopper);
    if (status !== (screen.status ?? 200)) dead.push(`${screen.name} → ${status}`);
    pages.set(screen.name, text);
    for (const href of linksIn(text, shopper.origin + path).links) {
      const { origin, pathname, search, hash } = new URL(href);
      if (origin !== shopper.origin) continue;
      const to = pathname + search;
      if (to === path && hash && !text.includes(` id="${hash.slice(1)}"`))
        dead.push(`${screen.name}: ${hash} is not there`);
      if (links.has(to) || to === path) continue;
      links.set(to, screen.name);
      askers.set(to, shopper);
    }
  }
  const rest = links.entries();
  const follow = async () => {
    for (const [to, name] of rest) {
      if (alive.has(to)) continue;
      const status = await lastingStatusOf(shop, askers.get(to)!, to);
      if (status >= 400) dead.push(`${name}: ${to} → ${status}`);
    }
  };
  await Promise.all([follow(), follow(), follow()]);
  return { pages, links, dead };
}
