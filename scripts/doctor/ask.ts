export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Silence {
  status: 0;
  why: string;
}

const longestMs = 10_000;

/** Doesn't follow redirects. Never throws. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer | Silence> {
  try {
    const { url, host } = reachable(address);
    const reply = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...host },
      signal: AbortSignal.timeout(longestMs),
    });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  } catch (error) {
    return { status: 0, why: reasonOf(error) };
  }
}

/** Browsers resolve `.localhost` themselves; Node often can't. */
function reachable(address: string): { url: string; host?: { host: string } } {
  const url = new URL(address);
  if (!url.hostname.endsWith('.localhost')) return { url: address };
  const { host } = url;
  url.hostname = '127.0.0.1';
  return { url: url.href, host: { host } };
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return `no response within ${longestMs / 1000} seconds`;
  if (cause?.code === 'ENOTFOUND' || cause?.code === 'EAI_AGAIN') return 'there is no such host';
  if (cause?.code === 'ECONNREFUSED') return 'connection refused';
  return cause?.code ?? message;
}

/** Undefined if the JSON is invalid. */
export function jsonOf(answer: Answer | Silence): unknown {
  try {
    return answer.status === 0 ? undefined : (JSON.parse((answer as Answer).text) as unknown);
  } catch {
    return undefined;
  }
}

export const outcomeOf = (answer: Answer | Silence): string =>
  answer.status === 0 ? (answer as Silence).why : `HTTP ${answer.status}`;

export function isLocal(address: string): boolean {
  const url = address.includes('://') ? address : `https://${address}`;
  if (!URL.canParse(url)) return false;
  return /^(?:localhost|127\.[\d.]+|\[::1\]|.*\.localhost)$/.test(new URL(url).hostname);
}

/** Host with port of a URL or domain; undefined if invalid. */
export function hostOf(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = value.includes('://') ? value : `https://${value}`;
  return URL.canParse(url) ? new URL(url).host : undefined;
}
