/** Structured data for search engines (schema.org), one script per thing. */
import type {
  Article,
  BreadcrumbList,
  FAQPage,
  ItemList,
  Organization,
  Product,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { useEffect, useRef, useState } from 'react';
import type { Crumb } from './breadcrumb';
import { useHydrated } from './use-hydrated';

/** The schema.org types in use. URLs are absolute. */
export type Thing = Exclude<
  Article | BreadcrumbList | FAQPage | ItemList | Organization | Product | WebSite,
  string
>;

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON with `<` escaped, so that no text in it can end the script element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? '');

/**
 * A data block: browsers do not run it, so it needs no nonce. It is in pages that the server has sent, because search
 * engines load documents, and in a page that scripts put together React could write it as HTML text only.
 */
export function JsonLd({ thing }: { thing: Thing }) {
  const json = scriptJson({ '@context': 'https://schema.org', ...thing });
  const hydrated = useHydrated();
  // In development, hot updates mount components anew.
  const [served] = useState(hydrated && !import.meta.env.DEV ? undefined : json);
  const element = useRef<HTMLScriptElement>(null);
  useEffect(() => {
    // Later data, of another variant for instance, as plain text.
    const text = element.current?.firstChild;
    if (text && text.nodeValue !== json) text.nodeValue = json;
  }, [json]);
  if (served === undefined) return null;
  return (
    <script ref={element} type="application/ld+json" dangerouslySetInnerHTML={{ __html: served }} />
  );
}

/** Breadcrumb list of a page; `origin` is the site's. */
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

/** The site, with its search URL. */
export function webSite(name: string, origin: string): Thing {
  const potentialAction: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: `${new URL('/search', origin).href}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return { '@type': 'WebSite', name, url: new URL('/', origin).href, potentialAction };
}
