/** The third parties of a store, as settings name them. Safe in the browser. contracts §6.2. */
import type { CurrencyCode, LanguageCode } from '~/platform/stores/codes';

export interface Tags {
  gtm?: string;
  pinterest?: string;
  meta?: string;
  /** The marketing provider's script, by company. */
  klaviyo?: string;
  shopify?: ShopifyShop;
}

/** A real shop, which its own analytics are for. */
export interface ShopifyShop {
  /** Digits. */
  id: string;
  currency: CurrencyCode;
  language: LanguageCode;
}

/** Where each script is. Shopify has none: our own code sends its events. */
export const tagScripts = {
  gtm: (id: string) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
  pinterest: () => 'https://s.pinimg.com/ct/core.js',
  meta: () => 'https://connect.facebook.net/en_US/fbevents.js',
  klaviyo: (id: string) => `https://static.klaviyo.com/onsite/js/${id}/klaviyo.js`,
} as const satisfies Record<Exclude<keyof Tags, 'shopify'>, (id: string) => string>;

export const hasTags = (tags: Tags): boolean => Object.values(tags).some(Boolean);
