/** Route resolvers: sent with each query, so that Prismic fills in `url` on documents and links. */
export const documentRoutes = [
  { type: 'page', uid: 'home', path: '/' },
  { type: 'page', path: '/pages/:uid' },
  { type: 'article', path: '/blogs/journal/:uid' },
  { type: 'journal', path: '/blogs/journal' },
];
