import type { StoreEntry } from '~/platform/stores/store';

export const stores: Record<string, StoreEntry> = {
  nz: {
    group: 'kiwi',
    name: 'Aotearoa',
    locale: 'en-NZ',
    language: 'EN',
    contentLanguage: 'en-nz',
    regions: [
      {
        name: 'New Zealand',
        nameAdjective: 'New Zealand',
        country: 'NZ',
        currency: 'NZD',
        currencySymbol: '$',
        freeShipping: true,
        taxIncluded: true,
      },
    ],
    site: 'https://www.harbour-chandlery.example',
    settings: {
      SITE_NAME: 'Harbour Chandlery',
      SHOPIFY_STORE_DOMAIN: 'harbour-chandlery.myshopify.com',
      SHOPIFY_PUBLIC_TOKEN: 'c0ffee00c0ffee00c0ffee00c0ffee00',
      PRISMIC_REPOSITORY: 'harbour-chandlery',
      IMAGE_ORIGINS: 'https://cdn.shopify.com https://images.prismic.io',
    },
  },
};
