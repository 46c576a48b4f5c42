import type { Env } from '~/platform/env.server';
import type { CurrencyCode, LanguageCode } from '~/platform/stores/codes';

export interface Tags {
  gtm?: string;
  pinterest?: string;
  meta?: string;
  klaviyo?: string;
  shopify?: ShopifyShop;
}

export interface ShopifyShop {
  /** Digits of the gid. */
  id: string;
  currency: CurrencyCode;
  language: LanguageCode;
}

/** Shopify needs no script, because our code sends its events. */
export const tagScripts = {
  gtm: (id: string) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
  pinterest: () => 'https://s.pinimg.com/ct/core.js',
  meta: () => 'https://connect.facebook.net/en_US/fbevents.js',
  klaviyo: (id: string) => `https://static.klaviyo.com/onsite/js/${id}/klaviyo.js`,
} as const satisfies Record<Exclude<keyof Tags, 'shopify'>, (id: string) => string>;

export const hasTags = (tags: Tags): boolean => Object.values(tags).some(Boolean);

type TagSettings = Pick<
  Env,
  'GTM_ID' | 'PINTEREST_TAG_ID' | 'META_PIXEL_ID' | 'KLAVIYO_ONSITE' | 'SHOPIFY_SHOP_ID'
>;

interface TagOrigins {
  /** Pictures and requests. */
  resources: string[];
  images: string[];
  requests: string[];
  styles: string[];
}

/**
 * For the Content-Security-Policy, as each service documents it. Google's origins are those of Analytics 4, not of ads;
 * Klaviyo's are for tracking and forms. `docs/guides/running/tags-and-consent.md` lists the hosts for operators.
 */
export const tagOrigins = (env: TagSettings): TagOrigins => ({
  resources: [
    ...(env.GTM_ID ? ['https://*.googletagmanager.com', 'https://*.google-analytics.com'] : []),
    ...(env.PINTEREST_TAG_ID ? ['https://s.pinimg.com', 'https://ct.pinterest.com'] : []),
    ...(env.META_PIXEL_ID ? ['https://connect.facebook.net', 'https://www.facebook.com'] : []),
    ...(env.KLAVIYO_ONSITE ? ['https://*.klaviyo.com'] : []),
  ],
  // The pictures of Klaviyo's forms.
  images: env.KLAVIYO_ONSITE ? ['https://d3k81ch9hvuctc.cloudfront.net'] : [],
  requests: [
    ...(env.GTM_ID ? ['https://*.analytics.google.com'] : []),
    ...(env.SHOPIFY_SHOP_ID ? ['https://monorail-edge.shopifysvc.com'] : []),
  ],
  styles: env.KLAVIYO_ONSITE ? ['https://static-tracking.klaviyo.com'] : [],
});
