import { redirect, type LoaderFunctionArgs } from '@shopify/remix-oxygen';

/** `/account/login`, Shopify's path: redirects to the login page with `checkout_url`, or 'false' without it. */
export function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url;
  const query = new URLSearchParams({ checkout_url: searchParams.get('checkout_url') ?? 'false' });
  return redirect(`/accounts/login?${query}`, {
    status: 302,
    headers: { 'Cache-Control': 'no-store' },
  });
}
