/** Expected outcomes are values; only surprises are thrown. */
export type Result<T, E = string> = { ok: true; value: T } | { ok: false; error: E };

/** A good outcome. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** An expected bad outcome, with what to tell the shopper or the caller. */
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });
