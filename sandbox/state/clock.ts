import type { SqlStorage } from '@cloudflare/workers-types';
import { readMeta, writeMeta } from './meta';

/** Milliseconds that the sandbox's clock runs ahead of real time. */
export function clockOffset(sql: SqlStorage): number {
  return Number(readMeta(sql, 'clock_offset') ?? 0);
}

/** Moves the sandbox's clock, for tokens and carts that must have expired. */
export function setClockOffset(sql: SqlStorage, milliseconds: number): void {
  writeMeta(sql, 'clock_offset', String(Math.trunc(milliseconds)));
}
