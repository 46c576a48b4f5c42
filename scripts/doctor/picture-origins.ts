import type { Env } from '~/platform/env.server';
import { imageOrigins } from '~/platform/http/security-headers.server';
import { mistake, settingIn, someOf, type Finding } from './finding';

/** Finds images whose origin the Content-Security-Policy blocks. `of`: 'products'. */
export function checkPictures(
  addresses: readonly string[],
  { of, env, name }: { of: string; env: Env; name: string },
): Finding[] {
  const allowed = imageOrigins(env);
  const origins = addresses.map((url) => (URL.canParse(url) ? new URL(url).origin : ''));
  const refused = origins.filter((origin) => origin !== '' && !allowed.includes(origin));
  if (refused.length === 0) return [];
  return [
    mistake(
      `Images of ${of} come from ${someOf(refused)}, which IMAGE_ORIGINS does not list.`,
      settingIn(name, 'IMAGE_ORIGINS'),
      'Browsers block them (Content-Security-Policy).',
    ),
  ];
}
