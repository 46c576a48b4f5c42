import type { World } from '../../world/world';
import { continueUrl, envelope, type Capability } from './profile';

/** An invalid request: JSON-RPC's `error`. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly status = 400,
    readonly data?: object,
  ) {
    super(message);
  }
}

export const invalidParams = (message: string) => new RpcError(-32602, message);

export type Message =
  | { type: 'info' | 'warning'; code: string; content: string }
  | {
      type: 'error';
      code: string;
      content: string;
      severity: 'recoverable' | 'unrecoverable';
      path?: string;
    };

/** The response to a valid request that has no result, such as for an unknown cart. */
export const failure = (world: World, capability: Capability, messages: Message[]) => ({
  ucp: envelope(capability, 'error'),
  messages,
  continue_url: continueUrl(world),
});

export const notFound = (content: string): Message => ({
  type: 'error',
  code: 'not_found',
  content,
  severity: 'unrecoverable',
});
