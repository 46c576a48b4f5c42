/** What a page needs first, for its `Link` header: a network in front of the shop may send it ahead of the page. */
import type { EntryContext } from '@shopify/remix-oxygen';
import { fonts } from '~/fonts';
import type { Env } from '~/platform/env.server';
import { imageOrigins } from '~/platform/http/security-headers.server';

const preload = (path: string, kind: string) => `<${path}>; rel=preload; as=${kind}`;

/** The page's styles and the fonts, as its head names them, and the hosts of its pictures. */
export function earlyFiles(
  { manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>,
  env: Env,
): string {
  const styles = new Set(
    staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []),
  );
  const own = env.SITE_URL;
  const hosts = imageOrigins(env).filter((origin) => origin !== own);
  return [
    ...[...styles].map((path) => preload(path, 'style')),
    ...fonts.map((path) => `${preload(path, 'font')}; type="font/woff2"; crossorigin`),
    ...hosts.map((origin) => `<${origin}>; rel=preconnect`),
  ].join(', ');
}
