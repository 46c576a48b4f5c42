import type { SqlStorage } from '@cloudflare/workers-types';
import type { ActiveFaults } from './active-faults';
import type { SandboxEnv } from './env';
import type { Mail, Message } from './mailbox';
import type { RequestLog } from './request-log';

/** What a service may use. The only instance is inside the Durable Object. */
export interface World {
  sql: SqlStorage;
  /** The sandbox's clock: real time plus the offset set on the control page. */
  now(): Date;
  /** Runs `run` in one SQLite transaction; an exception rolls everything back. */
  transact<T>(run: () => T): T;
  env: SandboxEnv;
  /** Public origin of the sandbox, without trailing slash. */
  origin: string;
  /** Sends an e-mail to the mailbox of the control page. */
  mail(message: Message): void;
  /** The mailbox, newest first. */
  mails(): Mail[];
  /** Milliseconds by which the clock is ahead of real time. */
  clockOffset(): number;
  setClockOffset(milliseconds: number): void;
  /** Drops every table and seeds again, in one transaction; clears faults and the request log. */
  reset(): void;
  faults: ActiveFaults;
  requests: RequestLog;
}

/** An outside service. Returns `null` when the request is not for this service. */
export type Service = (
  request: Request,
  url: URL,
  world: World,
) => Response | Promise<Response> | null;
