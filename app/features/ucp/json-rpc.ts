/** Messages of JSON-RPC 2.0, as MCP sends them over HTTP: one message for each request. */

export type MessageId = string | number | null;

/** JSON-RPC's codes, and UCP's for refusals and outages. */
export const errorCodes = {
  parse: -32700,
  invalid: -32600,
  internal: -32603,
  transport: -32000,
} as const;

export interface Problem {
  code: (typeof errorCodes)[keyof typeof errorCodes];
  message: string;
}

export type ReadMessage =
  | { id: MessageId; problem: Problem }
  | { id: MessageId; isNotification: boolean; problem?: never };

const isId = (value: unknown): value is MessageId =>
  value === null || typeof value === 'string' || typeof value === 'number';

type Json = Record<string, unknown>;

/** MCP allows no batches. */
export function readMessage(text: string): ReadMessage {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return { id: null, problem: { code: errorCodes.parse, message: 'The body is not JSON' } };
  }
  const invalid = (words: string, id: MessageId = null): ReadMessage => ({
    id,
    problem: { code: errorCodes.invalid, message: words },
  });
  if (Array.isArray(message)) return invalid('Batches are not supported: send one message');
  if (typeof message !== 'object' || message === null)
    return invalid('The body is not a JSON-RPC message');
  const { jsonrpc, id, method } = message as Json;
  const known = isId(id) ? id : null;
  if (jsonrpc !== '2.0') return invalid('"jsonrpc" must be "2.0"', known);
  if (typeof method !== 'string' || method === '') return invalid('"method" is missing', known);
  if (id !== undefined && !isId(id)) return invalid('"id" must be a string or a number');
  return { id: known, isNotification: id === undefined };
}

export function isReply(text: string): boolean {
  try {
    const reply = JSON.parse(text) as unknown;
    if (typeof reply !== 'object' || reply === null) return false;
    const { jsonrpc, result, error } = reply as Json;
    return jsonrpc === '2.0' && (result === undefined) !== (error === undefined);
  } catch {
    return false;
  }
}

/** `retryAfter` is in seconds. */
export const errorText = (id: MessageId, { code, message }: Problem, retryAfter?: number): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id,
    error: {
      code,
      message,
      ...(retryAfter !== undefined && { data: { retry_after: retryAfter } }),
    },
  });
