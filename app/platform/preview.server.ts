/** Whether this visitor reads drafts of the content service: contracts §2.4, spec §2 "/preview". */
import * as v from 'valibot';
import type { Cookies } from './cookies.server';
import type { Env } from './env.server';

/** The content service's toolbar writes and reads it too. */
const previewCookie = 'io.prismic.preview';

export interface Preview {
  /** The token, which is also the ref that documents are read with. Undefined: what is published. */
  readonly ref: string | undefined;
  /** The visitor came with a token, and it has run out. */
  readonly expired: boolean;
  /** True from the first sign of a preview to the end of the request: nothing of it may be kept. */
  readonly touched: boolean;
  start(token: string): void;
  /** Forgets the token because the content service no longer takes it. */
  expire(): void;
  leave(): void;
}

/** The content service's own toolbar works only with a real repository, not with a stand-in. */
export const hasToolbar = ({ PRISMIC_ENDPOINT }: Env): boolean =>
  PRISMIC_ENDPOINT === undefined || new URL(PRISMIC_ENDPOINT).hostname.endsWith('.prismic.io');

/** Only a token of the configured repository: it becomes part of a call that carries our access token. */
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

/** The request's preview, from its cookie. A value that is no token of ours is as good as none. */
export function openPreview(cookies: Cookies, env: Env): Preview {
  let ref = tokenOf(env, cookies.get(previewCookie));
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
      // The toolbar is a script, and the one that ends a preview there.
      cookies.set(previewCookie, token, { httpOnly: !hasToolbar(env) });
    },
    expire() {
      ref = undefined;
      expired = touched = true;
      cookies.remove(previewCookie);
    },
    leave() {
      ref = undefined;
      touched = true;
      cookies.remove(previewCookie);
    },
  };
}
