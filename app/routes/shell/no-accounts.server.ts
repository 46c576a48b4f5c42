/** What stands at every address of an account in a shop that has none. */
import { data } from '@shopify/remix-oxygen';

/** Stands in for the loaders and actions of those addresses. The shop's frame shows what is thrown (`page-error.tsx`). */
export function tellNoAccounts(): never {
  throw data(
    {
      title: 'There are no accounts here',
      text: 'This shop works without one: your bag and your wishlist stay in this browser, and to order you need an email address and nothing else. The e-mail about an order tells how it is doing.',
    },
    { status: 404, headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' } },
  );
}
