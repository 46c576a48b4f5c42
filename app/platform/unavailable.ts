/** The one surprise that an outside system can cause; pages turn it into a calm message. design: failing well. */

/** The outside systems this shop talks to. */
export type ServiceName =
  'commerce' | 'content' | 'products' | 'wishlist' | 'marketing' | 'geo' | 'inquiries';

/** A service did not answer usefully in time: refused, reset, too slow, too large, 5xx, or nonsense. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';

  /** `cause` is what went wrong, for the log only; shoppers never see it. */
  constructor(
    readonly service: ServiceName,
    override readonly cause: unknown,
  ) {
    super(`The ${service} service is unavailable`);
  }
}

/** Also true for an `Unavailable` that Remix or a bundler copied: the name decides. */
export const isUnavailable = (error: unknown): error is Unavailable =>
  error instanceof Error && error.name === 'Unavailable';
