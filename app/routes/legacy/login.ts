import { redirect, type LoaderFunctionArgs } from '@shopify/remix-oxygen';

/** `/account/login`: always to the sign-in screen, with `checkout_url` or false (spec §2). */
export function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url;
  const query = new URLSearchParams({ checkout_url: searchParams.get('checkout_url') ?? 'false' });
  return redirect(`/accounts/login?${query}`, {
    status: 302,
    headers: { 'Cache-Control': 'no-store' },
  });
}
