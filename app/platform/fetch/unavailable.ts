/** The error for every failure of an outside service. Pages handle it with a message or without that content. */

/** The outside services. */
export type ServiceName =
  | 'commerce'
  | 'accounts'
  | 'content'
  | 'products'
  | 'wishlist'
  | 'reviews'
  | 'marketing'
  | 'geo'
  | 'inquiries';

/** A service gave no usable reply in time: connection failure, too slow, too large, 5xx, or invalid data. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';

  /** `cause` is for the log only and never shown to shoppers. */
  constructor(
    readonly service: ServiceName,
    override readonly cause: unknown,
  ) {
    super(`The ${service} service is unavailable`);
  }
}

/** The cause when no whole reply came before the deadline: what was asked for may still happen. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** The cause when the request was never sent. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** Checks the name, because `instanceof` fails on an instance that Remix has copied or that another bundle made. */
export const isUnavailable = (error: unknown): error is Unavailable =>
  error instanceof Error && error.name === 'Unavailable';
