import type { SqlStorage } from '@cloudflare/workers-types';
import { readValue, writeValue } from './key-values';

/** Milliseconds the sandbox's clock is ahead of real time. */
export function clockOffset(sql: SqlStorage): number {
  return Number(readValue(sql, 'clock_offset') ?? 0);
}

/** ISO 8601 in UTC, without milliseconds. */
export function timestamp(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}

export function setClockOffset(sql: SqlStorage, milliseconds: number): void {
  writeValue(sql, 'clock_offset', String(Math.trunc(milliseconds)));
}
