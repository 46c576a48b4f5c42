export type SeedRedirect = { path: string; target: string };

/** Includes a redirect to another site and broken redirects. */
export const redirects: SeedRedirect[] = [
  { path: '/shop/lighting', target: '/collections/lighting' },
  { path: '/collections/lighting/domes', target: '/collections/pendants' },
  { path: '/shop/lighting/halden-dome-pendant', target: '/products/halden-pendant-brass' },
  { path: '/products/halden-dome-pendant', target: '/products/halden-pendant-brass' },
  { path: '/collections/clearance', target: '/collections/sale' },
  { path: '/pages/spring-catalogue', target: '/collections/new?sort=created-descending' },
  {
    path: '/blogs/news/how-to-hang-a-pendant',
    target: '/blogs/journal/how-high-to-hang-a-pendant',
  },
  { path: '/pages/Studio', target: '/pages/about' },
  // Renamed, and renamed back.
  { path: '/collections/lighting', target: '/collections/lamps' },
  { path: '/collections/lamps', target: '/collections/lighting' },
  // Only capitals differ.
  { path: '/blogs/journal/Linen-In-Winter', target: '/blogs/journal/linen-in-winter' },
  { path: '/pages/Quiz', target: '/pages/quiz' },
  { path: '/lookbook', target: '/lookbook/' },
  { path: '/offers', target: '/deals' },
  { path: '/deals', target: '/offers' },
  { path: '/press', target: 'https://press.lintel.example/' },
];
