/** Where documents live on this site; the content service fills `url` from it (contracts §2.2). */
export const documentRoutes = [
  { type: 'page', uid: 'home', path: '/' },
  { type: 'page', path: '/pages/:uid' },
  { type: 'article', path: '/blogs/journal/:uid' },
  { type: 'journal', path: '/blogs/journal' },
];
