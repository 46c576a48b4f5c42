import { expect, test } from 'vitest';
import { groupOf, stores } from '~/platform/stores/regions';
import type { StoreEntry } from '~/platform/stores/store';
import { addressesFor, presets } from '../../sandbox/host/addresses';
import { marketCountries } from '../../sandbox/shopify/storage/markets';
import {
  checkRegions,
  isExampleDeployment,
  tableProblems,
  type Deployment,
} from '../../scripts/regions';
import {
  classesAfter,
  environmentsOf,
  namespaceOf,
  wranglerToml,
} from '../../scripts/wrangler-toml';
import { stores as table } from '~/stores';

const names = groupOf('us').map(({ id }) => id);
const urls = Object.fromEntries(names.map((name) => [name, `https://${name}.lamps.example`]));
const secrets =
  'SESSION_SECRET SHOPIFY_ADMIN_TOKEN SHOPIFY_ADMIN_CLIENT_SECRET SHOPIFY_WEBHOOK_SECRET PRISMIC_WEBHOOK_SECRET CUSTOMER_ACCOUNT_CLIENT_SECRET SHOPIFY_PRIVATE_TOKEN PRISMIC_ACCESS_TOKEN PRODUCT_SERVICE_BYPASS_TOKEN KLAVIYO_PRIVATE_KEY REVIEWS_TOKEN CART_TRANSFER_SECRET APP_PROXY_SECRET';

const limits = ['CART_LIMIT', 'FORM_LIMIT', 'ACCOUNT_LIMIT', 'EMAIL_LIMIT', 'PICTURE_LIMIT'];

const deployment = (name: string, vars: Record<string, unknown> = {}): Deployment => ({
  name,
  vars: {
    STORE: name,
    SITE_NAME: 'Lamps',
    SITE_URL: urls[name],
    STORE_URLS: JSON.stringify(urls),
    SHOPIFY_STORE_DOMAIN: 'shop.myshopify.com',
    SHOPIFY_PUBLIC_TOKEN: 'c0ffee00c0ffee00c0ffee00c0ffee00',
    PRISMIC_REPOSITORY: 'repository',
    KLAVIYO_COMPANY_ID: 'QqQ111',
    KLAVIYO_LIST_ID: `LIST${name}`,
    ...vars,
  },
  hosts: [new URL(urls[name] ?? 'https://none.example').host],
  objects: ['BROWSER_SESSIONS', 'CART_CREATION_LOCK', 'CHANGES', 'SUBMISSION_LOCK', 'WISHLISTS'],
  classes: ['BrowserSessions', 'CartCreationLock', 'ChangeLog', 'SubmissionLock', 'WishlistObject'],
  limits: limits.map((limit) => ({ name: limit, id: name + limit })),
});

const withAu = (au: Deployment) => names.map((name) => (name === 'au' ? au : deployment(name)));

test('deployments that fit together have no problems [R-029]', () => {
  expect(checkRegions(withAu(deployment('au')), secrets)).toEqual([]);
});

test.each<[Record<string, unknown>, string]>([
  [{ STORE: 'us' }, "au: STORE is 'us'"],
  [{ STORE: 'moon' }, "au: STORE: app/stores.ts has no store 'moon'"],
  [{ SITE_URL: 'https://other.example' }, 'au: STORE_URLS: says that au is at https://au.lamps'],
  [
    { SITE_URL: 'https://o.example', STORE_URLS: '{}' },
    'au: its host is au.lamps.example, but SITE_URL has o.example',
  ],
  [{ STORE_URLS: JSON.stringify({ au: urls.au }) }, 'STORE_URLS does not name us ('],
  [{ KLAVIYO_LIST_ID: 'LISTus' }, "au: its newsletter list LISTus is also another store's"],
  [
    { KLAVIYO_LIST_ID: undefined },
    'au: KLAVIYO_COMPANY_ID and KLAVIYO_LIST_ID must be set together',
  ],
  [{ SESSION_SECRET: 'here' }, 'au: SESSION_SECRET is a secret but is in wrangler.toml'],
  [{ SHOPIFY_PUBLIC_TOKEN: undefined }, 'au: SHOPIFY_PUBLIC_TOKEN: is missing'],
  [{ SHOPIFY_PUBLIC_TOKEN: 'shpat_1234' }, 'au: SHOPIFY_PUBLIC_TOKEN: is a secret token'],
  [{ MY_NOTE: 'shpat_1234' }, 'au: MY_NOTE has a secret Shopify token'],
  [{ SHOPIFY_STORE_DOMAIN: 'https://s.myshopify.com/' }, "write 's.myshopify.com'"],
  [{ SHOPIFY_STORE_DOMAIN: 'your-shop.myshopify.com' }, 'SHOPIFY_STORE_DOMAIN: is still the ex'],
  [{ KLAVIYO_LIST: 'Q' }, 'au: KLAVIYO_LIST is not a setting of this shop: did you mean KLAVIYO_'],
  [{ CONTACT_URL: 'http://contact.example' }, 'au: CONTACT_URL: must be https'],
  [{ IMAGE_ORIGINS: 'https://a.example http://b.example' }, 'au: IMAGE_ORIGINS: must be https'],
  [{ IMAGE_ORIGINS: 'https://a.example, https://b.example' }, "'https://a.example https://b.exam"],
  [{ IMAGE_FOLDERS: 'https://i.example/shop/' }, 'i.example, which IMAGE_ORIGINS does not list'],
  [{ STORE_URLS: JSON.stringify({ ...urls, us: 'HTTP://us' }) }, 'au: STORE_URLS.us: must be htt'],
])('%j is noticed [R-037] [R-371] [V12.3.1] [V13.3.1]', (vars, problem) => {
  const problems = checkRegions(withAu(deployment('au', vars)), secrets);
  expect(problems.join('\n')).toContain(problem);
});

