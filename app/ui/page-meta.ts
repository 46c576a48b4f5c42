import type { MetaDescriptor } from '@remix-run/react';

export interface PageSeo {
  /** Without the brand; every title ends with it (spec §2). */
  title: string;
  siteName: string;
  description?: string | null;
  /** The page's one address; none for pages that search engines must not keep. */
  canonical?: string;
  /** For previews in other people's sites. */
  image?: string;
  /** What it is, for previews; a website unless told. */
  kind?: 'article';
  /** Its address in each content language that has it, for `hreflang`; left out: the same path everywhere. */
  alternates?: Record<string, string>;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** Title, description, canonical address, preview and robots of a page. */
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
  ...(seo.canonical ? [{ tagName: 'link', rel: 'canonical', href: seo.canonical }] : []),
  ...(seo.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
];
