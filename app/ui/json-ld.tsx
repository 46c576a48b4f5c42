import type {
  Article,
  BreadcrumbList,
  FAQPage,
  ItemList,
  Organization,
  Product,
  SearchAction,
  Store,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { useState } from 'react';
import type { Crumb } from './breadcrumb';
import { useHydrated } from './use-hydrated';

/** URLs are absolute. */
export type Thing = Exclude<
  Article | BreadcrumbList | FAQPage | ItemList | Organization | Product | Store | WebSite,
  string
>;

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The text must not end the script element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? '');

/**
 * Browsers don't run structured data, so it needs no nonce. Compute `of` only on the server (`import.meta.env.SSR &&
 * ...`); browsers keep the markup.
 */
export function JsonLd({ of }: { of: Thing | false }) {
  const hydrated = useHydrated();
  const [served] = useState(!hydrated);
  if (!served) return null;
  const __html = of ? scriptJson({ '@context': 'https://schema.org', ...of }) : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}

export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: new URL(to, origin).href }),
  })),
});

export const organization = (name: string, origin: string): Exclude<Organization, string> => ({
  '@type': 'Organization',
  name,
  url: new URL('/', origin).href,
  logo: new URL('/icons/mark.svg', origin).href,
});

export function webSite(name: string, origin: string): Thing {
  const potentialAction: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: `${new URL('/search', origin).href}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return { '@type': 'WebSite', name, url: new URL('/', origin).href, potentialAction };
}
