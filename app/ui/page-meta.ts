import type { MetaDescriptor } from '@remix-run/react';

export interface PageSeo {
  /** The site's name is appended. */
  title: string;
  siteName: string;
  description?: string | null;
  /** Defaults to the page's URL without its query. */
  canonical?: string;
  image?: string;
  /** Open Graph type. Defaults to 'website'. */
  kind?: 'article';
  /** Path per content language. Defaults to the canonical path. */
  alternates?: Record<string, string>;
  hidden?: boolean;
  /** The response is a 404, such as after a list's last page: no canonical link. */
  missing?: boolean;
}

export const pageMeta = (seo: PageSeo): MetaDescriptor[] => [
  { title: `${seo.title} | ${seo.siteName}` },
  { property: 'og:title', content: seo.title },
  { property: 'og:site_name', content: seo.siteName },
  { property: 'og:type', content: seo.kind ?? 'website' },
  { name: 'twitter:card', content: seo.image ? 'summary_large_image' : 'summary' },
  ...(seo.canonical && !seo.missing ? [{ property: 'og:url', content: seo.canonical }] : []),
  ...(seo.description
    ? [
        { name: 'description', content: seo.description },
        { property: 'og:description', content: seo.description },
      ]
    : []),
  ...(seo.image ? [{ property: 'og:image', content: seo.image }] : []),
  ...(seo.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
];
