/**
 * If the token lacks a field's access scope, Shopify returns null for the field or its nearest nullable parent, such as
 * the complete product, or all data. A query can omit a denied field: `tags @skip(if: $withoutTags)`.
 */
import type { Env } from '~/platform/env.server';
import type { Log } from '~/platform/log/log.server';
import { isDenied, type StorefrontError } from './errors';

const denied = new WeakMap<Env, Set<string>>();
const logged = new WeakMap<Env, Set<string>>();

function setOf(sets: WeakMap<Env, Set<string>>, env: Env): Set<string> {
  const set = sets.get(env) ?? new Set();
  sets.set(env, set);
  return set;
}

const variableOf = (field: string): string => `without${field[0]?.toUpperCase()}${field.slice(1)}`;

const declares = (document: string, field: string): boolean =>
  new RegExp(`\\$${variableOf(field)}\\b`).test(document);

export const variablesWithoutDenied = (env: Env, document: string): Record<string, true> =>
  Object.fromEntries(
    [...(denied.get(env) ?? [])]
      .filter((field) => declares(document, field))
      .map((field) => [variableOf(field), true as const]),
  );

/** Name or alias. */
const fieldOf = ({ path }: StorefrontError): string =>
  String(path.findLast((part) => typeof part === 'string') ?? '');

function isParentTaken({ path }: StorefrontError, data: unknown): boolean {
  let value = data;
  for (const part of path.slice(0, -1)) value = (value as Record<string, unknown> | null)?.[part];
  return value === null || value === undefined;
}

/** Other root fields are denied for other reasons too: `customer` is denied for a customer's invalid token. */
const isDispensableRoot = ({ extensions, path }: StorefrontError, document: string): boolean =>
  extensions?.code === 'ACCESS_DENIED' && path.length === 1 && declares(document, String(path[0]));

/**
 * `taken`: errors about denied fields that made their parent null, so that its other fields are missing too. `again`:
 * the query can be repeated without these denied fields. Logs each missing scope once.
 */
export function takenByDenial(
  { env, log, document }: { env: Env; log: Log; document: string },
  errors: readonly StorefrontError[],
  data: unknown,
): { taken: StorefrontError[]; again: boolean } {
  const all = errors.filter((error) => isDenied(error) || isDispensableRoot(error, document));
  for (const error of all) logOnce(env, log, error);
  const taken = all.filter((error) => isParentTaken(error, data));
  const dispensable = taken.map(fieldOf).filter((field) => declares(document, field));
  for (const field of dispensable) setOf(denied, env).add(field);
  return { taken, again: dispensable.length > 0 };
}

function logOnce(env: Env, log: Log, error: StorefrontError): void {
  const field = error.path.filter((part) => typeof part === 'string').join('.');
  const seen = setOf(logged, env);
  if (seen.has(fieldOf(error))) return;
  seen.add(fieldOf(error));
  const scope = /unauthenticated_\w+/.exec(error.message)?.[0] ?? 'unknown';
  log.warn('commerce-scope-missing', { field, scope });
}