test.each(limits)('a deployment without %s is noticed: it would allow everything', (missing) => {
  const au = deployment('au');
  const without = { ...au, limits: au.limits.filter(({ name }) => name !== missing) };
  expect(checkRegions(withAu(without), secrets)).toContain(`au: ${missing} is not bound`);
});

test('a missing binding, one by another name, a limit or a host used twice and a secret without a name are noticed', () => {
  const au = {
    ...deployment('au'),
    hosts: deployment('us').hosts,
    objects: ['CART_CREATION_LOCK', 'WISHLIST'],
    limits: deployment('us').limits,
  };
  const problems = checkRegions(withAu(au), 'SESSION_SECRET').join('\n');
  expect(problems).toContain('au: WISHLISTS is not bound');
  expect(problems).toContain('au: WISHLIST is not a binding of this shop: did you mean WISHLISTS?');
  expect(problems).toContain('rate limit namespace usCART_LIMIT is used twice');
  expect(problems).toContain('two deployments have the host us.lamps.example');
  expect(problems).toContain('does not name the secret KLAVIYO_PRIVATE_KEY');
});

test('staging is checked like any other, links to staging, and is closed to search engines [R-039]', () => {
  const site = 'https://staging.lamps.example';
  const staging = {
    ...deployment('us', { SITE_URL: site, STORE_URLS: JSON.stringify({ us: site }) }),
    name: 'us-staging',
    hosts: ['staging.lamps.example'],
    limits: limits.map((name) => ({ name, id: `staging${name}` })),
  };
  const all = (one: Deployment) => checkRegions([...withAu(deployment('au')), one], secrets);
  expect(all(staging)).toEqual([
    "us-staging: ROBOTS: staging is open to search engines; write 'closed'",
  ]);
  const closed = { ...staging, vars: { ...staging.vars, ROBOTS: 'closed' } };
  expect(all(closed)).toEqual([]);
  const half = { ...closed, vars: { ...closed.vars, STORE_URLS: JSON.stringify(urls) } };
  expect(all(half).join('\n')).toContain('us-staging: STORE_URLS');
});

test('a deployment with only example values is accepted; with some of them it is incomplete [R-039]', () => {
  const [us] = environmentsOf(table);
  const example = { ...deployment('us'), vars: us!.vars, hosts: ['lintel.example'] };
  expect(isExampleDeployment(example)).toBe(true);
  const begun = { ...example, vars: { ...us!.vars, SHOPIFY_STORE_DOMAIN: 'a.myshopify.com' } };
  expect(isExampleDeployment(begun)).toBe(false);
  const problems = checkRegions([begun, deployment('au')], secrets);
  for (const name of ['SHOPIFY_PUBLIC_TOKEN', 'PRISMIC_REPOSITORY', 'SITE_URL'])
    expect(problems).toContain(`us: ${name}: is still the example; write your own`);
});

