import type { Env } from '../env.server';
import type { Fields, Log } from './log.server';

const logged = new WeakMap<Env, Set<string>>();

/** Once per isolate for equal fields. */
export function warnOnce(
  { env, log }: { env: Env; log: Log },
  event: string,
  fields: Fields,
): void {
  const known = logged.get(env) ?? new Set();
  logged.set(env, known);
  const key = `${event} ${JSON.stringify(fields)}`;
  if (known.has(key)) return;
  known.add(key);
  log.warn(event, fields);
}
