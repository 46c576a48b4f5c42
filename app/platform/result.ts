/** Expected outcomes are returned as values; only unexpected errors are thrown. */
export type Result<T, E = string> = { ok: true; value: T } | { ok: false; error: E };

/** A success. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** An expected failure, with details for the shopper or the caller. */
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });
