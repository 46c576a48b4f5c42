/**
 * The sandbox makes most of the planted mistakes; for the others, a proxy changes the sandbox's
 * responses.
 */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sandboxVars } from '../../sandbox/host/sandbox-worker';
import { isFullRun, someUnlessFull } from '../support/full-run';
import { testAddresses, testStorefront } from '../support/test-build';
import type { Vars } from '../../sandbox/host/worlds';
import type { Deployment } from '../../scripts/doctor/deployment';
import { askAccounts, checkAccounts } from '../../scripts/doctor/accounts';
import { diagnose } from '../../scripts/doctor/diagnose';
import type { Finding } from '../../scripts/doctor/finding';
import { reportOf } from '../../scripts/doctor/report';
import { parseSettings } from '../../scripts/doctor/settings';
import { wranglerToml } from '../../scripts/wrangler-toml';
import { copyProject } from '../support/project-copy';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { stores } from '../support/stores';

interface Reply {
  status: number;
  headers: Record<string, string>;
  text: string;
}
type Plant = (path: string, reply: Reply, sent: string) => Partial<Reply> | undefined;

let right: Sandbox;
let scoped: Sandbox;
/** A sandbox with hosted accounts, for the storefront at `site`. */
let hosted: Sandbox;
let plant: Plant | undefined;
let behind: Sandbox;
const between = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  // Rejects if the sandbox stops while the doctor's last requests are still open.
  request.on(
    'end',
    () => void forward(Buffer.concat(parts).toString()).catch(() => response.destroy()),
  );
  const forward = async (sent: string) => {
    const { method, url = '/' } = request;
    const kept = /^(?:authorization|content-type|repository|.*token)$/;
    const headers = Object.entries(request.headers as Record<string, string>);
    const found = await behind.fetch(url, {
      method,
      headers: headers.filter(([name]) => kept.test(name)),
      body: method === 'POST' ? sent : undefined,
    });
    const version = found.headers.get('x-shopify-api-version');
    const location = found.headers.get('location');
    const reply = { status: found.status, headers: {}, text: await found.text() };
    const planted = { ...reply, ...plant?.(url, reply, sent) };
    response.writeHead(planted.status, {
      ...(version && { 'x-shopify-api-version': version }),
      ...(location && { location }),
      ...planted.headers,
    });
    response.end(planted.text);
  };
});
let origin: string;

