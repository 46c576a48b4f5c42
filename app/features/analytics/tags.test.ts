import { expect, test } from 'vitest';
import { tagOrigins } from './tags';

const of = (settings: Partial<Parameters<typeof tagOrigins>[0]>) =>
  tagOrigins(settings as Parameters<typeof tagOrigins>[0]);
const none = { resources: [], images: [], requests: [], styles: [] };

test('without settings, no third party’s host is allowed', () => expect(of({})).toEqual(none));

test.each([
  [
    { GTM_ID: 'GTM-TEST01' },
    {
      resources: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
      requests: ['https://*.analytics.google.com'],
    },
  ],
  [
    { PINTEREST_TAG_ID: '2612345678901' },
    { resources: ['https://s.pinimg.com', 'https://ct.pinterest.com'] },
  ],
  [
    { META_PIXEL_ID: '123456789012345' },
    { resources: ['https://connect.facebook.net', 'https://www.facebook.com'] },
  ],
  [
    { KLAVIYO_ONSITE: true },
    {
      resources: ['https://*.klaviyo.com'],
      images: ['https://d3k81ch9hvuctc.cloudfront.net'],
      styles: ['https://static-tracking.klaviyo.com'],
    },
  ],
  [{ SHOPIFY_SHOP_ID: '55512345' }, { requests: ['https://monorail-edge.shopifysvc.com'] }],
])('%j allows its service’s own hosts only', (settings, expected) =>
  expect(of(settings)).toEqual({ ...none, ...expected }),
);
