import { useLocation, useMatches, useRouteError } from '@remix-run/react';
import { isPrivatePage } from '~/addresses';
import type { Site } from './site.server';

/** Routes that must not be indexed: not-found pages and the account's. */
const isUnlisted = ({ id }: { id: string }) =>
  ['routes/$', 'routes/not-found'].includes(id) || id.startsWith('routes/accounts/');

/** The page's own paths by content language (`PageSeo.alternates`), if its loader gives any. */
function alternatePaths(data: unknown): Record<string, string> | undefined {
  const seo: unknown = Object(data).seo;
  return Object(seo).alternates;
}

/** True for a page that must not be indexed (`PageSeo.hidden`). */
const isHidden = (data: unknown): boolean => Object(Object(data).seo).hidden === true;

/**
 * `hreflang` links to this page in the sibling stores, as far as they have it. Search engines ignore such
 * links unless they are mutual, so each store renders the same set. The first store is `x-default`.
 * None on a page whose URL contains a secret: a sibling store is another site.
 */
export function Alternates({ site: { alternates } }: { site: Site }) {
  const { pathname } = useLocation();
  const error = useRouteError();
  const matches = useMatches();
  const data = matches.at(-1)?.data;
  // Every page has a loader: one without data has failed.
  const failed = Boolean(error) || !data;
  if (failed || isHidden(data) || isPrivatePage(pathname) || matches.some(isUnlisted)) return null;
  const paths = alternatePaths(data);
  const links = alternates.flatMap(({ hreflang, origin, contentLanguage }) => {
    const path = paths ? paths[contentLanguage] : pathname;
    return path ? [{ hreflang, href: new URL(path, origin).href }] : [];
  });
  const [first] = links;
  if (!first || links.length < 2) return null;
  return (
    <>
      {[...links, { ...first, hreflang: 'x-default' }].map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}
