export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** A document as stored; `url`, `href` and the details of links are added for each request. */
export type StoredDocument = {
  id: string;
  uid: string | null;
  type: string;
  tags: string[];
  /** `2026-03-02T09:00:00+0000`, or null for a draft that was never published. */
  first_publication_date: string | null;
  last_publication_date: string | null;
  slugs: string[];
  linked_documents: [];
  lang: string;
  alternate_languages: { id: string; uid?: string; type: string; lang: string }[];
  data: JsonObject;
};

/** The documents that a sandbox starts with, as their files hold them. */
export interface Documents {
  published: readonly unknown[];
  /** Seen with a preview ref: new ones, or newer versions of published ones. */
  drafts: readonly unknown[];
  /** Planned together; `removed` are ids of published ones that the release takes away. */
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

/** The custom types of the repository, with the labels of its repository document. */
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

/** The first language is the master, which Prismic uses when a request names none. */
export const languages = [
  { id: 'en-us', name: 'English - United States', is_master: true },
  { id: 'en-gb', name: 'English - Great Britain', is_master: false },
  // Nothing is translated into it.
  { id: 'en-nz', name: 'English - New Zealand', is_master: false },
];

export const masterLanguage = 'en-us';
