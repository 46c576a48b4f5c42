import { expect, test } from 'vitest';
import { openRouteTable } from '~/route-table.server';
import { withoutDeadLinks } from './dead-links.server';

const module = { handle: { account: true } };
const routes = openRouteTable({
  own: { id: 'own', path: 'accounts/*', module },
  shopify: { id: 'shopify', path: 'account/*', module },
});
const shop = (ACCOUNTS: 'off' | 'legacy' | 'customer-account-api') => ({
  env: { ACCOUNTS, SITE_URL: 'https://shop.test' },
  routes,
});
const web = (url: string) => ({ link_type: 'Web', url, target: '_blank' });
const empty = { link_type: 'Any' };
const about = { link_type: 'Document', id: 'a', type: 'page', url: '/pages/about' };

const document = {
  data: {
    link: web('https:///accounts/login'),
    text: [
      {
        type: 'paragraph',
        text: 'Your account or about us',
        spans: [
          { type: 'hyperlink', start: 5, end: 12, data: web('https://shop.test/account') },
          { type: 'hyperlink', start: 16, end: 21, data: about },
        ],
      },
    ],
    body: [{ slice_type: 'x', primary: { link: about }, items: [{ link: web('/accounts') }] }],
    image: { url: 'https://images.test/accounts.jpg' },
  },
};

test('links to accounts become empty ones, wherever they are, and nothing else changes [R-007]', () => {
  const before = structuredClone(document);
  const { data } = withoutDeadLinks(document, shop('off')) as typeof document;
  expect(document).toEqual(before);
  expect(data.link).toEqual(empty);
  expect(data.body[0]!.items[0]!.link).toEqual(empty);
  expect(data.body[0]!.primary.link).toEqual(about);
  expect(data.image).toEqual(before.data.image);
  const [paragraph] = data.text;
  expect(paragraph!.text).toBe('Your account or about us');
  expect(paragraph!.spans.map((span) => span.data)).toEqual([empty, about]);
});

test('in a shop with accounts they stay', () => {
  for (const ACCOUNTS of ['legacy', 'customer-account-api'] as const)
    expect(withoutDeadLinks(document, shop(ACCOUNTS))).toEqual(document);
});
