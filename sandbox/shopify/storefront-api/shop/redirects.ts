import { redirects, type SeedRedirect } from '../../../seed/redirects';
import { gid } from '../graphql/gid';
import { listConnection, type PageArgs } from '../graphql/paging';
import { parseSearch, type Expression, type Term } from '../products/search-syntax';

type RedirectArgs = PageArgs & { reverse: boolean; query?: string | null };

/**
 * Sorted by path as in Shopify's admin. `query` can filter by `path` and `target`, ignoring case.
 */
export function urlRedirects({ query, ...page }: RedirectArgs) {
  const asked = query ? parseSearch(query) : null;
  const found = numbered.filter((redirect) => asked === null || matches(redirect, asked));
  return listConnection(found, page, ({ id, path, target }) => ({
    __typename: 'UrlRedirect',
    id: gid('UrlRedirect', id),
    path,
    target,
  }));
}

const numbered = redirects
  .map((redirect, index) => ({ ...redirect, id: 5_401_001 + index }))
  .sort((one, other) => one.path.localeCompare(other.path));

function matches(redirect: SeedRedirect, asked: Expression): boolean {
  switch (asked.kind) {
    case 'all':
      return asked.parts.every((part) => matches(redirect, part));
    case 'any':
      return asked.parts.some((part) => matches(redirect, part));
    case 'not':
      return !matches(redirect, asked.part);
    case 'term':
      return matchesTerm(redirect, asked);
  }
}

/** A word without a field can match path or target. As on Shopify, unknown fields are ignored. */
function matchesTerm({ path, target }: SeedRedirect, { field, value, prefix }: Term): boolean {
  const wanted = value.toLowerCase();
  if (field === null) return `${path} ${target}`.toLowerCase().includes(wanted);
  if (field !== 'path' && field !== 'target') return true;
  const held = (field === 'path' ? path : target).toLowerCase();
  return prefix ? held.startsWith(wanted) : held === wanted;
}
