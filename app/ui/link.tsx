/**
 * The router's link. Remix's own adds to each link what this shop does for all links at once (`routes/shell/prefetch.tsx`),
 * and a mark for the discovery of routes, which are known from the start.
 */
export { Link, type LinkProps } from 'react-router-dom';
