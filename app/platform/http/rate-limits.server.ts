import type { Log } from '../log/log.server';
import type { StandalonePage } from './standalone-page';

export interface RateLimitBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

export interface RateLimits<Name extends string = string> {
  /**
   * Returns false if the limit is exceeded. `key` is an IP address, a visitor id or the hash of a mailbox. All IP
   * addresses of a network share one count.
   */
  allow(limit: Name, key: string): Promise<boolean>;
}

/** Rate limits fail open. */
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
 * An IPv6 address's /64 network, because one customer usually gets a complete /64. IPv4-mapped addresses become IPv4;
 * other text is unchanged.
 */
export function networkOf(key: string): string {
  if (!URL.canParse(`http://[${key}]`)) return key;
  // The URL parser normalizes: '::ffff:192.0.2.1' becomes '[::ffff:c000:201]'.
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

/** For exceeded limits. `Retry-After` is a minute, because rate limit bindings count requests per minute. */
export const tooFastPage: StandalonePage = {
  status: 429,
  title: 'One moment, please',
  text: 'That was a little fast. Please wait a minute and try again.',
  headers: { 'Retry-After': '60' },
};
