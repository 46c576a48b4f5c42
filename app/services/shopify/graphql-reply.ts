import * as v from 'valibot';
import { Unavailable, type ServiceName } from '~/platform/fetch/unavailable';
import type { StorefrontError } from './errors';

const envelope = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(
    v.array(
      v.object({
        message: v.optional(v.string(), ''),
        path: v.optional(v.array(v.union([v.string(), v.number()])), []),
        extensions: v.optional(v.object({ code: v.optional(v.string()) })),
      }),
    ),
  ),
});

export interface ReplyBody {
  data?: Record<string, unknown> | null | undefined;
  errors: StorefrontError[];
}

/** Throws Unavailable if `text` isn't a GraphQL reply. */
export function readReply(service: ServiceName, text: string): ReplyBody {
  const { data, errors = [] } = parseFor(
    service,
    v.pipe(v.string(), v.parseJson(), envelope),
    text,
  );
  return { data, errors };
}

/** Throws Unavailable if `data` doesn't match the schema. */
export function parseFor<T>(
  service: ServiceName,
  schema: v.GenericSchema<unknown, T>,
  data: unknown,
): T {
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) throw new Unavailable(service, new v.ValiError(parsed.issues));
  return parsed.output;
}

export const rootFieldOf = (document: string): string =>
  /(?:query|mutation)\b[^{]*\{\s*(?:\w+:\s*)?(\w+)/.exec(document)?.[1] ?? 'unknown';
