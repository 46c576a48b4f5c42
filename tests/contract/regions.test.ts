import { expect, test } from 'vitest';
import { presets } from '~/platform/stores/regions';
import type { Store } from '~/platform/stores/store';
import { marketCountries } from '../../sandbox/shopify/storage/markets';
import { addressesFor, type Preset } from '../../sandbox/host/addresses';
import { checkRegions, type Deployment } from '../../scripts/regions';

const names = Object.keys(presets.A);
const urls = Object.fromEntries(names.map((name) => [name, `https://${name}.lintel.example`]));
const secrets =
  'SESSION_SECRET SHOPIFY_PRIVATE_TOKEN PRISMIC_ACCESS_TOKEN PRODUCT_SERVICE_BYPASS_TOKEN KLAVIYO_PRIVATE_KEY REVIEWS_TOKEN CART_TRANSFER_SECRET';

const limits = ['CART_LIMIT', 'FORM_LIMIT', 'ACCOUNT_LIMIT', 'EMAIL_LIMIT'];

const deployment = (name: string, vars: Record<string, unknown> = {}): Deployment => ({
  name,
  vars: {
    STORE: name,
    SITE_NAME: 'Lintel',
    SITE_URL: urls[name],
    STORE_URLS: JSON.stringify(urls),
    SHOPIFY_STORE_DOMAIN: 'shop.myshopify.com',
    SHOPIFY_PUBLIC_TOKEN: '0123456789abcdef0123456789abcdef',
    PRISMIC_REPOSITORY: 'repository',
    KLAVIYO_COMPANY_ID: 'AbC123',
    KLAVIYO_LIST_ID: `LIST${name}`,
    ...vars,
  },
  objects: ['BROWSER_SESSIONS', 'CART_CREATION_LOCK', 'SUBMISSION_LOCK', 'WISHLISTS'],
  classes: ['BrowserSessions', 'CartCreationLock', 'SubmissionLock', 'WishlistObject'],
  limits: limits.map((limit) => ({ name: limit, id: name + limit })),
});

/** The deployments of a preset, with the given one for Australia. */
const withAu = (au: Deployment) => names.map((name) => (name === 'au' ? au : deployment(name)));

test('deployments that fit together have no problems', () => {
  expect(checkRegions(withAu(deployment('au')), secrets)).toEqual([]);
});

test.each<[Record<string, unknown>, string]>([
  [{ STORE: 'us' }, "au: STORE is 'us'"],
  [{ SITE_URL: 'https://other.example' }, 'au: STORE_URLS misses itself'],
  [{ STORE_URLS: JSON.stringify({ au: urls.au }) }, 'STORE_URLS does not name us ('],
  [{ KLAVIYO_LIST_ID: 'LISTus' }, "au: its newsletter list LISTus is a sibling's too"],
  [{ KLAVIYO_LIST_ID: undefined }, 'au: company and list of the newsletter go together'],
  [{ SESSION_SECRET: 'here' }, 'au: SESSION_SECRET is a secret and stands in wrangler.toml'],
  [{ SHOPIFY_PUBLIC_TOKEN: undefined }, 'SHOPIFY_PUBLIC_TOKEN'],
  [{ CONTACT_URL: 'http://contact.example' }, 'au: CONTACT_URL is not https'],
  [{ IMAGE_ORIGINS: 'https://a.example http://b.example' }, 'au: IMAGE_ORIGINS is not https'],
  [{ STORE_URLS: JSON.stringify({ ...urls, us: 'HTTP://us' }) }, 'au: STORE_URLS is not https'],
])('%j is noticed', (vars, problem) => {
  const problems = checkRegions(withAu(deployment('au', vars)), secrets);
  expect(problems.join('\n')).toContain(problem);
});

test.each(limits)('a deployment without %s is noticed: it would allow everything', (missing) => {
  const au = deployment('au');
  const without = { ...au, limits: au.limits.filter(({ name }) => name !== missing) };
  expect(checkRegions(withAu(without), secrets)).toContain(`au: ${missing} is not bound`);
});

test('a missing binding, a limit used twice and a secret without a name are noticed', () => {
  const au = {
    ...deployment('au'),
    objects: ['CART_CREATION_LOCK'],
    limits: deployment('us').limits,
  };
  const problems = checkRegions(withAu(au), 'SESSION_SECRET').join('\n');
  expect(problems).toContain('au: WISHLISTS is not bound');
  expect(problems).toContain('rate limit namespace usCART_LIMIT is used twice');
  expect(problems).toContain('does not name the secret KLAVIYO_PRIVATE_KEY');
});

test.each<Preset>(['A', 'B'])(
  'the sandbox has a host for each store of preset %s, and sells in its money',
  (preset) => {
    const stores: Store[] = Object.values(presets[preset]);
    expect(Object.keys(addressesFor(preset, 3000).stores)).toEqual(stores.map(({ id }) => id));
    for (const { countries, currency } of stores.flatMap(({ regions }) => regions)) {
      for (const isoCode of countries) {
        expect(marketCountries).toContainEqual(expect.objectContaining({ isoCode, currency }));
      }
    }
  },
);
