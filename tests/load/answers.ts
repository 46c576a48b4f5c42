import type { Answer } from '../support/shopper';

/** 'calm': without faults; 'stormy': with one every thirty seconds. */
export type Phase = 'calm' | 'stormy';
/** 'data': a script sent the request. */
export type Kind = 'page' | 'data' | 'form';

export interface Seen {
  phase: Phase;
  kind: Kind;
  /** Method and path, without variable parts. */
  place: string;
  status: number;
  ms: number;
  fault: string | null;
  wrong: string | null;
  said: string | null;
}

/**
 * Returns what is wrong with a response, or null.
 */
export function wrongOf(kind: Kind, { status, headers, text }: Answer): string | null {
  if (status < 500) return null;
  if (status !== 503) return String(status);
  if (!headers.get('retry-after')) return '503 without Retry-After';
  if (headers.has('x-remix-response') || kind === 'data') return null;
  const hasShell = ['<header', '<main', '<footer', '</html>'].every((part) => text.includes(part));
  return hasShell ? null : '503 without the shell';
}

export function saidIn({ status, text }: Answer): string | null {
  if (status < 400 || status >= 500) return null;
  const said =
    /role="alert"[^>]*>([^<]+)/.exec(text)?.[1] ?? /"(?:problem|message)","([^"]+)/.exec(text)?.[1];
  return said ?? 'no message';
}

/** For example `GET /products/*`. */
export const placeOf = (method: string, path: string): string => {
  const { pathname } = new URL(path, 'http://shop');
  return `${method} ${pathname.replace(/^(\/(?:products|collections|pages|blogs\/journal|cart\/c))\/[^/]+?(\.data)?$/, '$1/*$2')}`;
};

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** In ms. */
export function percentiles(seen: readonly Seen[]) {
  const sorted = seen.map(({ ms }) => ms).sort((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share));
  return { count: sorted.length, p50: p50!, p95: p95!, p99: p99! };
}

/** Most frequent first. */
export function tally(texts: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1]));
}
