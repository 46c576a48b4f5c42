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
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** Title, description, canonical address, preview and robots of a page. */
export const pageMeta = (seo: PageSeo): MetaDescriptor[] => [
  { title: `${seo.title} | ${seo.siteName}` },
  { property: 'og:title', content: seo.title },
  { property: 'og:site_name', content: seo.siteName },
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
