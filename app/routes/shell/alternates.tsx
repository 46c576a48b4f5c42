import { useLocation, useMatches, useRouteError } from '@remix-run/react';
import { isPrivatePage } from '~/platform/private-pages';
import type { RootData } from '~/root';

/** Pages that search engines must not keep, whatever their data says: missing ones and the account's. */
const isUnlisted = ({ id }: { id: string }) =>
  ['routes/$', 'routes/not-found'].includes(id) || id.startsWith('routes/accounts/');

/** What a page says of itself in other languages (`PageSeo.alternates`), if it says anything. */
function told(data: unknown): Record<string, string> | undefined {
  const seo: unknown = Object(data).seo;
  return Object(seo).alternates;
}

/** True for a page that search engines must not keep (`PageSeo.hidden`). */
const isHidden = (data: unknown): boolean => Object(Object(data).seo).hidden === true;

/**
 * The same page in the sibling stores, for search engines (spec §2): those that have it, each under its
 * own address, so that every page named here names this one back. The first store is for everybody else.
 * A page whose address holds a secret names nobody: a sibling is another site.
 */
export function Alternates({ site: { alternates } }: { site: RootData['site'] }) {
  const { pathname } = useLocation();
  const failed = Boolean(useRouteError());
  const matches = useMatches();
  const data = matches.at(-1)?.data;
  if (failed || isHidden(data) || isPrivatePage(pathname) || matches.some(isUnlisted)) return null;
  const paths = told(data);
  const places = alternates.flatMap(({ hreflang, origin, contentLanguage }) => {
    const path = paths ? paths[contentLanguage] : pathname;
    return path ? [{ hreflang, href: new URL(path, origin).href }] : [];
  });
  const [first] = places;
  if (!first || places.length < 2) return null;
  return (
    <>
      {[...places, { ...first, hreflang: 'x-default' }].map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}
