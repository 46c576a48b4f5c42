/**
 * Expected outcomes of the fault matrix's cells (see README.md). A cell's first matching row
 * applies.
 */
import type { Cell } from './matrix';

/** Longest time to the complete answer, in ms. */
export const limitsMs = { GET: 3000, POST: 5000, message: 25_000 };

interface Outcome {
  status: readonly number[];
  to?: RegExp;
  says?: RegExp;
  /** Shown by the next page during the fault. */
  thenSays?: RegExp;
}

/**
 * `usual` is the response without a failure. A `thinner` response may lack some lists, carousels
 * and texts.
 */
export type Expected = 'usual' | 'thinner' | Outcome;

export interface Row {
  about: string;
  service?: Cell['service'];
  part?: Cell['part'];
  groups?: readonly string[];
  names?: RegExp;
  modes?: readonly Cell['mode'][];
  caches?: readonly Cell['caches'][];
  /** Each of these outcomes is right. */
  expected: readonly Expected[];
}

const page = (status: number | number[], says?: RegExp): Outcome => ({
  status: [status].flat(),
  says,
});
const redirect = (to: RegExp): Outcome => ({ status: [302, 303], to });
/** The request to find out the outcome failed, too. */
const nobodyKnows: Outcome = {
  ...redirect(/^\/cart$/),
  thenSays: /We’re not sure whether/,
};
const notFound = redirect(/^\/not-found(?:\.md)?$/);
const unread = page(503, /We can’t show this page right now/);

const waitingPreview = page([200, 503], /We can’t open the preview right now/);

const cold = ['cold'] as const;
const nonsense = ['empty-body', 'bad-json', 'cut-json', 'wrong-schema', 'huge-body'] as const;
const tooMany = ['http-429', 'http-429-no-retry-after', 'http-430', 'throttled'] as const;
export const missing: readonly Cell['mode'][] = ['http-404', 'http-410'];