const scopes = [
  ...['unauthenticated_read_product_tags', 'unauthenticated_read_product_inventory'],
  ...['unauthenticated_read_metaobjects', 'unauthenticated_read_customers'],
];
const granted = [
  ...['unauthenticated_read_product_listings', 'unauthenticated_read_checkouts'],
  ...['unauthenticated_write_checkouts', 'unauthenticated_write_customers'],
];
beforeAll(async () => {
  const PRIMARY_DOMAIN = 'www.lintel.localhost';
  await new Promise<void>((resolve) => void between.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
  [right, hosted, scoped] = await Promise.all([
    startSandbox({ vars: { PRIMARY_DOMAIN } }),
    startSandbox({
      origin,
      storefronts: { us: site },
      vars: { PRIMARY_DOMAIN, ACCOUNTS: 'customer-account-api' },
    }),
    startSandbox({
      vars: { PRIMARY_DOMAIN, SANDBOX_SCOPES: granted.join(' ') },
    }),
  ]);
  behind = right;
});
afterAll(async () => {
  between.close();
  await Promise.all([right?.stop(), hosted?.stop(), scoped?.stop()]);
});
afterEach(() => {
  plant = undefined;
  behind = right;
});

const site = 'https://shop.test';
const secret = 'q8Zt0vK2mYw5Rb7XcJ4nLp9sHd1fGu3Ae6To';

const foldersOf = (...origins: string[]): string =>
  origins.map((one) => `${one}/cdn/shop/files/ ${one}/prismic-images/`).join(' ');

function rightShop(changes: Vars = {}, store = 'us'): Deployment {
  const addresses = { ...testAddresses('A', 3999), sandbox: origin };
  const { bindings, durableObjects, ratelimits } = testStorefront(store, addresses, {
    SITE_URL: site,
    STORE_URLS: JSON.stringify({ us: site, au: 'https://au.shop.test', [store]: site }),
    SHOPIFY_PUBLIC_TOKEN: '0123456789abcdef0123456789abcdef',
    IMAGE_ORIGINS: `${right.origin} ${origin}`,
    IMAGE_FOLDERS: foldersOf(right.origin, origin),
    CHECKOUT_DOMAIN: new URL(right.origin.replace('127.0.0.1', 'www.lintel.localhost')).host,
    SECURITY_CONTACT: 'mailto:security@shop.test',
    SESSION_SECRET: secret,
    ...changes,
  });
  return {
    name: store,
    vars: bindings,
    inFile: Object.keys(bindings).filter((name) => !/_(?:SECRET|TOKEN|KEY)$/.test(name)),
    bindings: ['ASSETS', ...Object.keys(durableObjects), ...Object.keys(ratelimits)],
    classes: Object.values(durableObjects).map(({ className }) => className),
    routes: [new URL(site).host],
    workersDev: false,
  };
}

const example = /SHOPIFY_PUBLIC_TOKEN is still the example/;

async function findingsOf(
  deployment: Deployment,
  options: { site?: boolean; environment?: NodeJS.ProcessEnv } = {},
): Promise<Finding[]> {
  const { sections } = await diagnose(deployment, options);
  return sections.flatMap(({ findings }) => findings).filter(({ what }) => !example.test(what));
}

test.each(['us', 'au'])(
  'with the right settings there is nothing to mend in the %s store [R-043]',
  async (store) => {
    expect(await findingsOf(rightShop({}, store))).toEqual([]);
  },
);

type Told = [what: RegExp, where: RegExp];

const mistakes: [string, Vars, Told][] = [
  ['a store that there is not', { STORE: 'moon' }, [/STORE is invalid/, /\[env\.us\.vars\]/]],
  ['no token', { SHOPIFY_PUBLIC_TOKEN: undefined }, [/SHOPIFY_PUBLIC_TOKEN is missing/, /wrangler\.toml/]],
  ['a container that is none', { GTM_ID: 'UA-1234-5' }, [/GTM_ID is invalid/, /GTM_ID/]],
  ['a misspelt setting', { GEO_ULR: 'https://geo.shop.test' }, [/GEO_ULR is not a setting.*GEO_URL\?/, /GEO_ULR/]],
  ['the address of the examples', { SITE_URL: 'https://lintel.example', STORE_URLS: '{"us":"https://lintel.example"}' }, [/SITE_URL is still the example|No route/, /SITE_URL|routes/]],
  ['an address with a path', { SITE_URL: `${site}/us` }, [/SITE_URL is invalid/, /SITE_URL/]],
  ['an open address', { CONTACT_URL: 'http://crm.invalid' }, [/CONTACT_URL is invalid/, /CONTACT_URL/]],
  ['a sibling as oneself', { STORE_URLS: '{"us":"https://au.shop.test"}' }, [/STORE_URLS is invalid.*https:\/\/au/, /STORE_URLS/]],
  ['the name of another store', { STORE: 'au', STORE_URLS: `{"au":"${site}"}` }, [/STORE of \[env\.us\] is 'au'/, /STORE in/]],
  ['a picture origin that is none', { IMAGE_ORIGINS: 'https://' }, [/IMAGE_ORIGINS is invalid/, /IMAGE_ORIGINS/]],
  ['a secret that repeats itself', { SESSION_SECRET: 'abcdefghijklmnop'.repeat(3) }, [/SESSION_SECRET repeats/, /openssl.*secret put SESSION_SECRET --env us/]],
  ['a secret of few letters', { SESSION_SECRET: '01200112201021200121120212002101012' }, [/too few different/, /SESSION_SECRET/]],
  ["the sandbox's secret", { SESSION_SECRET: 'a secret of the sandbox, known to everyone' }, [/which is public/, /SESSION_SECRET/]],
  ['a short secret', { SESSION_SECRET: 'hunter2' }, [/SESSION_SECRET is invalid/, /secret put/]],
  ['one secret for two things', { CART_TRANSFER_SECRET: secret }, [/have the same value/, /a different value/]],
  ['a private token as the public one', { SHOPIFY_PUBLIC_TOKEN: 'shpat_00000000000000000000000000000001' }, [/SHOPIFY_PUBLIC_TOKEN is invalid.*secret token.*Headless/, /SHOPIFY_PUBLIC_TOKEN/]],
  ['a wrong public token', { SHOPIFY_PUBLIC_TOKEN: 'f'.repeat(32) }, [/refuses the token in SHOPIFY_PUBLIC_TOKEN \(HTTP 401\)/, /Headless/]],
  ['a wrong private token', { SHOPIFY_PRIVATE_TOKEN: 'shpat_wrong' }, [/refuses the token in SHOPIFY_PRIVATE_TOKEN/, /secret put SHOPIFY_PRIVATE_TOKEN/]],
  ['a shop that there is not', { SHOPIFY_STORE_DOMAIN: 'http://no-such-shop.localhost:9' }, [/does not answer as a Shopify shop/, /\.myshopify\.com/]],
  ['a version that is none', { STOREFRONT_API_VERSION: 'latest' }, [/does not answer as a Shopify shop \(HTTP 404\)/, /STOREFRONT_API_VERSION/]],
  ['another shop in the analytics', { SHOPIFY_SHOP_ID: '99' }, [/SHOPIFY_SHOP_ID is 99, but this shop is 60210001/, /SHOPIFY_SHOP_ID/]],
  ['a checkout at the storefront', { CHECKOUT_DOMAIN: 'shop.test' }, [/which is this storefront/, /CHECKOUT_DOMAIN/]],
  ['pictures from nowhere', { IMAGE_ORIGINS: 'https://cdn.shopify.com', IMAGE_FOLDERS: '' }, [/Images of (?:products|documents) come from/, /IMAGE_ORIGINS/]],
  ['a repository that there is not', { PRISMIC_ENDPOINT: 'http://127.0.0.1:9/api/v2' }, [/There is no Prismic repository/, /PRISMIC_REPOSITORY/]],
  ['a wrong content token', { PRISMIC_ACCESS_TOKEN: 'wrong' }, [/refuses the token in PRISMIC_ACCESS_TOKEN/, /API & Security/]],
  ['a list without a company', { KLAVIYO_COMPANY_ID: undefined, KLAVIYO_WISHLIST_LINK: undefined }, [/KLAVIYO_COMPANY_ID is missing/, /API keys/]],
  ['a public key as the private one', { KLAVIYO_PRIVATE_KEY: 'LNTLUS' }, [/start with pk_/, /Create private API key/]],
  ['half a pixel', { META_PIXEL_ID: '12345' }, [/has 5 digits/, /Events Manager/]],
  ['half a tag', { PINTEREST_TAG_ID: '12345' }, [/has 5 digits/, /Pinterest/]],
  ['a service that is gone', { GEO_URL: 'http://127.0.0.1:9/geo' }, [/GEO_URL does not respond/, /GEO_URL/]],
  ['free returns without days', { RETURN_DAYS: undefined, RETURN_FREE: 'true', RETURN_REQUESTS: undefined }, [/RETURN_DAYS is not/, /RETURN_DAYS/]],
  ['a shop that is still closed', { ROBOTS: 'closed' }, [/ROBOTS is closed/, /ROBOTS in app\/stores\.ts/]],
  ['a delivery price for no country', { DELIVERY_RATES: 'NO:40' }, [/names NO/, /DELIVERY_RATES/]],
]; // prettier-ignore

test.each(someUnlessFull(mistakes, 6))(
  'in the settings it finds %s [R-042]',
  async (_, changes, [what, where]) => {
    const found = await findingsOf(rightShop(changes));
    expect(found.length).toBeGreaterThan(0);
    for (const finding of found) {
      expect(finding).toMatchObject({
        kind: 'mistake',
        what: expect.stringMatching(what),
        where: expect.stringMatching(where),
      });
      expect(finding.then).toMatch(/\.$/);
    }
  },
);

const graphql = (path: string) => path.endsWith('/graphql.json');
const replace =
  (asked: string, from: string | RegExp, to: string): Plant =>
  (path, { text }, sent) =>
    decodeURIComponent(path + sent).includes(asked)
      ? { text: text.replaceAll(from, to) }
      : undefined;
const repository: (from: string | RegExp, to: string) => Plant =
  (from, to) =>
  (path, { text }) =>
    /\/api\/v2(?:\?.*)?$/.test(path) ? { text: text.replaceAll(from, to) } : undefined;
const signIn =
  (location: string): Plant =>
  (path) =>
    path === '/account/login' ? { status: 302, headers: { location }, text: '' } : undefined;
const frozen: Plant = (path) => (graphql(path) ? { status: 402, text: '{}' } : undefined);
const empty = JSON.stringify({ data: { products: { nodes: [] } } });

const filtersOfPrice = replace(
  'filters { id',
  /"filters":\[[^\]]*\]/g,
  '"filters":[{"id":"filter.v.price","type":"PRICE_RANGE"}]',
);
const noPolicies = replace(
  'privacyPolicy',
  /"(privacyPolicy|refundPolicy)":\{[^}]*\}/g,
  '"$1":null',
);

