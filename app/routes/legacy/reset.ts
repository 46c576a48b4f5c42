import { redirect, type LoaderFunctionArgs } from '@shopify/remix-oxygen';

/** `/account/reset/{customerId}/{resetToken}`, where the e-mail leads: to the set-password screen (spec §2). */
export function loader({ params }: LoaderFunctionArgs) {
  const { customerId = '', resetToken = '' } = params;
  return redirect(`/accounts/reset?${new URLSearchParams({ customerId, resetToken })}`, {
    status: 302,
    headers: { 'Cache-Control': 'no-store' },
  });
}
