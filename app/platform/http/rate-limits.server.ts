/** Rate limits of the public forms, on Cloudflare's rate limit bindings. */
import type { Log } from '../log/log.server';
import type { PlainPage } from './plain-page';

/**
 * The forms that are counted separately: the cart's, and those that guess or send e-mails, which are
 * counted per IP address and per e-mail. All other forms count as `post`.
 */
export type LimitedForm =
  | 'post' | 'bag' | 'login' | 'register' | 'recover' | 'password' | 'newsletter' | 'notify'
  | 'wishlist' | 'vitals'; // prettier-ignore

/** The part of a Cloudflare rate limit binding that is used. */
export interface RateLimitBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

export interface RateLimitBindings {
  CART_LIMIT?: RateLimitBinding;
  FORM_LIMIT?: RateLimitBinding;
  ACCOUNT_LIMIT?: RateLimitBinding;
}

export interface RateLimits {
  /** False when the limit is exceeded. `key` identifies the shopper: IP address or visitor id. */
  allow(form: LimitedForm, key: string): Promise<boolean>;
}

/** Legitimately used many times a minute; vitals are reported with each page. */
const busy = new Set<LimitedForm>(['bag', 'wishlist', 'vitals']);

/** Without a binding, or when it fails, everything is allowed: a limit must not close the shop. */
export function openRateLimits(bindings: RateLimitBindings, log: Log): RateLimits {
  return {
    async allow(form, key) {
      try {
        const answer = await bindingOf(bindings, form)?.limit({ key: `${form}:${key}` });
        if (answer?.success === false) log.warn('rate-limited', { form });
        return answer?.success ?? true;
      } catch (error) {
        log.error('rate-limit-failed', { form, error });
        return true;
      }
    },
  };
}

const accountForms: LimitedForm[] = ['login', 'register', 'recover', 'password'];

function bindingOf(bindings: RateLimitBindings, form: LimitedForm): RateLimitBinding | undefined {
  if (busy.has(form)) return bindings.CART_LIMIT;
  return accountForms.includes(form) ? bindings.ACCOUNT_LIMIT : bindings.FORM_LIMIT;
}

/** The Worker's response, before Remix runs; bindings count per minute. */
export const tooFastPage: PlainPage = {
  status: 429,
  title: 'One moment, please',
  text: 'That was a little fast. Please wait a minute and try again.',
  headers: { 'Retry-After': '60' },
};

/** Which limit a POST to this path falls under, whether a page or a script sends it. */
export const formAt = (pathname: string): LimitedForm =>
  limitedPaths.find(([path]) => path.test(pathname))?.[1] ?? 'post';

const limitedPaths: [RegExp, LimitedForm][] = [
  [/^\/cart(?:$|[./])/, 'bag'],
  [/^\/products\/[^/]+$/, 'notify'],
  [/^\/(?:actions|pages)\/wishlist(?:$|\.)/, 'wishlist'],
  [/^\/(?:actions\/)?newsletter(?:$|\.)/, 'newsletter'],
  [/^\/actions\/vitals$/, 'vitals'],
];
