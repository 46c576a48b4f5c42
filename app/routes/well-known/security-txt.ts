/** `/.well-known/security.txt` (RFC 9116). 404 without a contact. */
import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import type { RouteHandle } from '~/route-handle';

export const handle = { public: 'file' } satisfies RouteHandle;

/** The file expires this long after it was rendered. RFC 9116 recommends less than a year. */
const validDays = 180;

export function loader({ context: { env } }: LoaderFunctionArgs) {
  if (env.SECURITY_CONTACT.length === 0) return new Response('Not found', { status: 404 });
  const expires = new Date(Date.now() + validDays * 86_400_000).toISOString().slice(0, 10);
  const lines = [
    ...env.SECURITY_CONTACT.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T00:00:00Z`,
    ...(env.SECURITY_POLICY_URL ? [`Policy: ${env.SECURITY_POLICY_URL}`] : []),
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', env.SITE_URL).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
