/** One JSON line per event, without personal data. */
import { redact } from './redact';

export type Fields = Record<string, unknown>;

export interface Log {
  /** `event` is a constant in kebab-case. */
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  /** Pass a caught error as the field `error`. */
  error(event: string, fields?: Fields): void;
  readonly timings: Timings;
}

interface Timing {
  service: string;
  operation: string;
  ms: number;
  outcome: string;
}

interface Timings {
  add(timing: Timing): void;
  readonly all: readonly Timing[];
  /**
   * The value of the header `Server-Timing`: the calls' number and total time. If `named`, it also lists each call with
   * its service, operation and outcome. Undefined without outside calls.
   */
  header(named: boolean): string | undefined;
}

type Sink = (line: string) => void;

const shownTimings = 24;

const token = (text: string) => text.replace(/[^\w.-]/g, '_');
const quote = (text: string) => text.replace(/[^\w .:/-]/g, '_').slice(0, 60);

function openTimings(): Timings {
  const all: Timing[] = [];
  const each = () =>
    all
      .slice(0, shownTimings)
      .map((t) => `${token(t.service)};desc="${quote(`${t.operation} ${t.outcome}`)}";dur=${t.ms}`)
      .join(', ');
  const sum = () => {
    const ms = all.reduce((total, timing) => total + timing.ms, 0);
    return `upstream;desc="${all.length} ${all.length === 1 ? 'call' : 'calls'}";dur=${ms}`;
  };
  return {
    all,
    add: (timing) => void all.push(timing),
    header: (named) => (all.length === 0 ? undefined : named ? each() : sum()),
  };
}

/** One log per request. Every line contains the fields in `common`. Secrets and personal data are redacted. */
export function openLog(
  common: Fields,
  secrets: readonly string[],
  // Workers Logs stores each console line as an event.
  // eslint-disable-next-line no-console
  sink: Sink = (line) => console.log(line),
): Log {
  const write = (level: string, event: string, fields: Fields = {}) =>
    sink(JSON.stringify(redact({ level, event, ...common, ...fields }, secrets)));
  return {
    info: (event, fields) => write('info', event, fields),
    warn: (event, fields) => write('warn', event, fields),
    error: (event, fields) => write('error', event, fields),
    timings: openTimings(),
  };
}
