/** Route resolvers: Prismic sets `url` on documents and links. */
export const documentRoutes = [
  { type: 'page', uid: 'home', path: '/' },
  { type: 'page', path: '/pages/:uid' },
  { type: 'article', path: '/blogs/journal/:uid' },
  { type: 'journal', path: '/blogs/journal' },
];

/** Returns the path that Prismic sets as a document's `url` for these routes; undefined if the document has no page. */
export function documentPath({ type, uid }: { type: string; uid?: string }): string | undefined {
  const route = documentRoutes.find(
    (one) => one.type === type && (one.uid === undefined || one.uid === uid),
  );
  if (!route || (route.path.includes(':uid') && !uid)) return undefined;
  return route.path.replace(':uid', encodeURIComponent(uid ?? ''));
}
