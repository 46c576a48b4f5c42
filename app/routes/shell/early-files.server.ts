/** A CDN may send the page's `Link` header as Early Hints. */
import type { EntryContext } from '@shopify/remix-oxygen';
import { fonts } from '~/fonts';
import { otherPictureOrigins } from '~/picture-host.server';
import type { Context } from '~/platform/context.server';

const preload = (path: string, kind: string) => `<${path}>; rel=preload; as=${kind}`;

/** The URLs must equal the URLs in the page's head. */
export function earlyFiles(
  { manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>,
  { env, breakers }: Pick<Context, 'env' | 'breakers'>,
): string {
  const styles = new Set(
    staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []),
  );
  return [
    ...[...styles].map((path) => preload(path, 'style')),
    ...fonts.map((path) => `${preload(path, 'font')}; type="font/woff2"; crossorigin`),
    ...otherPictureOrigins(env, breakers).map((origin) => `<${origin}>; rel=preconnect`),
  ].join(', ');
}
