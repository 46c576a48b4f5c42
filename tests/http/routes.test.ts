import { expect, test } from 'vitest';
import routes from '~/routes';
import { screens } from '../support/routes';
import { inBareWorld } from '../support/storefront';

/** Files of `app/routes` without a page of their own. */
const pageless: Record<string, string> = {
  'accounts/$.tsx': 'the page of `$.tsx`, at addresses that may contain a secret',
  'accounts/authorize.ts': 'takes the code of a hosted sign-in: leads to the account',
  'accounts/hosted-sign-in.ts': 'leads to the sign-in screen, or to hosted accounts',
  'accounts/index.ts': 'leads to the dashboard',
  'accounts/sign-out.ts': 'a form only',
  'actions/store.ts': 'a form only',
  'actions/vitals.ts': 'takes what browsers measured',
  'actions/wishlist.ts': 'a form only',
  'cart/checkout-link.ts': "bag addresses of the commerce backend's e-mails: leads to the bag",
  'cart/leave.ts': 'leads on to the checkout',
  'browsers/manifest.ts': 'for home screens',
  'browsers/opensearch.ts': "for browsers' search fields",
  'journal/feed.ts': 'for feed readers',
  'legacy/discount.ts': 'keeps a code of a link: leads to a page',
  'legacy/lists.ts': 'data for scripts of an earlier release',
  'legacy/logout.ts': 'a form only',
  'legacy/reset.ts': 'leads to the set-password screen',
  'legacy/vendors-and-types.ts': 'leads to the search',
  'preview/exit.ts': 'a form only',
  'product-cards.ts': 'data for scripts',
  'product-list.ts': 'data for scripts',
  'seo/agents.ts': 'for agents',
  'seo/feed.ts': 'for shopping engines',
  'seo/llms.ts': 'for agents',
  'accounts/company.tsx': 'needs hosted accounts and a company: tests/http/companies.test.ts',
  'seo/robots.ts': 'for search engines',
  'seo/sitemap.ts': 'for search engines',
  'seo/sitemap-part.ts': 'for search engines',
  'shell/shell-page.tsx': 'the parts that pages for one visitor take from it',
  'slice-simulator/slices.ts': 'data for scripts',
  'slice-simulator/index.tsx':
    'shows slices inside the content editor: tests/e2e/slice-simulator.spec.ts',
  'viewed.ts': 'data for scripts',
  'visit.ts': 'data for scripts',
  'well-known/change-password.ts': 'leads password managers to the form',
  'well-known/health.ts': 'for monitors',
  'well-known/gpc.ts': 'for browsers',
  'well-known/security-txt.ts': 'for whoever has found a weakness',
};

const files = routes
  .flatMap(({ children = [] }) => children)
  .map(({ file }) => file.replace('routes/', ''));
const shown = screens.map(({ route }) => route);

test.skipIf(inBareWorld)(
  'every route is among the screens that are checked and looked at, or shows no page',
  () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => !shown.includes(file) && !(file in pageless))).toEqual([]);
  },
);

test('every screen and every exception belongs to an existing route', () => {
  expect([...shown, ...Object.keys(pageless)].filter((file) => !files.includes(file))).toEqual([]);
});
