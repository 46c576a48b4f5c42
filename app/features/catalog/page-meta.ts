import type { MetaDescriptor } from '@shopify/remix-oxygen';

export interface PageSeo {
  /** Without the brand; every title ends with it, spec §2. */
  title: string;
  siteName: string;
  description: string | null;
  canonical: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** Title, description, canonical address and robots of a catalogue page. */
export const pageMeta = ({
  title,
  siteName,
  description,
  canonical,
  hidden,
}: PageSeo): MetaDescriptor[] => [
  { title: `${title} | ${siteName}` },
  ...(description ? [{ name: 'description', content: description }] : []),
  { tagName: 'link', rel: 'canonical', href: canonical },
  ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
];
