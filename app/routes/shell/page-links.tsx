import { useLocation, useMatches, useRouteError } from '@remix-run/react';
import { recordOf } from '~/platform/record-of';
import type { PageSeo } from '~/ui/page-meta';
import { useSecretUrl } from '~/ui/secret-url';
import type { Site } from './site.server';

const isNotFound = ({ id }: { id: string }) =>
  ['routes/$', 'routes/not-found', 'unknown-account', 'unknown-accounts'].includes(id);

const seoOf = (data: unknown) => recordOf(data).seo as Partial<PageSeo> | undefined;

/** Resolving '//host' would lead to another site. */
function urlAt(origin: string, path: string): URL {
  const [pathname = '/', search = ''] = path.split('?');
  return Object.assign(new URL(origin), { pathname, search });
}

const withoutSlash = (pathname: string) =>
  pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;

/**
 * Search engines ignore one-sided `hreflang` links, so all stores render the same set. Error pages and pages with a
 * secret path have no links.
 */
export function PageLinks({ site: { url: origin, alternates } }: { site: Site }) {
  const { pathname } = useLocation();
  const error = useRouteError();
  const matches = useMatches();
  const secretUrl = useSecretUrl();
  const page = matches.at(-1);
  // Every page has a loader, so a page without data has failed.
  if (error || !page?.data || matches.some(isNotFound)) return null;
  if (secretUrl && Object.keys(page.params).length > 0) return null;
  const seo = seoOf(page.data);
  if (seo?.missing) return null;
  const canonical = seo?.canonical ?? urlAt(origin, withoutSlash(pathname)).href;
  const { pathname: path, search } = new URL(canonical);
  const languages = !seo || seo.hidden ? [] : alternates;
  const links = languages.flatMap(({ hreflang, origin: sibling, contentLanguage }) => {
    const own = seo?.alternates ? seo.alternates[contentLanguage] : path + search;
    return own ? [{ hreflang, href: urlAt(sibling, own).href }] : [];
  });
  const [first] = links;
  const all = first && links.length > 1 ? [...links, { ...first, hreflang: 'x-default' }] : [];
  return (
    <>
      <link rel="canonical" href={canonical} />
      {all.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}
