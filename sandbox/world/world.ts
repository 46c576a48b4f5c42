import type { SqlStorage } from '@cloudflare/workers-types';
import type { ActiveFaults } from './active-faults';
import type { SandboxEnv } from './env';
import type { Mail, Message } from './mailbox';
import type { RequestLog } from './request-log';

/** All services share this state. Only one instance exists, in the Durable Object. */
export interface World {
  sql: SqlStorage;
  now(): Date;
  /** An exception in `run` rolls the transaction back. */
  transact<T>(run: () => T): T;
  env: SandboxEnv;
  origin: string;
  mail(message: Message): void;
  mails(): Mail[];
  clockOffset(): number;
  setClockOffset(milliseconds: number): void;
  /**
   * Drops all tables, fills them from the seed in one transaction, and clears faults and the
   * request log.
   */
  reset(): void;
  faults: ActiveFaults;
  requests: RequestLog;
}

/** Returns `null` for requests of other services. */
export type Service = (
  request: Request,
  url: URL,
  world: World,
) => Response | Promise<Response> | null;
