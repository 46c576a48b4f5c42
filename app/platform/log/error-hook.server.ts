/** Sends unexpected errors to ERROR_REPORT_URL in Sentry's envelope format, which GlitchTip and Bugsink also accept. */
import type { Env } from '../env.server';
import { secretsOf } from '../env.server';
import type { Log } from './log.server';
import { redact } from './redact';
import { withSourceLines } from './source-lines.server';

export interface ErrorOrigin {
  method: string;
  path: string;
  release: string;
}

interface HookParts {
  env: Env;
  log: Log;
  waitUntil(work: Promise<unknown>): void;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  now?: () => number;
}

const maxPerMinute = 10;
const deadlineMs = 2_000;
const maxFrames = 30;

/** Settings live as long as the isolate. */
const sent = new WeakMap<Env, number[]>();

/** Sends at most ten errors per minute and isolate. Never throws and never delays the response. */
export function sendUnexpectedError(
  error: unknown,
  errorOrigin: ErrorOrigin,
  parts: HookParts,
): void {
  const { env, log, waitUntil, now = Date.now } = parts;
  const { fetch = (url, init) => globalThis.fetch(url, init) } = parts;
  const hook = env.ERROR_REPORT_URL && hookOf(env.ERROR_REPORT_URL);
  if (!hook) return;
  const recent = (sent.get(env) ?? []).filter((at) => at > now() - 60_000);
  if (recent.length >= maxPerMinute) return;
  sent.set(env, [...recent, now()]);
  const body = envelopeOf(error, errorOrigin, env, now());
  const work = fetch(hook.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-sentry-envelope', 'X-Sentry-Auth': hook.auth },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  }).then(
    async (reply) => {
      await reply.body?.cancel();
      if (!reply.ok) log.warn('error-report-failed', { status: reply.status });
    },
    (failure: unknown) => log.warn('error-report-failed', { error: failure }),
  );
  waitUntil(work);
}

/** `address`: `https://{key}@{host}/{project}` or the URL of an envelope endpoint. */
export function hookOf(address: string): { url: string; auth: string } {
  const url = new URL(address);
  const { username: key, origin, pathname } = url;
  const client = `Sentry sentry_version=7, sentry_client=lintel/1.0`;
  if (!key) return { url: url.href, auth: client };
  const parts = pathname.replace(/\/$/, '').split('/');
  const project = parts.pop();
  return {
    url: `${origin}${parts.join('/')}/api/${project}/envelope/`,
    auth: `${client}, sentry_key=${key}`,
  };
}

export function envelopeOf(
  error: unknown,
  errorOrigin: ErrorOrigin,
  env: Env,
  now: number,
): string {
  const secrets = secretsOf(env);
  const clean = (text: string) => String(redact(text, secrets));
  const path = clean(errorOrigin.path);
  const id = crypto.randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: now / 1000,
    platform: 'javascript',
    level: 'error',
    logger: 'storefront',
    environment: env.STORE,
    release: errorOrigin.release,
    transaction: `${errorOrigin.method} ${path}`,
    request: { method: errorOrigin.method, url: clean(env.SITE_URL + path) },
    exception: { values: chainOf(error).map((one) => exceptionOf(one, clean)) },
  };
  const lines = [{ event_id: id, sent_at: new Date(now).toISOString() }, { type: 'event' }, event];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** Root cause first, as the format requires. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let one: unknown = error; one !== undefined && one !== null && chain.length < 5;) {
    chain.unshift(one);
    one = one instanceof Error ? one.cause : undefined;
  }
  return chain.length > 0 ? chain : [error];
}

function exceptionOf(error: unknown, clean: (text: string) => string) {
  const isError = error instanceof Error;
  const frames = isError ? framesOf(error.stack ?? '', clean) : [];
  return {
    type: isError ? error.name : typeof error,
    value: clean(isError ? error.message : textOf(error)),
    mechanism: { type: 'generic', handled: false },
    ...(frames.length > 0 && { stacktrace: { frames } }),
  };
}

/** Converting a thrown value to text can throw too. */
function textOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return 'no text';
  }
}

const frame = /^at (?:async )?(?:(\S.*) \()?([^()\s]+?):(\d+)(?::(\d+))?\)?$/;

/** Innermost call last, as the format requires. */
function framesOf(stack: string, clean: (text: string) => string) {
  const lines = stack.split('\n', maxFrames + 1).map((line) => withSourceLines(line.trim()));
  return lines
    .flatMap((line) => {
      const [, name, file = '', row, column] = frame.exec(line) ?? [];
      if (!file) return [];
      return {
        function: name ?? '?',
        filename: clean(file),
        lineno: Number(row),
        ...(column && { colno: Number(column) }),
        in_app: !file.includes('node_modules') && !file.startsWith('node:'),
      };
    })
    .reverse();
}
