import type { Bindings } from './bindings';
import { missingBindings, unknownNamesIn, type Env } from './env.server';
import type { Log } from './log/log.server';

/** Call once per isolate. */
export function logDeploymentWarnings(
  { url }: Pick<Request, 'url'>,
  env: Pick<Env, 'SITE_URL'>,
  bindings: Bindings,
  log: Log,
): void {
  const unknown = unknownNamesIn(bindings);
  if (unknown.length > 0) log.warn('settings-unknown', { unknown });
  const missing = import.meta.env.DEV ? [] : missingBindings(bindings);
  if (missing.length > 0) log.warn('bindings-missing', { missing, write: 'npm run regions' });
  const requested = URL.canParse(url) ? new URL(url).host : '?';
  const site = new URL(env.SITE_URL).host;
  if (requested !== site)
    log.warn('site-url-differs', {
      requested: requested.slice(0, 200),
      site,
      hint: 'Forms from pages of another address than SITE_URL are refused.',
    });
}
