export type ServiceName =
  | 'commerce'
  /** Shopify's tools for agents. */
  | 'ucp'
  /** The profile that names these tools. */
  | 'ucp-profile'
  | 'accounts'
  | 'orders'
  | 'content'
  | 'products'
  | 'wishlist'
  | 'reviews'
  | 'marketing'
  | 'geo'
  | 'inquiries'
  | 'product-images'
  | 'content-images'
  /** A Shopify app, by its path: 'app apps/reviews'. */
  | `app ${string}`;

/** A service gave no usable reply: no connection, a 5xx, or a reply that is late, too large or invalid. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';

  constructor(
    readonly service: ServiceName,
    override readonly cause: unknown,
  ) {
    super(`The ${service} service is unavailable`);
  }
}

/** The service may have made the requested change. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** Not `instanceof`: Remix copies errors, and another bundle has its own class. */
export const isUnavailable = (error: unknown): error is Unavailable =>
  error instanceof Error && error.name === 'Unavailable';
