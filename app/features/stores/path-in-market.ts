import { withoutPrices } from '~/features/catalog/price-fields';

/** The journal's parameter `tag` is in the language of the articles, so a change of language removes it. */
const journal = /^\/blogs\/journal\/?$/;

/**
 * The path and query to show after a change of country. Lists differ between countries, so a later page may not exist.
 * `changed`: what else the country changes.
 */
export function pathInMarket(
  path: string,
  changed: { currency: boolean; language: boolean },
): string {
  const url = new URL(changed.currency ? withoutPrices(path) : path, 'http://site.invalid');
  const { pathname, searchParams, hash } = url;
  searchParams.delete('pageNo');
  if (changed.language && journal.test(pathname)) searchParams.delete('tag');
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}
