/** What stands at every address of an account in a shop that has none. */
import { data } from '@shopify/remix-oxygen';

/** Stands in for the loaders and actions of those addresses. The shop's frame shows what is thrown (`page-error.tsx`). */
export function tellNoAccounts(): never {
  throw data(
    {
      title: 'There are no accounts here',
      text: 'Nothing here needs one: your bag and your wishlist stay in this browser, you order with your email address, and our emails tell you how your order is doing.',
    },
    { status: 404, headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' } },
  );
}
