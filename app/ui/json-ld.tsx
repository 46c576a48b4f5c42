/** Structured data for search engines (schema.org), one script per thing. */
import type { Crumb } from './breadcrumb';

interface Organization {
  '@type': 'Organization';
  name: string;
  url: string;
  logo?: string;
}

/** The things that this shop tells of. Addresses are absolute. */
export type Thing =
  | Organization
  | {
      '@type': 'WebSite';
      name: string;
      url: string;
      potentialAction?: { '@type': 'SearchAction'; target: string; 'query-input': string };
    }
  | {
      '@type': 'BreadcrumbList';
      itemListElement: { '@type': 'ListItem'; position: number; name: string; item?: string }[];
    }
  | {
      '@type': 'Article';
      headline: string;
      description?: string;
      image?: string;
      datePublished?: string;
      dateModified?: string;
      author?: { '@type': 'Person'; name: string };
      publisher: Organization;
      mainEntityOfPage: string;
    }
  | {
      '@type': 'FAQPage';
      mainEntity: {
        '@type': 'Question';
        name: string;
        acceptedAnswer: { '@type': 'Answer'; text: string };
      }[];
    };

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that no text in it can end: inside `<script>` and beside any parser. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? '');

/** A data block: browsers never run it, so the policy for scripts does not meet it. */
export function JsonLd({ thing }: { thing: Thing }) {
  const json = scriptJson({ '@context': 'https://schema.org', ...thing });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Where a page stands; `origin` of the site. */
export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: new URL(to, origin).href }),
  })),
});

export const organization = (name: string, origin: string): Organization => ({
  '@type': 'Organization',
  name,
  url: new URL('/', origin).href,
  logo: new URL('/icons/mark.svg', origin).href,
});
