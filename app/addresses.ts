/** What the Worker and every floor must know of the shop's addresses. Safe in the browser. */

export { isPrivatePage } from './private-pages';

/** Where monitors ask how the shop is. */
export const healthPath = '/health';

/** True for a path of customer accounts: the shop's own, and the one that Shopify's e-mails lead to. */
export const isAccountPath = (pathname: string): boolean =>
  /^\/accounts?(?:[/.]|$)/i.test(pathname);

/** True for a link, as writers put it, that leads to an account in a shop that has none. */
export function leadsNowhere(
  href: string,
  { ACCOUNTS, SITE_URL }: { ACCOUNTS: string; SITE_URL: string },
): boolean {
  if (ACCOUNTS !== 'off') return false;
  // The content service asks for a scheme: 'https:///accounts'.
  const path = href.trim().replace(/^https?:\/\/\/(?!\/)/, '/');
  if (!URL.canParse(path, SITE_URL)) return false;
  const url = new URL(path, SITE_URL);
  return url.host === new URL(SITE_URL).host && isAccountPath(url.pathname);
}

/** How often a shopper is told of a limit by a whole page. After that it is a plain one, which costs nothing. */
export const refusalLimit = 'refused' satisfies FormLimit;

/** Which rate limit a POST to this path falls under, whether a page or a script sends it. */
export const limitOfPath = (pathname: string): FormLimit =>
  limitedPaths.find(([path]) => path.test(pathname))?.[1] ?? 'post';

/**
 * The forms that are counted separately: the cart's, and those that guess or send e-mails, which are
 * counted per IP address and per e-mail. All other forms count as `post`.
 */
export type FormLimit = keyof typeof limitBindings;

const limitedPaths: [RegExp, FormLimit][] = [
  [/^\/cart(?:$|[./])/, 'cart'],
  [/^\/products\/[^/]+$/, 'notify'],
  [/^\/(?:actions|pages)\/wishlist(?:$|\.)/, 'wishlist'],
  [/^\/(?:actions\/)?newsletter(?:$|\.)/, 'newsletter'],
  [/^\/actions\/vitals$/, 'vitals'],
];

/** Where hosted accounts send browsers back to, with a code that counts once. */
const callback = '/account/authorize';

/** True for what changes something: forms, and the callback of a sign-in. It has a form's time, and is not given up early. */
export const isChange = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'POST' || (URL.canParse(url) && new URL(url).pathname === callback);

/** The rate limit binding of each. What is legitimately sent many times a minute shares the cart's. */
export const limitBindings = {
  cart: 'CART_LIMIT',
  wishlist: 'CART_LIMIT',
  vitals: 'CART_LIMIT',
  /** What browsers report; no form. */
  reports: 'CART_LIMIT',
  /** Webhooks whose signature is wrong; no form. */
  webhooks: 'FORM_LIMIT',
  /** Addresses that are not there, about which the commerce backend is asked; no form. */
  redirects: 'CART_LIMIT',
  /** Pages of shared bags, for each of which other products are read; no form. */
  imports: 'CART_LIMIT',
  login: 'ACCOUNT_LIMIT',
  register: 'ACCOUNT_LIMIT',
  recover: 'ACCOUNT_LIMIT',
  password: 'ACCOUNT_LIMIT',
  'wishlist-link': 'ACCOUNT_LIMIT',
  newsletter: 'FORM_LIMIT',
  notify: 'FORM_LIMIT',
  // Per mailbox, for forms that have an e-mail sent to whatever address they are given.
  'newsletter-mail': 'EMAIL_LIMIT',
  'notify-mail': 'EMAIL_LIMIT',
  'recover-mail': 'EMAIL_LIMIT',
  'wishlist-mail': 'EMAIL_LIMIT',
  post: 'FORM_LIMIT',
  refused: 'FORM_LIMIT',
} as const;

/** Parameters of a list of products. */
const listParams = ['pageNo', 'sort', 'type', 'tag', 'minPrice', 'maxPrice'];
const quizParams = Array.from({ length: 20 }, (_, index) => `q${index + 1}`);

/** Pages that are the same for everyone in a market, and the parameters of their addresses that matter to them. */
const publicPages: [RegExp, readonly string[]][] = [
  [/^\/$/, []],
  [/^\/products\/[^/]+$/, ['variant', 'option1', 'option2', 'option3']],
  [/^\/products\/[^/]+\/reviews$/, ['page', 'sort']],
  // Shopify's lists of a vendor or a type, which lead to the search for it.
  [/^\/collections\/(?:vendors|types)$/, ['q', ...listParams]],
  [/^\/collections\/[^/]+$/, listParams],
  [/^\/search$/, ['q', ...listParams]],
  [/^\/lists$/, ['q', 'collection', ...listParams]],
  [/^\/pages\/quiz$/, quizParams],
  [/^\/pages\/(?!wishlist$)[^/]+$/, ['region', 'sent']],
  [/^\/blogs\/journal(?:\/[^/]+)?$/, ['tag', 'pageNo']],
  [/^\/policies\/[^/]+$/, []],
  [/^\/not-found$/, []],
];

/** What is no page: the same for all visitors of the store, wherever they are. Robots read it, and caches may keep it. */
const publicFiles: typeof publicPages = [
  [/^\/(?:robots\.txt|sitemap\.xml|sitemaps\/[^/]+|\.well-known\/[^/]+)$/, []],
  [/^\/(?:blogs\/journal\.atom|manifest\.webmanifest|opensearch\.xml)$/, []],
  [/^\/feeds\/[^/]+$/, ['country']],
];

/** Shows a notice for old browsers, on any page. */
const everyPage = ['old'];
/** Names of routes, in what Remix's scripts ask for. */
const routesParam = '_routes';
/** Beyond it an address is none that the shop has made; in characters. */
const maxPublicSearch = 1_000;

export interface PublicAddress {
  /** A file does not depend on the visitor's market. */
  isFile: boolean;
  path: string;
  /** With the question mark; '' for none. The parameters are in the order of their names. */
  search: string;
  /** Names of the parameters that matter to every page of this kind. */
  params: readonly string[];
}

/**
 * The address of a public page, without the parameters that do not matter to it, such as those that say where a
 * visitor comes from. `more`: names of parameters that matter to this very page. Undefined for a page that differs
 * between visitors. What Remix's scripts ask for in place of a page (`.data`) has an address of its own.
 */
export function publicAddress(url: URL, more: readonly string[] = []): PublicAddress | undefined {
  const isData = url.pathname.endsWith('.data');
  const page = isData ? url.pathname.slice(0, -'.data'.length) : url.pathname;
  const paramsIn = (pages: typeof publicPages) =>
    pages.find(([path]) => path.test(page === '/_root' ? '/' : page))?.[1];
  const ofFile = paramsIn(publicFiles);
  const known = ofFile ?? paramsIn(publicPages);
  if (!known) return undefined;
  const params = ofFile ? known : [...known, ...everyPage];
  const address = { isFile: ofFile !== undefined, path: url.pathname, search: '', params };
  if (url.search === '') return address;
  const names = new Set([...params, ...more, ...(isData ? [routesParam] : [])]);
  const kept = [...url.searchParams].filter(([name]) => names.has(name));
  // The order of equal names is kept: pages read the first.
  kept.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const search = new URLSearchParams(kept).toString();
  return search.length > maxPublicSearch
    ? undefined
    : { ...address, search: search && `?${search}` };
}