/** The browser may reach an image host that the Worker doesn't reach. */
const atOriginalHost = redirect(/^http:\/\/[^/]+\/(?:cdn\/shop\/files|prismic-images)\//);

const rows: readonly Row[] = [
  {
    about: 'a picture that its host does not have is not found',
    service: 'images',
    modes: missing,
    caches: cold,
    expected: [page(404, /^Not found$/)],
  },
  {
    about: 'a picture that cannot be loaded comes from its original host',
    service: 'images',
    caches: cold,
    expected: [atOriginalHost],
  },
  { about: 'cached pictures are shown', service: 'images', expected: ['usual'] },

  {
    about: 'a profile that Shopify does not have is not found',
    service: 'ucp',
    groups: ['ucp-profile'],
    modes: ['http-404'],
    caches: ['cold', 'stale'],
    expected: [page(404)],
  },
  {
    about: 'a profile that was not read within five minutes is not shown',
    service: 'ucp',
    groups: ['ucp-profile'],
    caches: ['cold', 'stale'],
    expected: [page([503, 504], /not available right now/)],
  },
  {
    about: 'the profile is cached',
    service: 'ucp',
    groups: ['ucp-profile'],
    expected: ['usual'],
  },
  {
    about: 'an agent’s message that cannot be answered gets an error of JSON-RPC',
    service: 'ucp',
    expected: [page([401, 403, 404, 429, 502, 503, 504], /"jsonrpc":"2.0","id":1,"error"/)],
  },

  {
    about: 'without the country lookup it is the store’s own country',
    service: 'geo',
    expected: ['usual'],
  },

  {
    about: 'Shopify’s address of all products leads to the search if there is no such collection',
    service: 'products',
    names: /^collection-(filtered|page-2)$/,
    modes: missing,
    caches: cold,
    expected: [redirect(/^\/search\?/), notFound, unread, 'usual'],
  },
  {
    about: 'the reviews of a product that is not there are not there',
    service: 'products',
    names: /^product-reviews$/,
    modes: missing,
    caches: cold,
    expected: [page(404, /404/), unread, 'usual'],
  },
  ...(
    [
      ['content', ['draft', 'content']],
      ['products', ['product', 'collection', 'reviews']],
      ['commerce', ['policy']],
    ] as const
  ).map(([service, groups]): Row => ({
    about: 'what a service says is not there leads to the not-found page, where it is believed',
    service,
    groups,
    modes: missing,
    ...(service !== 'content' && { caches: cold }),
    expected: [notFound, unread, 'usual'],
  })),
  {
    about: 'a draft is never cached: without the content service it says that it cannot be shown',
    service: 'content',
    groups: ['draft'],
    expected: [unread],
  },
  {
    about: 'nor is an editor’s check of a draft',
    service: 'content',
    groups: ['check'],
    expected: [page(503, /We can’t check this page/)],
  },
  {
    about: 'a preview says that its document is gone, its link has expired, or that it has to wait',
    service: 'content',
    groups: ['preview'],
    modes: missing,
    expected: [page([404, 410], /can’t find this document|has expired/), waitingPreview],
  },
  {
    about: 'a preview says that it has to wait',
    service: 'content',
    groups: ['preview'],
    expected: [waitingPreview],
  },
  {
    about: 'a content page that was never read says that it cannot be shown',
    service: 'content',
    groups: ['content'],
    caches: cold,
    expected: [unread],
  },
  {
    about: 'the front page is a plain welcome, with the bundled menus',
    service: 'content',
    groups: ['home'],
    caches: cold,
    expected: [page(200, /Welcome to Lintel/)],
  },
  {
    about:
      'a sitemap of pages that was never made comes later: an empty one would say that they are gone',
    service: 'content',
    groups: ['sitemaps'],
    caches: cold,
    expected: [page(503)],
  },
  {
    about: 'the newsletter’s page has the bundled words',
    service: 'content',
    names: /^newsletter(?:-joined|-error)?$/,
    caches: cold,
    expected: [page([200, 400], /Get 10% off your next order|added you to our newsletter/)],
  },
  {
    about: 'other pages have the bundled menus and lack the content team’s texts',
    service: 'content',
    caches: cold,
    expected: ['thinner'],
  },
  { about: 'copies of the content are shown', service: 'content', expected: ['usual'] },

  {
    about: 'a collection that there is not is null for scripts',
    service: 'products',
    names: /^\/product-list\?collection/,
    modes: ['http-404'],
    caches: cold,
    expected: [page(404, /^null$/)],
  },
  {
    about: 'a product that there is not is picked up nowhere',
    service: 'products',
    groups: ['pickup'],
    modes: ['http-404'],
    caches: cold,
    expected: [page(404)],
  },
  {
    about: 'a product or collection that was never read says that it cannot be shown',
    service: 'products',
    groups: ['product', 'collection', 'reviews', 'pickup'],
    caches: cold,
    expected: [unread],
  },
  {
    about: 'a search that was never made says so',
    service: 'products',
    groups: ['search'],
    caches: cold,
    expected: [page(503, /We can’t search right now/)],
  },
  {
    about: 'a list for scripts is null',
    service: 'products',
    groups: ['product-list'],
    caches: cold,
    expected: [page(503, /^null$/)],
  },
  {
    about: 'wished products stay on the list, without their pictures',
    service: 'products',
    groups: ['wishlist'],
    caches: cold,
    expected: [page(200, /We can’t show these products right now/)],
  },
  {
    about: 'a bag that arrives is there, where its products cannot be read',
    service: 'products',
    groups: ['import', 'import-form'],
    caches: cold,
    expected: [page(503), 'thinner'],
  },
  {
    about: 'a wish waits',
    service: 'products',
    groups: ['heart'],
    expected: ['usual'],
  },
  {
    about: 'nobody can be told of a product that cannot be read',
    service: 'products',
    groups: ['notify'],
    caches: cold,
    expected: [page([400, 503], /There was an issue/)],
  },
  {
    about: 'carousels are left out',
    service: 'products',
    caches: cold,
    expected: ['thinner'],
  },
  {
    about: 'that there is nothing for a term is not remembered for long',
    service: 'products',
    names: /^search-(nothing|misspelt)$/,
    expected: [page(503, /We can’t search right now/), 'usual'],
  },
  {
    about: 'nor that there is nothing in a collection',
    service: 'products',
    names: /^collection-empty$/,
    expected: [unread, notFound, 'usual'],
  },
  { about: 'copies of the catalogue are shown', service: 'products', expected: ['usual'] },

  {
    about: 'a change that was made is told as made, although its answer was damaged',
    service: 'commerce',
    part: 'mutations',
    groups: ['bag-form'],
    modes: ['cut-json'],
    expected: ['usual'],
  },
  {
    about: 'so is a change of an address: the book is read again',
    service: 'commerce',
    part: 'mutations',
    names: /^address-/,
    modes: ['cut-json'],
    expected: ['usual'],
  },
  {
    about: 'a saved item that did not come into the bag is said to be not there',
    service: 'commerce',
    part: 'mutations',
    names: /^bag-restore$/,
    expected: [
      page(503, /We can't change your bag right now/),
      { ...redirect(/^\/cart$/), thenSays: /Could not add to cart|We’re not sure whether/ },
    ],
  },
  {
    about: 'a failed add says so, or that nobody can tell',
    service: 'commerce',
    part: 'mutations',
    names: /^bag-(first-)?add$/,
    expected: [
      {
        ...redirect(/^\/cart$/),
        // The last text is the response to a repeated click, which sends nothing.
        thenSays: /Could not add to cart|We’re not sure whether|added this a moment ago/,
      },
      page(503, /We can't change your bag right now/),
    ],
  },
  {
    about: 'nothing is changed on the way to the checkout, or by a review',
    service: 'commerce',
    part: 'mutations',
    names: /^bag-checkout$|^choose-store$|^write-review$/,
    expected: ['usual'],
  },
  {
    about: 'a bag that cannot be read is not empty',
    service: 'commerce',
    groups: ['bag'],
    expected: [page(503, /We can't show your bag right now/)],
  },
  {
    about: 'a failed add says so; the bag is not empty',
    service: 'commerce',
    names: /^bag-add$/,
    expected: [page(503, /We can't change your bag right now.*We can't show your bag right now/)],
  },
  {
    about: 'a first add that failed says so',
    service: 'commerce',
    names: /^bag-first-add$/,
    expected: [page(503, /We can't change your bag right now/)],
  },
  {
    about: 'a text that could not be saved is shown again',
    service: 'commerce',
    names: /^bag-(note|gift)$/,
    expected: [
      page(
        [202, 503],
        /^(?=.*(?:ring twice|birthday)).*(?:change your bag right now|not sure whether)/s,
      ),
    ],
  },
  {
    about: 'a code that could not be applied is in its field',
    service: 'commerce',
    names: /^bag-discount$/,
    expected: [page([202, 503], /We can't change your bag right now|We’re not sure whether/)],
  },
  {
    // An unknown outcome isn't reported as a failure.
    about: 'a bag that cannot be changed says so, or that nobody can tell',
    service: 'commerce',
    groups: ['bag-form'],
    expected: [page(503, /We can't change your bag right now/), nobodyKnows],
  },
  {
    about: 'an order without an account shows, without links to its products',
    service: 'commerce',
    groups: ['guest-order'],
    expected: ['thinner'],
  },
  {
    about: 'what could not come into the bag is said there',
    service: 'commerce',
    groups: ['import-form', 'reorder'],
    expected: [redirect(/^\/cart$/)],
  },
  {
    about: 'a shop’s stock that was never read is said to be not there right now',
    service: 'commerce',
    groups: ['pickup'],
    caches: cold,
    expected: [page(503, /We can’t show our shops’ stock right now/)],
  },
  {
    about: 'a link to a bag names variants, which only the backend knows',
    service: 'commerce',
    groups: ['permalink'],
    expected: [page(503)],
  },
  {
    about: 'a policy that was never read says that it cannot be shown',
    service: 'commerce',
    groups: ['policy'],
    caches: cold,
    expected: [unread],
  },
  {
    about: 'the account keeps its shell and nobody is signed out',
    service: 'commerce',
    groups: ['account'],
    expected: [page(503, /We can't show your account right now.*Sign out|Sign out.*We can't show/)],
  },
  {
    about: 'a login fails with its one sentence',
    service: 'commerce',
    groups: ['login'],
    expected: [page([429, 503], /Incorrect username or password provided/)],
  },
  {
    about: 'a form of the account says that it has to wait',
    service: 'commerce',
    groups: ['account-form'],
    modes: tooMany,
    expected: [page([429, 503], /We can't (do this|show your account) right now|limit exceeded/)],
  },
  {
    about: 'a form of the account says that it cannot be done right now',
    service: 'commerce',
    groups: ['account-form'],
    expected: [page(503, /We can't (do this|show your account) right now/)],
  },
  {
    about: 'whoever signs out is signed out',
    service: 'commerce',
    groups: ['sign-out'],
    expected: ['usual'],
  },
  {
    about: 'a review whose order cannot be read comes back whole',
    service: 'commerce',
    groups: ['review'],
    expected: [page(503, /We couldn’t send your review.*It is as we had hoped/s)],
  },
  {
    about: 'the sibling store opens, without the bag',
    service: 'commerce',
    groups: ['move'],
    expected: [redirect(/geoRedirect=AU/)],
  },
  {
    about: 'sitemaps and feeds that were never made come later',
    service: 'commerce',
    groups: ['sitemap', 'sitemaps', 'feeds'],
    caches: cold,
    expected: [page(503)],
  },
  {
    about: 'carousels are left out',
    service: 'commerce',
    caches: cold,
    expected: ['thinner'],
  },
  { about: 'copies of the catalogue are shown', service: 'commerce', expected: ['usual'] },

  {
    about: 'an order that cannot be read stays open',
    service: 'orders',
    groups: ['guest-order'],
    expected: [page(503, /We can’t show your order right now/)],
  },
  {
    about: 'a lookup that fails says so',
    service: 'orders',
    groups: ['order-lookup'],
    expected: [page(503, /We can’t look up orders right now/)],
  },

  {
    about: 'the list that this browser remembers is shown, and said to be that',
    service: 'wishlist',
    groups: ['wishlist'],
    expected: [page(200, /We can’t reach your saved list right now/)],
  },
  {
    about: 'a wish waits',
    service: 'wishlist',
    groups: ['heart'],
    expected: ['usual'],
  },
  {
    about: 'a product that the service does not know has no reviews',
    service: 'reviews',
    groups: ['reviews'],
    modes: ['http-404'],
    caches: cold,
    expected: [page(200, /No reviews yet/)],
  },
  {
    about: 'reviews that were never read are said to be not there right now',
    service: 'reviews',
    groups: ['reviews'],
    caches: cold,
    expected: [page(503, /We can’t show the reviews right now/)],
  },
  {
    about: 'a review that was taken is thanked for, whatever the service says beside that',
    service: 'reviews',
    groups: ['review'],
    modes: nonsense.filter((mode) => mode !== 'huge-body'),
    expected: ['usual'],
  },
  {
    about: 'a review that cannot be sent comes back whole',
    service: 'reviews',
    groups: ['review'],
    expected: [page(503, /We couldn’t send your review.*It is as we had hoped/s)],
  },
  {
    about: 'a product stays without its reviews',
    service: 'reviews',
    caches: cold,
    expected: ['thinner'],
  },
  { about: 'copies of reviews are shown', service: 'reviews', expected: ['usual'] },

  {
    about: 'a provider that answers nonsense has taken the link, or has not',
    service: 'marketing',
    groups: ['link'],
    modes: nonsense,
    expected: ['usual', page([400, 503], /We can’t send a link/)],
  },
  {
    about: 'a link that cannot be mailed is said to be not sent; the list stays',
    service: 'marketing',
    groups: ['link'],
    expected: [page([400, 503], /We can’t send a link/)],
  },
  {
    about: 'a provider that answers nonsense has taken the address, or has not',
    service: 'marketing',
    groups: ['newsletter'],
    modes: nonsense,
    expected: ['usual', redirect(/^\/pages\/about$/)],
  },
  {
    about: 'a newsletter that cannot be joined leads back without a word',
    service: 'marketing',
    groups: ['newsletter'],
    expected: [redirect(/^\/pages\/about$/)],
  },
  {
    about: 'a note that cannot be taken is an issue',
    service: 'marketing',
    groups: ['notify'],
    expected: [page([400, 503], /There was an issue/)],
  },

  {
    about: 'an address that answers nonsense has taken the message',
    service: 'inquiries',
    modes: nonsense.filter((mode) => mode !== 'huge-body'),
    expected: ['usual'],
  },
  {
    about: 'a message that cannot be sent comes back whole',
    service: 'inquiries',
    expected: [page(503, /We couldn’t send this right now/)],
  },
];

export function expectationOf(cell: Cell): Row {
  const { target, service, part, mode } = cell;
  const row = rows.find(
    (one) =>
      (!one.service || one.service === service) &&
      (!one.part || one.part === part) &&
      (!one.groups || one.groups.includes(target.group)) &&
      (!one.names || one.names.test(target.name)) &&
      (!one.modes || one.modes.includes(mode)) &&
      (!one.caches || one.caches.includes(cell.caches)),
  );
  if (!row) throw new Error(`Nothing is specified for ${cell.id}.`);
  return mode === 'slow' ? { ...row, expected: ['usual', ...row.expected] } : row;
}