test('the table gives each store its environment: address, siblings, staging without what measures [R-039]', () => {
  const alone = { ...table.us!, group: 'own', site: 'https://alone.lamps.example' };
  const tagged = { ...alone, settings: { ...alone.settings, GTM_ID: 'GTM-X1' } };
  const [production, staging] = environmentsOf({ nz: tagged, au: table.au! });
  expect(production).toMatchObject({
    name: 'nz',
    vars: { STORE: 'nz', STORE_URLS: '{"nz":"https://alone.lamps.example"}', GTM_ID: 'GTM-X1' },
  });
  expect(staging).toMatchObject({
    name: 'nz-staging',
    vars: { STORE: 'nz', SITE_URL: 'https://staging.lintel.example', ROBOTS: 'closed' },
  });
  for (const name of ['GTM_ID', 'KLAVIYO_COMPANY_ID', 'KLAVIYO_LIST_ID'])
    expect(staging!.vars).not.toHaveProperty(name);
  const text = wranglerToml({ nz: tagged });
  expect(text).toContain('routes = [{ pattern = "alone.lamps.example", custom_domain = true }]');
  expect(text).toContain('[env.nz-staging]');
});

test('a dataset for what browsers measure is bound in production, and nowhere without one [R-039]', () => {
  const text = wranglerToml({ us: { ...table.us!, vitals: 'lintel_vitals' }, au: table.au! });
  expect(text.match(/^analytics_engine_datasets = .*$/gm)).toEqual([
    'analytics_engine_datasets = [{ binding = "VITALS", dataset = "lintel_vitals" }]',
  ]);
  expect(text.indexOf('VITALS')).toBeLessThan(text.indexOf('[env.us.vars]'));
});

test('limits are counted for each environment by itself, whatever else is in the table [R-039]', () => {
  const environments = environmentsOf(table).map(({ name }) => name);
  const ids = environments.flatMap((name) => limits.map((limit) => namespaceOf(name, limit)));
  expect(new Set(ids).size).toBe(ids.length);
  expect(wranglerToml({ au: table.au! })).toContain(namespaceOf('au', 'CART_LIMIT'));
});

test('migrations keep the names that version 0.1.0 deployed, and rename these classes [R-039]', () => {
  expect(wranglerToml(table)).toContain(`[[migrations]]
tag = "v1"
new_sqlite_classes = ["BagDesk"]

[[migrations]]
tag = "v2"
new_sqlite_classes = ["WishlistShelf"]

[[migrations]]
tag = "v3"
new_sqlite_classes = ["BrowserSessions", "SubmissionLock"]
renamed_classes = [
  { from = "BagDesk", to = "CartCreationLock" },
  { from = "WishlistShelf", to = "WishlistObject" },
]
`);
  const renamed = { new_sqlite_classes: ['C'], renamed_classes: [{ from: 'A', to: 'B' }] };
  expect(classesAfter([{ new_sqlite_classes: ['A'] }, renamed])).toEqual(['B', 'C']);
});

const [unitedStates] = table.us!.regions;

test.each<[Record<string, StoreEntry>, string]>([
  [{ 'n z': table.us! }, 'n z: an id must start with a lowercase letter'],
  [{ us: { ...table.us!, locale: 'en_US' } }, "us: 'en_US' is not a locale; write it like 'en-NZ'"],
  [{ us: { ...table.us!, timeZone: 'Texas' } }, "us: 'Texas' is not a time zone"],
  [{ us: { ...table.us!, site: 'shop.com' } }, "us: its site 'shop.com' is no address"],
  [{ us: { ...table.us!, site: 'https://shop.com/us' } }, "write 'https://shop.com'"],
  [{ us: table.us!, uk: table.us! }, 'uk: another store has the locale en-US too'],
  [{ us: { ...table.us!, regions: [unitedStates, unitedStates] } }, 'US is in two regions'],
  [
    { us: { ...table.us!, regions: [{ ...unitedStates, currency: 'EURO' as 'EUR' }] } },
    "United States has the currency 'EURO'",
  ],
  [
    { us: { ...table.us!, settings: { PICKUP: true as never } } },
    "us: its setting PICKUP must be in quotes: 'true'",
  ],
  [
    {
      us: {
        ...table.us!,
        staging: { site: 'https://s.com', settings: { RETURN_DAYS: 30 as never } },
      },
    },
    "us: its setting RETURN_DAYS must be in quotes: '30'",
  ],
  [{}, 'has no store'],
])('an invalid table is reported: %# [R-034]', (wrong, problem) => {
  expect(tableProblems(wrong).join('\n')).toContain(problem);
  expect(tableProblems(table)).toEqual([]);
});

test('the sandbox has a host for each store of every group, and sells in its money', () => {
  for (const preset of presets) {
    const ids = stores.filter(({ group }) => group === preset).map(({ id }) => id);
    expect(Object.keys(addressesFor(preset, 3000).stores)).toEqual(ids);
  }
  for (const { countries, currency } of stores.flatMap(({ regions }) => regions)) {
    for (const isoCode of countries) {
      expect(marketCountries).toContainEqual(expect.objectContaining({ isoCode, currency }));
    }
  }
});
