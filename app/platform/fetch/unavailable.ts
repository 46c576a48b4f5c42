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

  /** `cause` is logged and never shown to shoppers. */
  constructor(
    readonly service: ServiceName,
    override readonly cause: unknown,
  ) {
    super(`The ${service} service is unavailable`);
  }
}

/** The cause when no complete reply came before the deadline. A requested change may still happen. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** The cause when the request was never sent. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** Checks the name because `instanceof` fails for instances that Remix copied or another bundle created. */
export const isUnavailable = (error: unknown): error is Unavailable =>
  error instanceof Error && error.name === 'Unavailable';