const world: [string, Plant, Told, kind?: 'advice', store?: string][] = [
  ['a frozen shop', frozen, [/has closed the shop \(HTTP 402\)/, /Plan/]],
  ['a country that Shopify does not sell to', replace('availableCountries', '{"isoCode":"NZ"', '{"isoCode":"NC"'), [/sells to New Zealand, but Shopify does not/, /Markets/], undefined, 'au'],
  ['a country in another currency', replace('availableCountries', '{"isoCode":"NZ","currency":{"isoCode":"NZD"}}', '{"isoCode":"NZ","currency":{"isoCode":"AUD"}}'), [/New Zealand in NZD, but Shopify in AUD/, /Markets/], undefined, 'au'],
  ['a country without delivery', replace('shipsToCountries', /"shipsToCountries":\["US",/g, '"shipsToCountries":['), [/does not deliver to US/, /Shipping and delivery/]],
  ['products that are not published', (path, _, sent) => (sent.includes('productType images') ? { text: empty } : undefined), [/storefront has no products/, /sales channels/]],
  ['collections that are empty', replace('filters { id', /"nodes":\[\{"handle":"[^"]*"\}\]/g, '"nodes":[]'), [/No collection has a product/, /Collections/]],
  ['collections without filters', replace('filters { id', /"filters":\[[^\]]*\]/g, '"filters":[]'), [/offer no filters/, /Search & Discovery/]],
  ['filters by price only', filtersOfPrice, [/only offer filters for price/, /Add filter/], 'advice'],
  ['metafields of another type', replace('PRP', /("related":\{"type":)"json"/g, '$1"single_line_text_field"'), [/PRP\.related has the type single_line/, /Metafields and metaobjects.*json/]],
  ['samples that are none', replace('PRP', /"productType":"Sample"/g, '"productType":"Lamp"'), [/does not reference a published product of type 'Sample'/, /Product type: Sample/]],
  ['no metafields at all', replace('PRP', /^.*$/gs, JSON.stringify({ data: { products: { nodes: [] } } })), [/No product has facts/, /Storefront API access/], 'advice'],
  ['products without pictures', replace('productType images', /"images":\{"nodes":\[[^\]]*\]\}/g, '"images":{"nodes":[]}'), [/products have no image/, /Media/], 'advice'],
  ['a later version', (path) => (graphql(path) ? { headers: { 'x-shopify-api-version': '2027-01' } } : undefined), [/version 2027-01; the shop was tested up to/, /STOREFRONT_API_VERSION/], 'advice'],
  ['new accounts', signIn('https://shopify.com/60210001/account'), [/new customer accounts/, /Customer accounts > Legacy/]],
  ['new accounts on a domain of their own', signIn('https://account.shop.test/login'), [/new customer accounts/, /Legacy/]],
  ['no policies', noPolicies, [/no privacy policy and refund policy/, /Policies/], 'advice'],
  ['a private repository', (path) => (path.includes('/api/v2') ? { status: 401 } : undefined), [/is private, but PRISMIC_ACCESS_TOKEN is not set/, /API & Security/]],
  ['a missing type', repository('"article":"Article",', ''), [/lacks the type article/, /content:push/]],
  ['a missing language', repository('en-gb', 'de-de'), [/no language en-gb; it has en-us, de-de and en-nz/, /Translations & Locales/], undefined, 'au'],
  ['no home page', (path) => (path.includes('my.page.uid') ? { text: '{"total_results_size":0,"results":[]}' } : undefined), [/no published page with the address 'home'/, /content:seed/]],
  ['no theme', (path) => (/document\.type%2C%22theme/.test(path) ? { text: '{"total_results_size":0,"results":[]}' } : undefined), [/of the type theme_settings/, /publish/], 'advice'],
  ['a theme that has closed the shop', replace('theme_settings', /"maintenance":false/g, '"maintenance":true'), [/closed the shop for maintenance/, /Maintenance/]],
  ['slices of nobody', replace('"page"', /"slice_type":"hero_content"/g, '"slice_type":"carousel"'), [/slices that the shop does not know: carousel/, /content:check/]],
  ['a service in trouble', (path) => (path.startsWith('/geo') ? { status: 503 } : undefined), [/GEO_URL does not respond \(HTTP 503\)/, /GEO_URL/]],
]; // prettier-ignore

test.each(someUnlessFull(world, 6))('at the services it finds %s [R-042]', async (_, planted, [what, where], kind, store = 'us') => {
  plant = planted;
  const deployment = rightShop({ PRODUCT_SERVICE_URL: undefined }, store);
  const found = await findingsOf(deployment);
  expect(found).toEqual([
    {
      kind: kind ?? 'mistake',
      what: expect.stringMatching(what),
      where: expect.stringMatching(where),
      then: expect.stringMatching(/\.$/),
    },
  ]);
}); // prettier-ignore

test('a wrong entry of a list is a mistake of its setting, and the services are still checked [R-042]', async () => {
  const GEO_URL = 'http://127.0.0.1:9/geo';
  const found = await findingsOf(rightShop({ DELIVERY_RATES: 'US:ten', GEO_URL }));
  expect(found).toMatchObject([
    { what: expect.stringMatching(/^DELIVERY_RATES is invalid: /), where: expect.stringMatching(/^DELIVERY_RATES in/) },
    { what: expect.stringMatching(/^GEO_URL does not respond/) },
  ]);
}); // prettier-ignore

test('it finds return requests that nothing receives [R-526]', async () => {
  const found = await findingsOf(rightShop({ RETURN_REQUESTS: 'true', CONTACT_URL: undefined }));
  const what = 'RETURN_REQUESTS is set, but CONTACT_URL is not.';
  expect(found).toContainEqual(expect.objectContaining({ kind: 'mistake', what }));
});

test('it requests only the origin of the contact address, where a GET could start an automation', async () => {
  const paths: string[] = [];
  plant = (path) => {
    paths.push(path);
    return undefined;
  };
  const { yourself } = await diagnose(rightShop());
  expect(paths.filter((path) => path.startsWith('/inquiries'))).toEqual([]);
  expect(yourself).toContainEqual(expect.stringMatching(/^Send the contact form once/));
  const what = expect.stringContaining('CONTACT_URL does not respond');
  const unreachable = await findingsOf(rightShop({ CONTACT_URL: 'http://127.0.0.1:9/in' }));
  expect(unreachable).toEqual([expect.objectContaining({ kind: 'mistake', what })]);
});

test('a shop without any optional service gets only advice [R-043]', async () => {
  const unset = 'CHECKOUT_DOMAIN CONTACT_URL DELIVERY_RATES GEO_URL KLAVIYO_COMPANY_ID KLAVIYO_LIST_ID'
    .concat(' KLAVIYO_URL KLAVIYO_WISHLIST_LINK PRODUCT_SERVICE_URL RETURN_DAYS RETURN_FREE RETURN_REQUESTS REVIEWS_TOKEN')
    .concat(' REVIEWS_URL SECURITY_CONTACT TRADE_PORTAL_URL WISHLIST_ID WISHLIST_URL');
  plant = (path, reply, sent) => {
    if (sent.includes('filters { id')) return filtersOfPrice(path, reply, sent);
    if (sent.includes('PRP')) return { text: empty };
    return sent.includes('privacyPolicy') ? noPolicies(path, reply, sent) : undefined;
  };
  const vars = Object.fromEntries(unset.split(' ').map((name) => [name, undefined]));
  const found = await findingsOf(rightShop(vars));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ kind }) => kind !== 'advice')).toEqual([]);
}); // prettier-ignore

