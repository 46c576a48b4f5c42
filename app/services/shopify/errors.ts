/** Top-level `errors[]` of the Storefront API, sent with HTTP status 200. */
import { isUnavailable } from '~/platform/fetch/unavailable';

export interface StorefrontError {
  message: string;
  path: (string | number)[];
  extensions?: { code?: string | undefined } | undefined;
}

/** The cause of an `Unavailable('commerce')` with top-level errors. `message` is Shopify's first one. */
export class StorefrontErrors extends Error {
  override readonly name = 'StorefrontErrors';
  constructor(readonly errors: readonly StorefrontError[]) {
    super(errors[0]?.message || 'The commerce backend refused the request');
  }
}

/** Shopify reports throttling with status 200 and this code, not with 429. */
export const isThrottled = ({ extensions }: StorefrontError): boolean =>
  extensions?.code === 'THROTTLED';

/** A field without an access scope. It or its nearest nullable parent is null in `data`. */
export const isDenied = ({ extensions, path }: StorefrontError): boolean =>
  extensions?.code === 'ACCESS_DENIED' && path.length > 1;

/** The top-level errors of a refused request; undefined for other failures and throttling. */
export function refusalOf(error: unknown): StorefrontErrors | undefined {
  const cause = isUnavailable(error) ? error.cause : undefined;
  return cause instanceof StorefrontErrors && !cause.errors.some(isThrottled) ? cause : undefined;
}

/**
 * A mutation refused with ACCESS_DENIED: either the customer's access token is invalid, or the shop's token lacks a
 * scope. Query the customer to find out.
 */
export const isAccessDenied = (error: unknown): boolean =>
  error instanceof StorefrontErrors &&
  error.errors.some(({ extensions }) => extensions?.code === 'ACCESS_DENIED');
