/**
 * `/discount/{code}?redirect={path}`, Shopify's discount link: stores the code and redirects within this site. The code
 * is applied later, because only forms change the cart.
 */
import { redirect, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { announcePendingCode, storePendingCode } from '~/features/cart/pending-discount.server';
import { safePath } from '~/platform/http/redirects';

export function loader({ context, params }: LoaderFunctionArgs) {
  if (storePendingCode(context, params.code ?? '')) announcePendingCode(context);
  const to = safePath(context.url.searchParams.get('redirect'), '/');
  return redirect(to, { status: 302, headers: { 'Cache-Control': 'no-store' } });
}