const withHosted = (changes: Vars = {}) =>
  rightShop({
    ACCOUNTS: 'customer-account-api',
    CUSTOMER_ACCOUNT_CLIENT_ID: sandboxVars.ACCOUNTS_CONFIDENTIAL_CLIENT,
    CUSTOMER_ACCOUNT_CLIENT_SECRET: sandboxVars.ACCOUNTS_SECRET,
    // The hosted sandbox's URLs have the proxy's origin.
    IMAGE_ORIGINS: origin,
    IMAGE_FOLDERS: foldersOf(origin),
    CHECKOUT_DOMAIN: new URL(origin.replace('127.0.0.1', 'www.lintel.localhost')).host,
    ...changes,
  });
function appScopes(...handles: string[]): Plant {
  const accessScopes = handles.map((handle) => ({ handle }));
  const data = { currentAppInstallation: { accessScopes } };
  return (path) => (path.startsWith('/admin/api') ? { text: JSON.stringify({ data }) } : undefined);
}
const discovery =
  (from: string | RegExp, to: string): Plant =>
  (path, { text }) =>
    path.startsWith('/.well-known/') ? { text: text.replace(from, to) } : undefined;
const whileSigningIn =
  (reply: Partial<Reply>): Plant =>
  (path) =>
    path.includes('/oauth/authorize') ? reply : undefined;

test.runIf(isFullRun)(
  'with accounts that Shopify hosts, and with none, there is nothing to mend [R-013]',
  async () => {
    behind = hosted;
    expect(await findingsOf(withHosted())).toEqual([]);
    const publicClient = sandboxVars.ACCOUNTS_PUBLIC_CLIENT;
    expect(
      await findingsOf(
        withHosted({
          CUSTOMER_ACCOUNT_CLIENT_ID: publicClient,
          CUSTOMER_ACCOUNT_CLIENT_SECRET: undefined,
        }),
      ),
    ).toEqual([]);
    behind = right;
    expect(await findingsOf(rightShop({ ACCOUNTS: 'off' }))).toEqual([]);
  },
);

test.each(someUnlessFull<[string, Plant | undefined, Told, Vars | undefined, ('mistake' | 'advice')?]>([
  ['half an app', undefined, [/SHOPIFY_ADMIN_CLIENT_SECRET is missing/, /secret put/], { SHOPIFY_ADMIN_CLIENT_SECRET: undefined }],
  ['a wrong secret', undefined, [/refuses SHOPIFY_ADMIN_CLIENT_SECRET \(HTTP 401\)/, /Dev Dashboard/], { SHOPIFY_ADMIN_CLIENT_SECRET: 'wrong' }],
  ['a wrong token', undefined, [/refuses SHOPIFY_ADMIN_TOKEN \(HTTP 401\)/, /SHOPIFY_ADMIN_TOKEN/], { SHOPIFY_ADMIN_TOKEN: 'shpat_wrong' }],
  ['an Admin API that is down', (path) => (path.startsWith('/admin/api') ? { status: 503 } : undefined), [/Admin API does not respond \(HTTP 503\)/, /shopifystatus/], undefined],
  ['no scope for orders', appScopes('read_products'), [/lacks the scope read_orders/, /Access scopes/], undefined],
  ['no scope for products', appScopes('read_orders', 'read_all_orders', 'read_returns'), [/lacks the scope read_products/, /Access scopes/], { RETURN_EXCLUDED_TAGS: undefined }, 'advice'],
  ['no scope for excluded products', appScopes('read_orders', 'read_all_orders', 'read_returns'), [/lacks the scope read_products/, /Access scopes/], undefined],
  ['no scope for returns', appScopes('read_all_orders', 'read_products'), [/lacks the scope read_returns/, /Access scopes/], undefined, 'advice'],
  ['no scope for old orders', appScopes('read_orders', 'read_products', 'read_returns'), [/lacks the scope read_all_orders/, /Access scopes/], undefined, 'advice'],
  ['scopes to write', appScopes('write_orders', 'read_all_orders', 'read_products', 'read_returns'), [/may change the shop \(write_orders\)/, /Access scopes/], undefined, 'advice'],
], 3))('of orders without an account it finds %s [R-450]', async (_, planted, [what, where], changes, kind = 'mistake') => {
  plant = planted;
  const told = { kind, what: expect.stringMatching(what), where: expect.stringMatching(where) };
  expect(await findingsOf(rightShop(changes))).toEqual([expect.objectContaining(told)]);
}); // prettier-ignore

test('with a permanent token there is nothing to mend [R-450]', async () => {
  const SHOPIFY_ADMIN_TOKEN = sandboxVars.ADMIN_TOKEN;
  const app = { SHOPIFY_ADMIN_CLIENT_ID: undefined, SHOPIFY_ADMIN_CLIENT_SECRET: undefined };
  expect(await findingsOf(rightShop({ SHOPIFY_ADMIN_TOKEN, ...app }))).toEqual([]);
});

const passwords: Plant = (path) =>
  path === '/account/login' ? { status: 200, text: '<input type="password">' } : undefined;
