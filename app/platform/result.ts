/** Expected outcomes are returned as values. Only unexpected errors are thrown. */
export type Result<T, E = string> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });
