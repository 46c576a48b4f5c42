import { collectionPath, plain, type MenuLink, type Theme } from './theme';

const maxSimilar = 4;

/** At most four collections. Each word of the search, or its singular, must begin a word of the collection's name. */
export function collectionsLike({ menu }: Pick<Theme, 'menu'>, term: string): MenuLink[] {
  const words = plain(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isLike = ({ text, link }: MenuLink) =>
    link.href.startsWith(collectionPath('')) &&
    words.every((word) =>
      plain(text)
        .split(/\s+/)
        .some((one) => one.startsWith(word) || `${one}s` === word),
    );
  return menu
    .flatMap((entry) => [entry, ...entry.children])
    .filter(isLike)
    .slice(0, maxSimilar);
}
