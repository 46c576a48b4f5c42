import type { MetaDescriptor } from '@remix-run/react';

export interface PageSeo {
  /** Without the brand, which is appended to every title. */
  title: string;
  siteName: string;
  description?: string | null;
  /** Canonical URL; by default the page's own address without its query. The shell renders the link. */
  canonical?: string;
  /** Picture for link previews on other sites. */
  image?: string;
  /** Open Graph type; 'website' by default. */
  kind?: 'article';
  /** Path per content language, for `hreflang`. Omitted: the canonical path in every language. */
  alternates?: Record<string, string>;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** Title, description, link preview and robots of a page. */
export const pageMeta = (seo: PageSeo): MetaDescriptor[] => [
  { title: `${seo.title} | ${seo.siteName}` },
  { property: 'og:title', content: seo.title },
  { property: 'og:site_name', content: seo.siteName },
  { property: 'og:type', content: seo.kind ?? 'website' },
  { name: 'twitter:card', content: seo.image ? 'summary_large_image' : 'summary' },
  ...(seo.canonical ? [{ property: 'og:url', content: seo.canonical }] : []),
  ...(seo.description
    ? [
        { name: 'description', content: seo.description },
        { property: 'og:description', content: seo.description },
      ]
    : []),
  ...(seo.image ? [{ property: 'og:image', content: seo.image }] : []),
  ...(seo.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
];
