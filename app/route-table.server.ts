import { matchRoutes } from '@remix-run/react';
import type { ServerBuild } from '@remix-run/server-runtime';
import { pagePathOf } from '~/platform/http/page-path';
import type { RouteHandle } from './route-handle';

export interface RouteTable {
  /** `pathname`: a page's path or data path (`.data`). */
  handleOf(pathname: string): RouteHandle;
  /** The matching route's path: 'products/:handle', '' for the home page, '*' if none matches. */
  patternOf(pathname: string): string;
  /** The matching route's id: 'routes/products.$handle', '' if none matches. */
  idOf(pathname: string): string;
  /** Returns the path of the page whose Markdown is at this address; undefined for other addresses. */
  markdownPageOf(pathname: string): string | undefined;
}

interface Match {
  handle: RouteHandle;
  id: string;
  pattern: string;
  markdownPage?: string;
}

export type TableRoutes = Record<
  string,
  Pick<ServerBuild['routes'][string], 'id' | 'parentId' | 'path' | 'index' | 'caseSensitive'> & {
    module: { handle?: unknown };
  }
>;

/** Matches are cached, because Remix compares a path with every route. */
const maxKnown = 1_000;
const maxKnownLength = 200;

/** The request guard refuses paths that can't be decoded. */
const undecodable: Match = { handle: {}, id: '', pattern: '*' };

export function openRouteTable(routes: TableRoutes): RouteTable {
  const tree = childrenOf(routes, undefined);
  const known = new Map<string, Match>();
  function matchRoute(pathname: string): Match {
    const route = matchRoutes(tree, pathname)?.at(-1)?.route;
    return {
      handle: (route?.handle as RouteHandle | undefined) ?? {},
      id: route?.id ?? '',
      pattern: route ? (route.path ?? '') : '*',
    };
  }
  function find(pathname: string): Match {
    if (!canDecode(pathname)) return undecodable;
    const own = matchRoute(pagePathOf(pathname));
    // A route for files, such as `/agents.md`, can have this suffix too.
    if (!pathname.endsWith(markdownSuffix) || own.handle.public === 'file') return own;
    const withoutSuffix = pathname.slice(0, -markdownSuffix.length);
    // `/page.data.md` isn't a page's Markdown: Remix treats `/page.data` as a data request.
    if (withoutSuffix.endsWith('/') || withoutSuffix.endsWith('.data')) return own;
    const markdownPage = withoutSuffix === '/index' ? '/' : withoutSuffix;
    const page = matchRoute(markdownPage);
    return page.handle.markdown ? { ...page, markdownPage } : own;
  }
  function match(pathname: string): Match {
    const remembered = known.get(pathname);
    if (remembered) return remembered;
    const found = find(pathname);
    if (known.size >= maxKnown) known.clear();
    if (pathname.length <= maxKnownLength) known.set(pathname, found);
    return found;
  }
  return {
    handleOf: (pathname) => match(pathname).handle,
    patternOf: (pathname) => match(pathname).pattern,
    idOf: (pathname) => match(pathname).id,
    markdownPageOf: (pathname) => match(pathname).markdownPage,
  };
}

const markdownSuffix = '.md';

/** Returns the address of a page's Markdown. */
export const markdownPath = (page: string): string =>
  `${page === '/' ? '/index' : page}${markdownSuffix}`;

type Tree = Parameters<typeof matchRoutes>[0];

const childrenOf = (routes: TableRoutes, parentId: string | undefined): Tree =>
  Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module: { handle } }) =>
      index
        ? { id, path, index, handle }
        : { id, path, caseSensitive, handle, children: childrenOf(routes, id) },
    );

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
