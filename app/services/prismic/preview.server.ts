import * as v from 'valibot';
import type { Env } from '~/platform/env.server';
import type { Cookies } from '~/platform/http/cookies.server';

declare module '~/platform/context.server' {
  interface Context {
    /** Responses to previews must not be cached. */
    preview: Preview;
  }
}

/** Shared with Prismic's toolbar. */
const previewCookie = 'io.prismic.preview';
const shared = { shared: true };

export interface Preview {
  /** The request's preview token, which is also the ref. */
  readonly ref: string | undefined;
  readonly expired: boolean;
  /** A preview was active during the request, so the response must not be cached. */
  readonly touched: boolean;
  /** For the requests after this one. */
  start(token: string): void;
  expire(): void;
  leave(): void;
}

/** Prismic's toolbar doesn't work with the sandbox. */
export const hasToolbar = ({ PRISMIC_ENDPOINT }: Env): boolean =>
  PRISMIC_ENDPOINT === undefined || new URL(PRISMIC_ENDPOINT).hostname.endsWith('.prismic.io');

export const toolbarOrigins = (env: Env): string[] =>
  hasToolbar(env)
    ? ['https://static.cdn.prismic.io', `https://${env.PRISMIC_REPOSITORY}.prismic.io`]
    : [];

/** The shop sends its access token to the preview token's URL, so the URL must belong to the configured repository. */
export function isOwnToken(env: Env, token: unknown): token is string {
  if (typeof token !== 'string' || token.length > 1500 || !URL.canParse(token)) return false;
  const { origin, pathname, username, password } = new URL(token);
  const own = [`https://${env.PRISMIC_REPOSITORY}.prismic.io`];
  if (env.PRISMIC_ENDPOINT) own.push(new URL(env.PRISMIC_ENDPOINT).origin);
  const isPlain = username === '' && password === '';
  return isPlain && own.includes(origin) && /(?:^|\/)previews\/[^/]/.test(pathname);
}

/** Format of the toolbar's cookie: `{"_tracker":"…","{repository}.prismic.io":{"preview":"https://…"}}`. */
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

export function openPreview(cookies: Cookies, env: Env): Preview {
  let ref = tokenOf(env, cookies.get(previewCookie, shared));
  let expired = false;
  let touched = ref !== undefined;
  let started = false;
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
      // `ref` stays the same: content that is being loaded for the data cache must not become a draft.
      started = touched = true;
      // The toolbar ends the preview by script.
      cookies.set(previewCookie, token, { ...shared, httpOnly: !hasToolbar(env) });
    },
    expire() {
      ref = undefined;
      expired = touched = true;
      // A new preview may start while the old one's content is loading.
      if (!started) cookies.remove(previewCookie, shared);
    },
    leave() {
      ref = undefined;
      touched = true;
      cookies.remove(previewCookie, shared);
    },
  };
}
