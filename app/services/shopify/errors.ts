/** Top-level `errors[]` of the Storefront API. They come with HTTP status 200. */
import { isUnavailable } from '~/platform/fetch/unavailable';

export interface StorefrontError {
  message: string;
  path: (string | number)[];
  extensions?: { code?: string | undefined } | undefined;
}

/** The cause of an `Unavailable('commerce')` with top-level errors; `message` is that of the first, as Shopify wrote it. */
export class StorefrontErrors extends Error {
  override readonly name = 'StorefrontErrors';
  constructor(readonly errors: readonly StorefrontError[]) {
    super(errors[0]?.message || 'The commerce backend refused the request');
  }
}

/** Shopify reports throttling with status 200 and this code, not with 429. */
export const isThrottled = ({ extensions }: StorefrontError): boolean =>
  extensions?.code === 'THROTTLED';

/** A field that the token has no scope for: it, or the nearest parent that may be, is null in `data`, beside this error. */
export const isDenied = ({ extensions, path }: StorefrontError): boolean =>
  extensions?.code === 'ACCESS_DENIED' && path.length > 1;

/** The top-level errors that a request was refused with; undefined for any other failure, and for throttling. */
export function refusalOf(error: unknown): StorefrontErrors | undefined {
  const cause = isUnavailable(error) ? error.cause : undefined;
  return cause instanceof StorefrontErrors && !cause.errors.some(isThrottled) ? cause : undefined;
}

/**
 * A mutation refused with ACCESS_DENIED: the customer's access token is invalid or expired, or the shop's own
 * token lacks a scope. Only asking for the customer tells which.
 */
export const isAccessDenied = (error: unknown): boolean =>
  error instanceof StorefrontErrors &&
  error.errors.some(({ extensions }) => extensions?.code === 'ACCESS_DENIED');
