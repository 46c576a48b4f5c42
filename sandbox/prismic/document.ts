export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** As stored. Responses add `url`, `href` and link details. */
export type StoredDocument = {
  id: string;
  uid: string | null;
  type: string;
  tags: string[];
  first_publication_date: string | null;
  last_publication_date: string | null;
  slugs: string[];
  linked_documents: [];
  lang: string;
  alternate_languages: { id: string; uid?: string; type: string; lang: string }[];
  data: JsonObject;
};

export interface Documents {
  published: readonly unknown[];
  drafts: readonly unknown[];
  /** `removed` has the IDs of documents that the release unpublishes. */
  releases: readonly {
    id: string;
    label: string;
    scheduledAt: string | null;
    documents: readonly unknown[];
    removed: readonly string[];
  }[];
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const types: Record<string, string> = {
  account: 'Account',
  article: 'Article',
  journal: 'Journal',
  page: 'Page',
  product_enrichment: 'Product enrichment',
  quiz: 'Quiz',
  redirects: 'Redirects',
  theme_settings: 'Theme settings',
};

/** The first is the master language, the default of requests. */
export const languages = [
  { id: 'en-us', name: 'English - United States', is_master: true },
  { id: 'en-gb', name: 'English - Great Britain', is_master: false },
  { id: 'en-nz', name: 'English - New Zealand', is_master: false },
];

export const masterLanguage = 'en-us';
