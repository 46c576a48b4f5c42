import { expect, test } from 'vitest';
import { au } from '~/platform/stores/sample-stores';
import { agentsText } from './agent-files';

const own = 'https://shop.example/api/ucp/mcp';
const atShopify = 'https://shop.myshopify.com/api/ucp/mcp';
const textWith = (ucp: 'own' | 'shopify' | 'off') => {
  const addressOf = (href: string) => new URL(href, own).href;
  return agentsText(
    { name: 'Shop', store: au, site: { locale: 'en-AU', addressOf }, ucp },
    atShopify,
  );
};

test.each([
  ['own', own, [own, atShopify]],
  ['shopify', atShopify, [atShopify]],
] as const)('with UCP=%s, agents send messages to %s', (ucp, address, addresses) => {
  const text = textWith(ucp);
  expect(text).toContain(`with POST to ${address}, one for each request`);
  expect(text.match(/https:\S+\/api\/ucp\/mcp/g)).toEqual(addresses);
});

test('with UCP=off, the file names no tools', () => {
  expect(textWith('off')).not.toContain('ucp');
});