test.each(someUnlessFull<[string, Plant | undefined, Told, Vars?]>([
  ['another client', undefined, [/refuses CUSTOMER_ACCOUNT_CLIENT_ID \(HTTP 400\)/, /Client ID/], { CUSTOMER_ACCOUNT_CLIENT_ID: 'wrong' }],
  ['no client', undefined, [/CUSTOMER_ACCOUNT_CLIENT_ID is missing/, /CUSTOMER_ACCOUNT_CLIENT_ID/], { CUSTOMER_ACCOUNT_CLIENT_ID: undefined }],
  ['passwords at the shop', passwords, [/has legacy customer accounts/, /legacy/]],
  ['no discovery', (path) => (path.startsWith('/.well-known/') ? { status: 404, text: '' } : undefined), [/does not publish its sign-in endpoints \(HTTP 404\)/, /SHOPIFY_STORE_DOMAIN/]],
  ['half a discovery', (path) => (path === '/.well-known/customer-account-api' ? { status: 404, text: '' } : undefined), [/does not publish its sign-in endpoints \(HTTP 404\)/, /Customer accounts/]],
  ['a strange host', discovery(/"token_endpoint":"[^"]*"/, '"token_endpoint":"https://login.evil.test/token"'), [/names https:\/\/login\.evil\.test\/token/, /myshopify/]],
  ["a host that only looks like Shopify's", discovery(/"graphql_api":"[^"]*"/, '"graphql_api":"https://shopify.com.evil.test/a"'), [/names https:\/\/shopify\.com\.evil/, /myshopify/]],
  ['an address without https', discovery(/"jwks_uri":"[^"]*"/, '"jwks_uri":"http://shopify.com/jwks"'), [/names http:\/\/shopify\.com/, /myshopify/]],
  ['the storefront itself', discovery(/"issuer":"[^"]*"/, `"issuer":"${site}/authentication"`), [/names https:\/\/shop\.test/, /myshopify/]],
  ['a scope that is not there', discovery(',"customer-account-api:full"', ''), [/scope customer-account-api:full/, /permissions/]],
  ['a page that is down', whileSigningIn({ status: 503 }), [/sign-in page does not respond \(HTTP 503\)/, /shopifystatus/]],
], 3))('of hosted accounts it finds %s [R-013]', async (_, planted, [what, where], changes = {}) => {
  behind = hosted;
  plant = planted;
  expect(await findingsOf(withHosted(changes))).toEqual([
    {
      kind: 'mistake',
      what: expect.stringMatching(what),
      where: expect.stringMatching(where),
      then: expect.stringMatching(/\.$/),
    },
  ]);
}); // prettier-ignore

test('the shop’s account domain and Shopify’s own hosts are accepted', async () => {
  behind = hosted;
  plant = (path, { text }) => {
    if (path.includes('openid')) return { text: text.replaceAll(origin, 'https://shopify.com') };
    return path.startsWith('/.well-known/')
      ? { text: text.replaceAll(origin, 'https://account.shop.test') }
      : undefined;
  };
  const facts = await askAccounts(parseSettings(rightShop({ ACCOUNTS: 'legacy' })).env!);
  expect(facts).toEqual({ kind: 'unknown' });
  const { env } = parseSettings(withHosted());
  const { discovery: found } = await askAccounts({
    ...env!,
    CUSTOMER_ACCOUNT_CLIENT_ID: undefined,
  });
  expect(found?.openid?.issuer).toMatch(/^https:\/\/shopify\.com\//);
  expect(checkAccounts({ kind: 'new', discovery: found }, env!, withHosted())).toEqual([]);
});

test('a callback that Shopify does not know is named, as it has to be written [R-013]', async () => {
  behind = hosted;
  const other = 'https://www.shop.test';
  const deployment = withHosted({ SITE_URL: other, STORE_URLS: JSON.stringify({ us: other }) });
  const found = await findingsOf({ ...deployment, routes: ['www.shop.test'] });
  expect(found).toMatchObject([
    {
      kind: 'mistake',
      what: 'Shopify does not know the callback https://www.shop.test/account/authorize.',
      where: expect.stringContaining('Callback URI'),
    },
  ]);
});

test.each(['http://shop.test', 'http://localhost:3000', 'https://localhost'])(
  'a callback at %s, which Shopify rejects, is reported, except in the sandbox [R-013]',
  (SITE_URL) => {
    const { env } = parseSettings(withHosted());
    const at = (domain: string) =>
      checkAccounts(
        { kind: 'unknown' },
        { ...env!, SITE_URL, SHOPIFY_STORE_DOMAIN: domain },
        withHosted(),
      );
    expect(at('lintel.myshopify.com')).toMatchObject([
      { kind: 'mistake', what: expect.stringContaining(SITE_URL) },
    ]);
    expect(at(origin)).toEqual([]);
  },
);

test('hosted accounts need the session registry [R-013]', async () => {
  behind = hosted;
  const deployment = withHosted();
  const bindings = deployment.bindings.filter((name) => name !== 'BROWSER_SESSIONS');
  expect(await findingsOf({ ...deployment, bindings })).toMatchObject([
    {
      kind: 'mistake',
      what: expect.stringContaining('BROWSER_SESSIONS is not bound'),
      then: 'Customers cannot sign in.',
    },
  ]);
});

test('scopes for accounts with passwords are not missed where there are none', async () => {
  behind = scoped;
  const found = await findingsOf(rightShop({ ACCOUNTS: 'off' }));
  expect(found.filter(({ what }) => what.includes('_customers'))).toEqual([]);
});

test('manual checks depend on the kind of accounts', async () => {
  behind = hosted;
  const told = async (deployment: Deployment) => (await diagnose(deployment)).yourself.join('\n');
  const hostedWords = await told(withHosted());
  expect(hostedWords).toContain(`${site}/accounts/login`);
  expect(hostedWords).not.toMatch(/reset_password_url|Legacy/);
  behind = right;
  const none = await told(rightShop({ ACCOUNTS: 'off' }));
  expect(none).toContain('must not require customers to sign in');
  expect(none).not.toMatch(/reset_password_url|Legacy/);
});

test.runIf(isFullRun)('manual checks name the secrets of the deployed Worker, also if they are set locally', async () => {
  const told = async (vars: Vars) => (await diagnose(rightShop(vars))).yourself.join('\n');
  const set = { SHOPIFY_PRIVATE_TOKEN: sandboxVars.PRIVATE_TOKEN };
  expect(await told(set)).toMatch(/secret list --env us must list SESSION_SECRET.* SHOPIFY_PRIVATE_TOKEN/);
  expect(await told({ SESSION_SECRET: undefined })).toContain('must list SESSION_SECRET');
  const local = 'http://localhost:3999';
  const sandboxOnly = { SITE_URL: local, STORE_URLS: JSON.stringify({ us: local }) };
  expect(await told(sandboxOnly)).not.toContain('wrangler secret list');
}); // prettier-ignore

test('it names each scope that the token lacks, with what that costs [R-043]', async () => {
  behind = scoped;
  const found = await findingsOf(rightShop());
  const about = found.filter(({ what }) => what.includes('scope'));
  expect(about.map(({ kind, what }) => [kind, /unauth\w+/.exec(what)?.[0]]).sort()).toEqual(
    [
      ['advice', scopes[0]],
      ['advice', scopes[1]],
      ['advice', scopes[2]],
      ['mistake', scopes[3]],
      ['advice', 'unauthenticated_read_product_pickup_locations'],
    ].sort(),
  );
  for (const { where } of about) expect(where).toContain('Storefront API permissions > Edit');
});

test('a primary domain that is the storefront itself is a mistake without CHECKOUT_DOMAIN, and another only advice [R-043]', async () => {
  const host = new URL(right.origin.replace('127.0.0.1', 'www.lintel.localhost')).host;
  const another = await findingsOf(rightShop({ CHECKOUT_DOMAIN: undefined }));
  expect(another.map(({ kind, where }) => [kind, where.includes(host)])).toEqual([['advice', true]]);
  const own = await findingsOf(
    rightShop({
      CHECKOUT_DOMAIN: undefined,
      STORE_URLS: JSON.stringify({ us: site, au: `https://${host}` }),
    }),
  );
  expect(own.map(({ kind, what }) => [kind, /is this storefront/.test(what)])).toEqual([['mistake', true]]);
}); // prettier-ignore

test('models are compared with a write token, and named where they differ [R-042]', async () => {
  const environment = {
    PRISMIC_WRITE_TOKEN: 'lintel-sandbox-write-token',
    PRISMIC_MODELS_URL: `${origin}/prismic/models`,
  } as unknown as NodeJS.ProcessEnv;
  const [finding] = await findingsOf(rightShop(), { environment });
  expect(finding).toMatchObject({
    kind: 'mistake',
    what: expect.stringMatching(/models differ from the code's: slices\/contact_content.* more/),
    where: expect.stringContaining('content:push'),
  });
});

test.each(someUnlessFull<[string, (d: Deployment) => Partial<Deployment>, RegExp]>([
  ['a binding', ({ bindings }) => ({ bindings: bindings.filter((name) => name !== 'ACCOUNT_LIMIT') }), /ACCOUNT_LIMIT is not bound/],
  ['a migration', ({ classes }) => ({ classes: classes.slice(1) }), /no migration of \[env\.us\] creates BrowserSessions/],
  ['the route', () => ({ routes: ['other.test/*'] }), /No route of \[env\.us\] leads from shop\.test/],
  ['secrecy', ({ inFile }) => ({ inFile: [...inFile, 'SESSION_SECRET'] }), /SESSION_SECRET is a secret but is in wrangler\.toml/],
], 3))('in the environment it misses %s [R-042]', async (_, change, what) => {
  const deployment = rightShop();
  const found = await findingsOf({ ...deployment, ...change(deployment) });
  expect(found.map((finding) => [finding.kind, what.test(finding.what)])).toEqual([['mistake', true]]);
}); // prettier-ignore

const page = (text: string, headers: Record<string, string> = {}) => ({
  status: 200,
  text,
  headers,
});
/** Browsers resolve this host name by themselves. */
const deployedAt = () => origin.replace('127.0.0.1', 'shop.localhost');
const deployed: (changes: Record<string, Partial<Reply>>) => Plant = (changes) => (path) => {
  const pages: Record<string, Partial<Reply>> = {
    '/': page('<h1>Shop</h1>', { 'content-security-policy': "default-src 'self'" }),
    '/robots.txt': page(`Sitemap: ${deployedAt()}/sitemap.xml`),
    '/sitemap.xml': page(`<sitemap><loc>${deployedAt()}/sitemaps/pages.xml</loc></sitemap>`),
    '/feeds/products.xml': page(
      `<item><g:link>${deployedAt()}/products/a</g:link><g:availability>in_stock</g:availability></item>`,
    ),
    '/account/login': { status: 302, headers: { location: '/accounts/login' }, text: '' },
    ...changes,
  };
  return pages[path];
};

test.each(someUnlessFull<[string, Record<string, Partial<Reply>>, RegExp | null]>([
  ['nothing, when all is there', {}, null],
  ['no Worker', { '/': { status: 404, text: '' } }, /does not show the shop \(HTTP 404\)/],
  ['another site', { '/': page('<h1>Parked</h1>') }, /is not this shop/],
  ["robots.txt of somebody else's", { '/robots.txt': page('User-agent: *\nDisallow: /') }, /does not name the sitemap/],
  ['a sitemap of another address', { '/sitemap.xml': page('<loc>https://old.test/a</loc>') }, /names https:\/\/old\.test/],
  ['an empty feed', { '/feeds/products.xml': page('<rss></rss>') }, /has no products/],
  ['a feed that is down', { '/feeds/products.xml': { status: 503, text: '' } }, /has no products \(HTTP 503\)/],
  ['a feed of another address', { '/feeds/products.xml': page('<item><g:link>https://old.test/a</g:link></item>') }, /link to https:\/\/old\.test/],
  ['links of e-mails that are lost', { '/account/login': { status: 404, text: '' } }, /\/account\/login does not lead/],
], 3))('at the deployed shop it finds %s [R-042]', async (_, changes, what) => {
  plant = deployed(changes);
  const vars = { SITE_URL: deployedAt(), STORE_URLS: JSON.stringify({ us: deployedAt() }) };
  const found = await findingsOf(rightShop(vars), { site: true });
  expect(found.map((finding) => [finding.kind, what?.test(finding.what)])).toEqual(what ? [['mistake', true]] : []);
}); // prettier-ignore

test('at a deployed staging shop, a closed robots.txt is right, and findings name its own Worker [R-042]', async () => {
  const address = { SITE_URL: deployedAt(), STORE_URLS: JSON.stringify({ us: deployedAt() }) };
  const staging = { ...rightShop({ ...address, ROBOTS: 'closed' }), name: 'us-staging' };
  plant = deployed({ '/robots.txt': page('User-agent: *\nDisallow: /') });
  expect(await findingsOf(staging, { site: true })).toEqual([]);
  plant = deployed({ '/': { status: 404, text: '' } });
  const found = await findingsOf(staging, { site: true });
  expect(found.map(({ where }) => where)).toEqual([expect.stringContaining('lintel-us-staging')]);
});

test.each([
  ['/accounts/login', true],
  ['https://shopify.com/authentication/60210001/oauth/authorize', false],
])('at the deployed shop a sign-in at hosted accounts that leads to %s is a mistake: %s', async (location, wrong) => {
  behind = hosted;
  plant = (path, reply, sent) =>
    path === '/account/login' ? { status: 302, headers: { location }, text: '' } : deployed({})(path, reply, sent);
  const vars = { SITE_URL: deployedAt(), STORE_URLS: JSON.stringify({ us: deployedAt() }) };
  const found = await findingsOf(withHosted(vars), { site: true });
  const others = found.filter(({ what }) => !what.includes('/account/authorize'));
  expect(others.map(({ what }) => /does not lead to the sign-in/.test(what))).toEqual(wrong ? [true] : []);
}); // prettier-ignore

test('the report is grouped, tells no secret, and says what to look at oneself [R-044]', async () => {
  const deployment = rightShop({ SHOPIFY_PRIVATE_TOKEN: 'shpat_wrong' });
  const report = reportOf(await diagnose(deployment), '[env.us]');
  expect(report).toMatch(
    /Shopify\n {2}MISTAKE: Shopify refuses the token in SHOPIFY_PRIVATE_TOKEN/,
  );
  expect(report).toMatch(/Prismic\n {2}No problems\./);
  expect(report).toContain(`${site}/account/reset/{{ customer.id }}/`);
  expect(report).toContain('/preview');
  expect(report).not.toContain(secret);
  expect(report).not.toContain('shpat_wrong');
});

const run = (cwd: string, args: string[], vars: object) =>
  new Promise<{ code: number; told: string }>((resolve) => {
    const script = ['--import', 'tsx', 'scripts/doctor/main.ts', ...args];
    const env = { ...process.env, ...vars };
    execFile(process.execPath, script, { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), told: stdout + stderr }),
    );
  });

test.runIf(isFullRun)('the script reads wrangler.toml, takes settings from its environment, and ends with 1 for mistakes [R-044]', async () => {
  const { vars } = rightShop({ SITE_URL: 'http://localhost:3999', STORE_URLS: '{"us":"http://localhost:3999"}' });
  // The operator's wrangler.toml may list other stores.
  const project = copyProject('doctor-test', { linked: true });
  project.write('wrangler.toml', wranglerToml(stores));
  const [fine, wrong, nameless] = await Promise.all([
    run(project.folder, ['--env', 'us'], vars),
    run(project.folder, ['--env', 'us'], { ...vars, SHOPIFY_PUBLIC_TOKEN: 'f'.repeat(32) }),
    run(project.folder, [], {}),
  ]);
  project.remove();
  expect(fine).toMatchObject({ code: 0, told: expect.stringContaining('0 mistakes, 0 pieces of advice.') });
  expect(wrong).toMatchObject({ code: 1, told: expect.stringContaining('1 mistake,') });
  expect(nameless).toEqual({ code: 2, told: expect.stringContaining('Which store?') });
}, 120_000); // prettier-ignore

test.runIf(isFullRun)('for the sandbox, the script reads the settings of the running shop, and none of a real shop [R-042]', async () => {
  const { vars: settings } = rightShop({ SITE_URL: 'http://localhost:3999', STORE_URLS: '{"us":"http://localhost:3999"}' });
  const project = copyProject('doctor-sandbox-test', { linked: true });
  const own = { ...stores.us!, settings: { ...stores.us!.settings, ACCOUNTS: 'customer-account-api' } };
  project.write('wrangler.toml', wranglerToml({ us: own }));
  project.write('.dev.vars', 'SHOPIFY_PRIVATE_TOKEN=shpat_real');
  const note = { pid: process.pid, sandbox: right.origin, settings: { us: settings } };
  project.write('.lintel/running.json', JSON.stringify(note));
  const fine = await run(project.folder, ['--env', 'us', '--sandbox'], {});
  project.remove();
  expect(fine).toMatchObject({ code: 0, told: expect.stringContaining('0 mistakes, 0 pieces of advice.') });
}, 120_000); // prettier-ignore
