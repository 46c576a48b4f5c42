/** Follows the links of screens, as a robot would. */
import { read, pathOf, shoppersOf, type Screen } from './screens';
import type { Shopper } from './shopper';
import type { Shop } from './storefront';

export interface Crawl {
  /** HTML of the screens, by their names. */
  pages: Map<string, string>;
  /** Every address of this shop that a screen links to, with the name of the first screen that does. */
  links: Map<string, string>;
  /** Links that lead to nothing: 'home: /pages/gone → 404'. */
  dead: string[];
}

/** Addresses in `href` and `action` of the HTML, with the path of the page for relative ones. */
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

/** The status at the end of all redirects within the shop; that of the redirect for one that leaves it. */
async function statusOf(shopper: Shopper, href: string): Promise<number> {
  let path = href;
  for (let step = 0; step < longestWay; step += 1) {
    const { status, location } = await shopper.get(path);
    if (status < 300 || status >= 400 || location === null) return status;
    if (!URL.canParse(location, shopper.origin)) return 400;
    const next = new URL(location, shopper.origin);
    if (next.origin !== shopper.origin) return status;
    path = next.pathname + next.search;
  }
  throw new Error(`${href} leads in a circle`);
}

const tries = 4;
const pauseMs = 3_000;

/**
 * The same, asked again if it is an error: on a busy machine a service may be out for a moment, and a collection that
 * cannot be read leads to the page of what is not there. No link is dead for that.
 */
async function lastingStatusOf(shopper: Shopper, href: string): Promise<number> {
  let status = await statusOf(shopper, href);
  for (let time = 1; time < tries && status >= 400; time += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    status = await statusOf(shopper, href);
  }
  return status;
}

/**
 * Reads the screens, and asks for every address of the shop that they link to, once; but not for those in `alive`, of
 * which that is known.
 */
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
      // The screen itself may be one that says that something is not there.
      if (links.has(to) || to === path) continue;
      links.set(to, screen.name);
      askers.set(to, shopper);
    }
  }
  const rest = links.entries();
  const follow = async () => {
    for (const [to, name] of rest) {
      if (alive.has(to)) continue;
      const status = await lastingStatusOf(askers.get(to)!, to);
      if (status >= 400) dead.push(`${name}: ${to} → ${status}`);
    }
  };
  await Promise.all([follow(), follow(), follow()]);
  return { pages, links, dead };
}
