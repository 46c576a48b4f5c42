import { pictureFolders } from '~/picture-host.server';
import type { Env } from '~/platform/env.server';
import { imageOrigins } from '~/platform/http/security-headers.server';
import { advice, mistake, settingIn, someOf, type Finding } from './finding';

/**
 * Finds images whose origin the Content-Security-Policy blocks, and folders that IMAGE_FOLDERS lacks. `of`: 'products'.
 */
export function checkPictures(
  addresses: readonly string[],
  { of, env, name }: { of: string; env: Env; name: string },
): Finding[] {
  const allowed = imageOrigins(env);
  const urls = addresses.flatMap((url) => (URL.canParse(url) ? [new URL(url)] : []));
  const refused = urls.map(({ origin }) => origin).filter((origin) => !allowed.includes(origin));
  if (refused.length > 0)
    return [
      mistake(
        `Images of ${of} come from ${someOf(refused)}, which IMAGE_ORIGINS does not list.`,
        settingIn(name, 'IMAGE_ORIGINS'),
        'Browsers block them (Content-Security-Policy).',
      ),
    ];
  const known = Object.values(pictureFolders(env));
  const missing = urls
    .filter(({ href }) => !known.some((folder) => href.startsWith(folder)))
    .flatMap((url) => folderOf(url) ?? []);
  if (env.IMAGE_HOST === 'original' || missing.length === 0) return [];
  return [
    advice(
      `Images of ${of} are in ${someOf(missing)}, which IMAGE_FOLDERS does not list.`,
      settingIn(name, 'IMAGE_FOLDERS'),
      'They come from another host, so pages show their first picture later.',
    ),
  ];
}

/** The folder that contains only this shop's images; undefined if the URL doesn't show it. */
function folderOf({ origin, pathname }: URL): string | undefined {
  const pattern =
    origin === 'https://images.prismic.io'
      ? /^\/[^/]+\//
      : /^\/(?:s\/files\/1(?:\/\d{4}){2,4}|cdn\/shop\/files)\//;
  const [folder] = pattern.exec(pathname) ?? [];
  return folder && origin + folder;
}
