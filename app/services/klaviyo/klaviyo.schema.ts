/** Reads Klaviyo's replies. */
import * as v from 'valibot';

interface Reply {
  status: number;
  text: string;
}

const json = <T>(schema: v.GenericSchema<unknown, T>) => v.pipe(v.string(), v.parseJson(), schema);
const legacy = json(v.object({ success: v.boolean(), message: v.optional(v.string()) }));
const problems = json(
  v.object({ errors: v.array(v.object({ code: v.string(), detail: v.optional(v.string()) })) }),
);

/** The JSON:API endpoints accept a request with 202 and an empty body, and process it later. */
export const isAccepted = ({ status }: Reply): boolean => status >= 200 && status < 300;

/** The legacy endpoint answers 200 in any case; its body has `success`. */
export function isLegacySuccess({ status, text }: Reply): boolean {
  const parsed = v.safeParse(legacy, text);
  return status === 200 && parsed.success && parsed.output.success;
}

/** Klaviyo's reason for a refusal, for the log; undefined when the body cannot be read. */
export function describeRefusal(text: string): string | undefined {
  const errors = v.safeParse(problems, text);
  if (errors.success) {
    return errors.output.errors.map(({ code, detail }) => `${code}: ${detail ?? ''}`).join('; ');
  }
  const old = v.safeParse(legacy, text);
  return old.success ? (old.output.message ?? 'success is false') : undefined;
}
