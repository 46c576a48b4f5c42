/** Origins of the configured third parties, for the Content-Security-Policy. */
import type { Env } from '~/platform/env.server';

type TagSettings = Pick<Env, 'GTM_ID' | 'PINTEREST_TAG_ID' | 'META_PIXEL_ID' | 'KLAVIYO_ONSITE'>;

/** Where scripts and pictures are loaded from. */
export const tagOrigins = (env: TagSettings): string[] => [
  ...(env.GTM_ID ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com'] : []),
  ...(env.PINTEREST_TAG_ID ? ['https://s.pinimg.com', 'https://ct.pinterest.com'] : []),
  ...(env.META_PIXEL_ID ? ['https://connect.facebook.net', 'https://www.facebook.com'] : []),
  ...(env.KLAVIYO_ONSITE
    ? ['https://static.klaviyo.com', 'https://static-tracking.klaviyo.com', 'https://a.klaviyo.com']
    : []),
];

/** Where our own code sends data to. */
export const beaconOrigins = (env: Pick<Env, 'SHOPIFY_SHOP_ID'>): string[] =>
  env.SHOPIFY_SHOP_ID ? ['https://monorail-edge.shopifysvc.com'] : [];
