import { expect, test } from 'vitest';
import { checkRegions, type Deployment } from '../support/regions';

const urls = { us: 'https://lintel.example', au: 'https://lintel.au.example' };
const secrets =
  'SESSION_SECRET SHOPIFY_PRIVATE_TOKEN PRISMIC_ACCESS_TOKEN PRODUCT_SERVICE_BYPASS_TOKEN KLAVIYO_PRIVATE_KEY HANDOVER_SECRET';

const deployment = (name: 'us' | 'au', vars: Record<string, unknown> = {}): Deployment => ({
  name,
  vars: {
    STORE: name,
    SITE_NAME: 'Lintel',
    SITE_URL: urls[name],
    STORE_URLS: JSON.stringify(urls),
    SHOPIFY_STORE_DOMAIN: 'shop.myshopify.com',
    SHOPIFY_PUBLIC_TOKEN: '0123456789abcdef0123456789abcdef',
    PRISMIC_REPOSITORY: 'repository',
    KLAVIYO_COMPANY_ID: `${name}1234`,
    KLAVIYO_LIST_ID: `LIST${name}`,
    ...vars,
  },
  objects: ['BAG_DESK', 'WISHLISTS'],
  classes: ['BagDesk', 'WishlistShelf'],
  limits: ['BAG_LIMIT', 'FORM_LIMIT'].map((limit) => ({ name: limit, id: name + limit })),
});

test('deployments that fit together have no problems', () => {
  expect(checkRegions([deployment('us'), deployment('au')], secrets)).toEqual([]);
});

test.each<[Record<string, unknown>, string]>([
  [{ STORE: 'us' }, "au: STORE is 'us'"],
  [{ SITE_URL: 'https://other.example' }, 'au: STORE_URLS misses itself'],
  [{ STORE_URLS: JSON.stringify({ au: urls.au }) }, 'STORE_URLS says us is at undefined'],
  [{ KLAVIYO_LIST_ID: 'LISTus' }, "au: its newsletter list LISTus is a sibling's too"],
  [{ KLAVIYO_LIST_ID: undefined }, 'au: company and list of the newsletter go together'],
  [{ SESSION_SECRET: 'here' }, 'au: SESSION_SECRET is a secret and stands in wrangler.toml'],
  [{ SHOPIFY_PUBLIC_TOKEN: undefined }, 'SHOPIFY_PUBLIC_TOKEN'],
])('%j is noticed', (vars, problem) => {
  const problems = checkRegions([deployment('us'), deployment('au', vars)], secrets);
  expect(problems.join('\n')).toContain(problem);
});

test('a missing binding, a limit used twice and a secret without a name are noticed', () => {
  const au = { ...deployment('au'), objects: ['BAG_DESK'], limits: deployment('us').limits };
  const problems = checkRegions([deployment('us'), au], 'SESSION_SECRET').join('\n');
  expect(problems).toContain('au: WISHLISTS is not bound');
  expect(problems).toContain('rate limit namespace usBAG_LIMIT is used twice');
  expect(problems).toContain('does not name the secret KLAVIYO_PRIVATE_KEY');
});
