import type { DurableObjectState, SqlStorage } from '@cloudflare/workers-types';
import { ActiveFaults } from '../world/active-faults';
import { clockOffset, setClockOffset } from '../world/clock';
import type { SandboxEnv } from '../world/env';
import { listMails, putMail, type Mail, type Message } from '../world/mailbox';
import { RequestLog } from '../world/request-log';
import type { World } from '../world/world';
import { answer } from './answer';
import { dropAll, migrate } from './migrations';

export class WorldObject implements World {
  readonly sql: SqlStorage;
  readonly origin: string;
  readonly faults = new ActiveFaults();
  readonly requests = new RequestLog();
  #storage: DurableObjectState['storage'];
  #ready = false;

  constructor(
    state: DurableObjectState,
    readonly env: SandboxEnv,
  ) {
    this.#storage = state.storage;
    this.sql = state.storage.sql;
    this.origin = env.SANDBOX_ORIGIN.replace(/\/$/, '');
  }

  fetch(request: Request): Promise<Response> {
    if (!this.#ready) this.transact(() => migrate(this));
    this.#ready = true;
    return answer(request, this);
  }

  /** A property, because services destructure it. */
  readonly now = (): Date => new Date(Date.now() + this.clockOffset());

  transact<T>(run: () => T): T {
    return this.#storage.transactionSync(run);
  }

  mail(message: Message): void {
    putMail(this.sql, this.now(), message);
  }

  mails(): Mail[] {
    return listMails(this.sql);
  }

  clockOffset(): number {
    return clockOffset(this.sql);
  }

  setClockOffset(milliseconds: number): void {
    setClockOffset(this.sql, milliseconds);
  }

  reset(): void {
    this.transact(() => {
      dropAll(this.sql);
      migrate(this);
    });
    this.faults.clear();
    this.requests.clear();
  }
}
