import { useLocation, useMatches, useRouteError } from '@remix-run/react';
import type { RootData } from '~/root';

const isMissingPage = ({ id }: { id: string }) => ['routes/$', 'routes/not-found'].includes(id);

/** The same page in the sibling stores, for search engines (spec §2). The first store is for everybody else. */
export function Alternates({ site: { alternates } }: { site: RootData['site'] }) {
  const { pathname } = useLocation();
  const failed = Boolean(useRouteError());
  const isPage = !useMatches().some(isMissingPage) && !failed;
  const [first] = alternates;
  if (!first || alternates.length < 2 || !isPage) return null;
  return (
    <>
      {[...alternates, { ...first, hreflang: 'x-default' }].map(({ hreflang, origin }) => (
        <link
          key={hreflang}
          rel="alternate"
          hrefLang={hreflang}
          href={new URL(pathname, origin).href}
        />
      ))}
    </>
  );
}
