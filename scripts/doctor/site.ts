import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '~/platform/env.server';
import { ask, hostOf, outcomeOf, type Answer, type Silence } from './ask';
import { advice, mistake, settingIn, type Finding } from './finding';

interface Page {
  status: number;
  outcome: string;
  text: string;
  location: string | null;
  policy: string | null;
}

const paths = {
  home: '/',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  feed: '/feeds/products.xml',
  signIn: '/account/login',
} as const;

/** Of all products. */
const lists: string[] = [paths.sitemap, paths.feed];

export type SiteFacts = Record<keyof typeof paths, Page>;

export async function askSite(env: Env): Promise<SiteFacts> {
  const pages = await Promise.all(
    Object.entries(paths).map(async ([name, path]) => [
      name,
      pageOf(await (lists.includes(path) ? askComplete : ask)(new URL(path, env.SITE_URL).href)),
    ]),
  );
  return Object.fromEntries(pages) as SiteFacts;
}

/** In a large shop, the first requests of the sitemap and the feed answer 503, and each goes on where it stopped. */
async function askComplete(url: string): Promise<Answer | Silence> {
  let answer = await ask(url);
  for (let again = 0; again < 4 && answer.status === 503; again += 1) {
    await sleep(1000);
    answer = await ask(url);
  }
  return answer;
}

function pageOf(answer: Answer | Silence): Page {
  const { headers, text = '' } = answer as Partial<Answer>;
  return {
    status: answer.status,
    outcome: outcomeOf(answer),
    text,
    location: headers?.get('location') ?? null,
    policy: headers?.get('content-security-policy') ?? null,
  };
}

const cloudflare = (name: string) =>
  `Cloudflare: Workers & Pages > lintel-${name} > Settings > Domains & Routes`;

export function checkSite(facts: SiteFacts, env: Env, name: string): Finding[] {
  const { home, robots, sitemap, feed, signIn } = facts;
  const site = new URL(env.SITE_URL).origin;
  if (home.status !== 200)
    return [
      mistake(
        `${site} does not show the shop (${home.outcome}${home.location ? `, redirects to ${home.location}` : ''}).`,
        home.status >= 500
          ? `${cloudflare(name)}, and Observability: the log names what is missing`
          : cloudflare(name),
        'Shoppers cannot reach the shop.',
      ),
    ];
  if (!home.policy)
    return [
      mistake(
        `The site at ${site} is not this shop.`,
        cloudflare(name),
        'Shoppers see another site.',
      ),
    ];
  const found: Finding[] = [];
  // A closed shop's robots.txt names no sitemap.
  if (env.ROBOTS === 'open' && !robots.text.includes(`Sitemap: ${site}/sitemap.xml`))
    found.push(
      mistake(
        `${site}/robots.txt does not name the sitemap of ${site}.`,
        `${settingIn(name, 'SITE_URL')}; Cloudflare must not manage robots.txt (Security > Settings)`,
        'Search engines cannot find the pages.',
      ),
    );
  const inSitemap = /<loc>([^<]+)<\/loc>/.exec(sitemap.text)?.[1];
  if (sitemap.status !== 200 || !inSitemap?.startsWith(`${site}/`))
    found.push(
      mistake(
        inSitemap
          ? `The sitemap names ${new URL(inSitemap).origin}, not ${site}.`
          : `There is no sitemap (${sitemap.outcome}).`,
        sitemap.status === 503
          ? `${cloudflare(name)}, and Observability: the log says what is missing`
          : settingIn(name, 'SITE_URL'),
        'Search engines cannot find the pages.',
      ),
    );
  found.push(...checkFeed(feed, site, name));
  if (!leadsToSignIn(signIn, env))
    found.push(
      mistake(
        `${site}/account/login does not lead to the sign-in (${signIn.outcome}).`,
        env.ACCOUNTS === 'legacy'
          ? `${cloudflare(name)}: every path must reach the Worker`
          : `${cloudflare(name)}, and Observability: the log shows why the sign-in did not start`,
        "Links in Shopify's emails do not work.",
      ),
    );
  return found;
}

function leadsToSignIn({ location }: Page, { ACCOUNTS, SITE_URL }: Env): boolean {
  if (ACCOUNTS === 'off') return true;
  if (!location) return false;
  // With hosted accounts, Shopify's sign-in address redirects to another host; with legacy accounts, to the shop's
  // sign-in page.
  return ACCOUNTS === 'legacy'
    ? location.includes('/accounts/login')
    : new URL(location, SITE_URL).host !== hostOf(SITE_URL);
}

function checkFeed(feed: Page, site: string, name: string): Finding[] {
  const items = feed.text.match(/<item>/g)?.length ?? 0;
  const link = /<item>[^]*?<(?:g:)?link>([^<]+)</.exec(feed.text)?.[1];
  if (feed.status !== 200 || items === 0)
    return [
      mistake(
        `The feed ${site}/feeds/products.xml has no products (${feed.outcome}).`,
        'Shopify: Products: publish them to the Headless storefront',
        'Shopping engines have nothing to show.',
      ),
    ];
  if (link && !link.startsWith(`${site}/`))
    return [
      mistake(
        `Products in the feed link to ${new URL(link).origin}, not to ${site}.`,
        settingIn(name, 'SITE_URL'),
        'Shopping engines reject the feed.',
      ),
    ];
  const waiting = feed.text.match(/out_of_stock/g)?.length ?? 0;
  return waiting === items
    ? [
        advice(
          'Every product in the feed is out of stock.',
          'Shopify: Products > Inventory; locations that serve the Headless storefront',
          'Shopping engines show none of them.',
        ),
      ]
    : [];
}
