/** Preview mode: whether this visitor sees the content service's drafts. */
import * as v from 'valibot';
import type { Env } from '~/platform/env.server';
import type { Cookies } from '~/platform/http/cookies.server';

declare module '~/platform/context.server' {
  interface Context {
    /** Whether the content service's drafts are shown; nothing of such a request may be cached. */
    preview: Preview;
  }
}

/** Prismic's cookie, which its toolbar also reads and writes. */
const previewCookie = 'io.prismic.preview';
const shared = { shared: true };

export interface Preview {
  /** The preview token, which is also the ref to query with. Undefined: published content. */
  readonly ref: string | undefined;
  /** True when the visitor's token has expired. */
  readonly expired: boolean;
  /** True if the request has to do with a preview at any time; nothing of it may be cached. */
  readonly touched: boolean;
  start(token: string): void;
  /** Drops the token, which the content service no longer accepts. */
  expire(): void;
  leave(): void;
}

/** Prismic's toolbar works with a real repository only, not with the sandbox. */
export const hasToolbar = ({ PRISMIC_ENDPOINT }: Env): boolean =>
  PRISMIC_ENDPOINT === undefined || new URL(PRISMIC_ENDPOINT).hostname.endsWith('.prismic.io');

/** Origins that the toolbar loads from and talks to, for the Content-Security-Policy; none without it. */
export const toolbarOrigins = (env: Env): string[] =>
  hasToolbar(env)
    ? ['https://static.cdn.prismic.io', `https://${env.PRISMIC_REPOSITORY}.prismic.io`]
    : [];

/** True for a URL of the configured repository. Others are refused, as the ref is sent along with our access token. */
export function isOwnToken(env: Env, token: unknown): token is string {
  if (typeof token !== 'string' || token.length > 1500 || !URL.canParse(token)) return false;
  const { origin, pathname, username, password } = new URL(token);
  const own = [`https://${env.PRISMIC_REPOSITORY}.prismic.io`];
  if (env.PRISMIC_ENDPOINT) own.push(new URL(env.PRISMIC_ENDPOINT).origin);
  const isPlain = username === '' && password === '';
  return isPlain && own.includes(origin) && /(?:^|\/)previews\/[^/]/.test(pathname);
}

/** What the toolbar writes: `{"_tracker":"…","{repository}.prismic.io":{"preview":"https://…"}}`. */
const toolbarValue = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.fallback(v.object({ preview: v.optional(v.string()) }), {})),
);

function tokenOf(env: Env, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const written = v.safeParse(toolbarValue, value);
  const token = written.success
    ? written.output[`${env.PRISMIC_REPOSITORY}.prismic.io`]?.preview
    : value;
  return isOwnToken(env, token) ? token : undefined;
}

/** Opens the preview from the request's cookie. Prismic's toolbar also writes values without a token; these are ignored. */
export function openPreview(cookies: Cookies, env: Env): Preview {
  let ref = tokenOf(env, cookies.get(previewCookie, shared));
  let expired = false;
  let touched = ref !== undefined;
  return {
    get ref() {
      return ref;
    },
    get expired() {
      return expired;
    },
    get touched() {
      return touched;
    },
    start(token) {
      ref = token;
      touched = true;
      // With the toolbar, which is a script, it is the toolbar that ends the preview.
      cookies.set(previewCookie, token, { ...shared, httpOnly: !hasToolbar(env) });
    },
    expire() {
      ref = undefined;
      expired = touched = true;
      cookies.remove(previewCookie, shared);
    },
    leave() {
      ref = undefined;
      touched = true;
      cookies.remove(previewCookie, shared);
    },
  };
}
