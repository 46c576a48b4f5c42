/** Emails and search engines still link to paths of Shopify's storefronts. */

/** 301: the same page. 302: the closest one. */
export interface Moved {
  path: string;
  status: 301 | 302;
}

type Rule = [RegExp, (parts: string[], params: URLSearchParams) => string, Moved['status']];

const journal = '/blogs/journal';
const encoded = encodeURIComponent;

// Shopify's paths ignore case.

/** Apply before redirects. */
const rules: Rule[] = [
  [/^\/collections\/(?:vendors|types)$/i, (_, params) => searchFor(params.get('q')), 302],
  [/^\/account(?:\/profile)?$/i, () => '/accounts', 302],
  [/^\/account\/orders$/i, () => '/accounts/my-orders', 302],
  [/^\/account\/register$/i, () => '/accounts/login', 302],
  [/^\/account\/recover$/i, () => '/accounts/recover', 302],
  [/^\/account\/addresses$/i, () => '/accounts/account-addresses', 302],
  [/^\/account\/orders\/([^/]+)$/i, ([id = '']) => orderPath(id), 302],
  [
    /^\/cart\/((?:[\d:,]|%3a|%2c)+)$/i,
    ([pieces = '']) => `/cart/import?pieces=${decodeURIComponent(pieces)}`,
    302,
  ],
  [/^\/cart\/add$/i, (_, params) => addFrom(params), 302],
  [/^\/(?:checkout|cart\/(?:change|update|clear))$/i, () => '/cart', 302],
];

/** `id`: digits or a gid. Links of legacy accounts have neither, so they lead to all orders. */
function orderPath(id: string): string {
  const digits = /^\d{1,20}$/.exec(id) ?? /^gid:\/\/shopify\/Order\/(\d{1,20})/.exec(decoded(id));
  const known = digits?.at(-1);
  return known ? `/accounts/my-orders/order?id=${known}` : '/accounts/my-orders';
}

function decoded(text: string): string {
  try {
    return atob(decodeURIComponent(text));
  } catch {
    return '';
  }
}

/** Apply to paths without a redirect. */
const guesses: Rule[] = [
  [/^\/collections\/[^/]+\/products\/([^/]+)$/i, ([handle = '']) => `/products/${handle}`, 301],
  [/^\/collections\/all$/i, () => '/search', 302],
  // Shopify's tags aren't our filters.
  [/^\/collections\/([^/]+)\/[^/]+$/i, ([handle = '']) => `/collections/${handle}`, 302],
  [/^\/(?:collections|products|pages)$/i, () => '/search', 302],
  [/^\/blogs$/i, () => journal, 302],
  // Shopify's URLs join several tags as 'a+b', in lower case with hyphens. The journal shows only the first.
  [
    /^\/blogs\/[^/]+\/tagged\/([^/]+)$/i,
    ([tags = '']) => `${journal}?tag=${tags.split('+')[0]}`,
    302,
  ],
  [/^\/blogs\/[^/]+\/tagged$/i, () => journal, 302],
  [/^\/blogs\/(?!journal\/)[^/]+\/([^/]+)$/i, ([uid = '']) => `${journal}/${uid}`, 301],
  [/^\/blogs\/(?!journal$)[^/]+$/i, () => journal, 302],
];

/** `/cart/add?id=41&quantity=2` */
function addFrom(params: URLSearchParams): string {
  const id = params.get('id') ?? '';
  const quantity = params.get('quantity') ?? '1';
  return /^\d+$/.test(id) && /^\d+$/.test(quantity)
    ? `/cart/import?pieces=${id}:${quantity}`
    : '/cart';
}

const searchFor = (words: string | null): string =>
  words ? `/search?q=${encoded(words)}` : '/search';

function find(list: Rule[], path: string, params: URLSearchParams): Moved | null {
  for (const [shape, to, status] of list) {
    const found = shape.exec(path.replace(/\/$/, ''));
    if (found) return { path: to(found.slice(1), params), status };
  }
  return null;
}

/** Returns null if Shopify has no such page. */
export const shopifyAddress = (path: string, params = new URLSearchParams()): Moved | null =>
  find(rules, path, params);

/** Guesses the page. For example, all blogs lead to the journal, because this shop has no blogs with other names. */
export const likelyAddress = (path: string): Moved | null =>
  find(guesses, path, new URLSearchParams());
