import { expect, test } from 'vitest';
import { wranglerToml } from '../../scripts/wrangler-toml';
import { stores } from '~/stores';
import { addressesFor } from './addresses';
import { storefrontBase } from './storefront-worker';
import { bare } from './worlds';

test('the bare shop has the settings that wrangler.toml deploys, and no more [R-181]', () => {
  const file = wranglerToml(stores);
  const { vars } = /^\[env\.us\.vars\]\n(?<vars>(?:\w+ = .*\n)+)/m.exec(file)!.groups!;
  const deployed = [...vars!.matchAll(/^\w+/gm)].map(([name]) => name);
  // Settings that `wrangler.toml` lacks: a secret, and the sandbox's URL in place of Prismic's.
  const besides = ['SESSION_SECRET', 'PRISMIC_ENDPOINT'];
  const { bindings } = storefrontBase('us', addressesFor('A', 3000), bare.vars);
  expect(Object.keys(bindings).sort()).toEqual([...deployed, ...besides].sort());
});

test('the sandbox keeps UCP and AI_CRAWLERS from app/stores.ts, but no address of a service', () => {
  const settings = { UCP: 'shopify', AI_CRAWLERS: 'search', SHOPIFY_STORE_DOMAIN: 'shop.example' };
  const addresses = addressesFor('A', 3000);
  const { bindings } = storefrontBase('us', addresses, {}, { us: { ...stores.us!, settings } });
  expect(bindings).toMatchObject({
    UCP: 'shopify',
    AI_CRAWLERS: 'search',
    SHOPIFY_STORE_DOMAIN: addresses.sandbox,
  });
});
