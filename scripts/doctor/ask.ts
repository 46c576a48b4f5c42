import '../localhost-names';

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
    const signal = AbortSignal.timeout(longestMs);
    const reply = await fetch(address, { redirect: 'manual', ...init, signal });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  } catch (error) {
    return { status: 0, why: reasonOf(error) };
  }
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
