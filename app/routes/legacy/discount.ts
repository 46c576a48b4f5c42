/** Stores the code of Shopify's discount links without applying it, because only forms may change the cart. */
import { redirect, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { announcePendingCode, storePendingCode } from '~/features/cart/pending-discount.server';
import { noStore } from '~/platform/http/no-store';
import { safePath, withQuery } from '~/platform/http/redirects';

export function loader({ context, params }: LoaderFunctionArgs) {
  if (storePendingCode(context, params.code ?? '')) announcePendingCode(context);
  const others = new URLSearchParams(context.url.search);
  others.delete('redirect');
  const to = safePath(context.url.searchParams.get('redirect'), '/');
  return redirect(withQuery(to, others.toString()), { status: 302, headers: noStore });
}
