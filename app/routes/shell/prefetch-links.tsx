import { useLocation } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { matchRoutes } from 'react-router-dom';
import { publicAddress } from './public-links';

/** How long a pointer has to rest on a link, in ms: whoever only passes over it costs nothing. */
const restMs = 100;

/** Path and search of the page that a link at or above `target` leads to, when it may be asked for ahead. */
function pageAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href || '?', location.href);
  if (url.origin !== location.origin || url.pathname === location.pathname) return undefined;
  return publicAddress(url)?.isFile === false ? url.pathname + url.search : undefined;
}

type Match = NonNullable<ReturnType<typeof matchRoutes>>[number];

/** True when the data of `match` are kept on the way to `page`, where the route is shown already. */
const isKept = ({ route, params }: Match, page: string): boolean => {
  const { state } = window.__remixRouter;
  const asks = window.__remixRouteModules[route.id!]?.shouldRevalidate;
  const change = {
    currentUrl: new URL(location.href),
    currentParams: state.matches[0]?.params ?? {},
    nextUrl: new URL(page, location.href),
    nextParams: params,
    defaultShouldRevalidate: true,
  };
  return asks?.(change) === false;
};

/** The addresses that the router will ask for when `page` is opened: of its data, and of its modules. */
function partsOf(page: string): { data?: string; modules: string[] } {
  const { routes: all, state } = window.__remixRouter;
  const { routes: known } = window.__remixManifest;
  const matches: Match[] = matchRoutes(all, page) ?? [];
  const isShown = ({ route, pathname }: Match, index: number) =>
    state.matches[index]?.route.id === route.id && state.matches[index]?.pathname === pathname;
  const modules = matches.flatMap((match, index) => {
    const { module, imports = [] } = known[match.route.id!]!;
    return isShown(match, index) ? [] : [module, ...imports];
  });
  const loaded = matches.filter(({ route }) => known[route.id!]!.hasLoader);
  const asked = loaded.filter(
    (match) =>
      !known[match.route.id!]!.hasClientLoader &&
      !(isShown(match, matches.indexOf(match)) && isKept(match, page)),
  );
  if (asked.length === 0) return { modules };
  const { pathname, searchParams } = new URL(page, location.href);
  // As the router names them, or the answer would not be found again.
  if (asked.length < loaded.length)
    searchParams.set('_routes', asked.map(({ route }) => route.id).join(','));
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  return { data: `${pathname === '/' ? '/_root' : pathname}.data${search}`, modules };
}

interface Props {
  /** Events that may say which page is wanted next. */
  signs: readonly string[];
}

/** Fetches the data and modules of the page that the shopper is about to open: that of the link with pointer or focus. */
export function PrefetchLinks({ signs }: Props) {
  const { key } = useLocation();
  const [wanted, setWanted] = useState<{ page: string; from: string }>();
  const begun = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = ({ target }: { target: EventTarget | null }) => {
      clearTimeout(timer);
      const page = pageAt(target);
      if (page) timer = setTimeout(() => setWanted({ page, from: key }), restMs);
    };
    const stop = () => clearTimeout(timer);
    for (const sign of signs) document.addEventListener(sign, consider, { passive: true });
    document.addEventListener('click', stop);
    // The sign that this was loaded for; on later pages a pointer may rest on a link by chance.
    if (!begun.current) consider({ target: document.querySelector('a:hover, a:focus') });
    begun.current = true;
    return () => {
      stop();
      for (const sign of signs) document.removeEventListener(sign, consider);
      document.removeEventListener('click', stop);
    };
  }, [key, signs]);
  // What was wanted on another page is in the cache, or not wanted any more.
  const page = wanted?.from === key ? wanted.page : undefined;
  const { data, modules } = useMemo(() => (page ? partsOf(page) : { modules: [] }), [page]);
  return (
    <>
      {data && <link key={data} rel="prefetch" as="fetch" href={data} />}
      {[...new Set(modules)].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}
