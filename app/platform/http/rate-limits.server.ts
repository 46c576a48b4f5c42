/** Rate limits of the public forms, on Cloudflare's rate limit bindings. */
import type { Log } from '../log/log.server';
import type { PlainPage } from './plain-page';

/** The part of a Cloudflare rate limit binding that is used. */
export interface RateLimitBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

export interface RateLimits<Name extends string = string> {
  /**
   * False when the limit is exceeded. `key` identifies the shopper (IP address or visitor id) or the victim
   * (a hash of the e-mail). IP addresses count by network.
   */
  allow(limit: Name, key: string): Promise<boolean>;
}

/**
 * The limits, each counted on its own by one of the bindings. Without that binding, or when it fails,
 * everything is allowed: a limit must not close the shop.
 */
export function openRateLimits<Name extends string, Binding extends string>(
  bindingOf: Readonly<Record<Name, Binding>>,
  bindings: Readonly<Partial<Record<Binding, RateLimitBinding>>>,
  log: Log,
): RateLimits<Name> {
  return {
    async allow(limit, key) {
      try {
        const name = `${limit}:${networkOf(key)}`;
        const outcome = await bindings[bindingOf[limit]]?.limit({ key: name });
        if (outcome?.success === false) log.warn('rate-limited', { form: limit });
        return outcome?.success ?? true;
      } catch (error) {
        log.error('rate-limit-failed', { form: limit, error });
        return true;
      }
    },
  };
}

/**
 * The first 64 bits of an IPv6 address, which a provider gives to one customer, who has 2^64 addresses in it;
 * an IPv4 address that is written as IPv6 as IPv4. Anything else is returned as it is.
 */
export function networkOf(key: string): string {
  if (!URL.canParse(`http://[${key}]`)) return key;
  // The URL parser writes an address in one way only: '::ffff:192.0.2.1' is '[::ffff:c000:201]'.
  const [before = '', after = ''] = new URL(`http://[${key}]`).hostname.slice(1, -1).split('::');
  const head = before ? before.split(':') : [];
  const tail = after ? after.split(':') : [];
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  const groups = [...head, ...zeros, ...tail];
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff')
    return `${groups.slice(0, 4).join(':')}::/64`;
  const bytes = groups.slice(6).map((group) => parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
}

/** The Worker's response, before Remix runs; bindings count per minute. */
export const tooFastPage: PlainPage = {
  status: 429,
  title: 'One moment, please',
  text: 'That was a little fast. Please wait a minute and try again.',
  headers: { 'Retry-After': '60' },
};
