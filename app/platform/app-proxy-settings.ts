/** Reads the settings APP_PROXIES and APP_PROXY_SECRET. */
import * as v from 'valibot';
import { isLocal } from './setting-values';

export interface AppProxy {
  /** 'apps/reviews': the paths below `/apps/reviews`, in this shop and at Shopify. */
  prefix: string;
  /** The app's own address. Null: Shopify forwards the request to the app, and signs it. */
  target: string | null;
}

/** One of Shopify's four prefixes for app proxies, then the app's name. */
const prefixPattern = /^(?:apps|a|community|tools)\/[a-z0-9][a-z0-9_-]{0,63}$/;

function proxyComplaint(entry: string): string | undefined {
  const { prefix, target } = split(entry);
  if (!prefixPattern.test(prefix))
    return `'${prefix}' is no app's path: write its prefix and name as in Shopify's admin, 'apps/reviews'`;
  if (target === null) return undefined;
  if (!URL.canParse(target)) return `'${target}' is no address; write it whole, 'https://…'`;
  const { protocol, search, hash, username } = new URL(target);
  if (protocol !== 'https:' && !isLocal(target)) return `'${target}' must be https`;
  return search || hash || username ? `'${target}' has more than host and path` : undefined;
}

function split(entry: string): AppProxy {
  const at = entry.indexOf('=');
  return at === -1
    ? { prefix: entry, target: null }
    : { prefix: entry.slice(0, at), target: entry.slice(at + 1).replace(/\/$/, '') };
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** 'apps/reviews a/loyalty=https://loyalty.example/proxy'. */
export const appProxies = v.pipe(
  v.optional(v.string(), ''),
  v.transform(words),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (entry) => proxyComplaint(entry) === undefined,
        ({ input }) => proxyComplaint(input) ?? '',
      ),
      v.transform(split),
    ),
  ),
  v.check(
    (list) => new Set(list.map(({ prefix }) => prefix)).size === list.length,
    'A path must not have two entries',
  ),
);

const secretPattern = /^[a-z]+\/[a-z0-9_-]+=.{16,}$/;

/** 'a/loyalty=secret'. Not parsed, because log redaction searches for the setting's text. */
export const appProxySecrets = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => words(text).every((entry) => secretPattern.test(entry)),
      "An entry is a path and the app's secret of 16 or more characters: 'a/loyalty=…'",
    ),
  ),
);

export function appSecret(secrets: string | undefined, prefix: string): string | undefined {
  const start = `${prefix}=`;
  const entry = words(secrets ?? '').find((one) => one.startsWith(start));
  return entry?.slice(start.length);
}
