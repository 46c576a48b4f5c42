/** Every kind of page there is, by an address of the demo shop; tests of all pages walk this list. */
export const pages = {
  home: '/',
  collection: '/collections/pendants',
  'filtered collection': '/collections/pendants?sort=price-ascending&pageNo=0',
  'empty collection': '/collections/outdoor',
  product: '/products/halden-pendant-black',
  'product on sale': '/products/tarn-pendant-fern',
  search: '/search?q=brass',
  'empty search': '/search?q=zzzz',
  bag: '/cart',
  page: '/pages/about',
  questions: '/pages/faqs',
  'not found': '/not-found',
  'unknown path': '/no/such/page',
} as const;
