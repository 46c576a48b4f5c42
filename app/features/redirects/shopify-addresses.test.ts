import { expect, test } from 'vitest';
import { likelyAddress, shopifyAddress } from './shopify-addresses';

const at = (address: string) => {
  const [path = '', query] = address.split('?');
  return shopifyAddress(path, new URLSearchParams(query));
};

test.each([
  ['/collections/vendors?q=Studio%20Brae', '/search?q=Studio%20Brae', 302],
  ['/account', '/accounts', 302],
  ['/Account/Profile', '/accounts', 302],
  ['/account/orders', '/accounts/my-orders', 302],
  ['/account/register', '/accounts/login', 302],
  ['/account/addresses', '/accounts/account-addresses', 302],
  ['/account/orders/0a1b2c', '/accounts/my-orders', 302],
  ['/account/orders/5001', '/accounts/my-orders/order?id=5001', 302],
  [
    `/account/orders/${btoa('gid://shopify/Order/5001?key=abc')}`,
    '/accounts/my-orders/order?id=5001',
    302,
  ],
  ['/account/orders/%ff', '/accounts/my-orders', 302],
  ['/cart/41:2,42:1', '/cart/import?pieces=41:2,42:1', 302],
  ['/cart/41%3A2%2c42%3A1?discount=SPRING', '/cart/import?pieces=41:2,42:1', 302],
  ['/cart/add?id=41&quantity=2', '/cart/import?pieces=41:2', 302],
  ['/cart/add?id=x', '/cart', 302],
  ['/checkout', '/cart', 302],
])('Shopify’s %s is %s (%i) [R-068]', (path, to, status) =>
  expect(at(path)).toEqual({ path: to, status }),
);

test.each([
  ['/collections/lamps/products/halden', '/products/halden', 301],
  ['/Collections/Lamps/Products/Halden', '/products/Halden', 301],
  ['/collections/all', '/search', 302],
  ['/collections/lamps/brass+large', '/collections/lamps', 302],
  ['/collections', '/search', 302],
  ['/collections/', '/search', 302],
  ['/products', '/search', 302],
  ['/pages', '/search', 302],
  ['/blogs', '/blogs/journal', 302],
  ['/Blogs/News', '/blogs/journal', 302],
  ['/blogs/news/linen-in-winter', '/blogs/journal/linen-in-winter', 301],
  ['/blogs/news/tagged/rooms', '/blogs/journal?tag=rooms', 302],
])('%s may be %s (%i), unless it has a redirect [R-068]', (path, to, status) =>
  expect([shopifyAddress(path), likelyAddress(path)]).toEqual([null, { path: to, status }]),
);

test.each(['/', '/press', '/blogs/journal', '/blogs/journal/old', '/collectionsx', '/cart'])(
  '%s is none of Shopify’s',
  (path) => expect([shopifyAddress(path), likelyAddress(path)]).toEqual([null, null]),
);
