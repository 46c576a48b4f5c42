/** The third parties configured for a store. Safe in the browser. */
import type { CurrencyCode, LanguageCode } from '~/platform/stores/codes';

export interface Tags {
  gtm?: string;
  pinterest?: string;
  meta?: string;
  /** Klaviyo's company id, for its onsite script. */
  klaviyo?: string;
  shopify?: ShopifyShop;
}

/** Set when the shop is a real one and Shopify's own analytics is on. */
export interface ShopifyShop {
  /** Digits of the shop's gid. */
  id: string;
  currency: CurrencyCode;
  language: LanguageCode;
}

/** URLs of the scripts. Shopify needs none: our own code sends its events. */
export const tagScripts = {
  gtm: (id: string) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
  pinterest: () => 'https://s.pinimg.com/ct/core.js',
  meta: () => 'https://connect.facebook.net/en_US/fbevents.js',
  klaviyo: (id: string) => `https://static.klaviyo.com/onsite/js/${id}/klaviyo.js`,
} as const satisfies Record<Exclude<keyof Tags, 'shopify'>, (id: string) => string>;

export const hasTags = (tags: Tags): boolean => Object.values(tags).some(Boolean);
