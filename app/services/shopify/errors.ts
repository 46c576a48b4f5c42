/** Top-level `errors[]`, sent with HTTP status 200. */
import { isUnavailable } from '~/platform/fetch/unavailable';

export interface StorefrontError {
  message: string;
  path: (string | number)[];
  extensions?: { code?: string | undefined } | undefined;
}

export class StorefrontErrors extends Error {
  override readonly name = 'StorefrontErrors';
  constructor(readonly errors: readonly StorefrontError[]) {
    super(errors[0]?.message || 'The commerce backend refused the request');
  }
}

/** Throttling errors have the status 200, not 429. */
export const isThrottled = ({ extensions }: StorefrontError): boolean =>
  extensions?.code === 'THROTTLED';

/** The token lacks an access scope. The field, or its nearest nullable parent, is null in `data`. */
export const isDenied = ({ extensions, path }: StorefrontError): boolean =>
  extensions?.code === 'ACCESS_DENIED' && path.length > 1;

/** Undefined for other failures and throttling. */
export function refusalOf(error: unknown): StorefrontErrors | undefined {
  const cause = isUnavailable(error) ? error.cause : undefined;
  return cause instanceof StorefrontErrors && !cause.errors.some(isThrottled) ? cause : undefined;
}

/** The customer's token is invalid, or the shop's token lacks a scope. Query the customer's data to find out which. */
export const isAccessDenied = (error: unknown): boolean =>
  error instanceof StorefrontErrors &&
  error.errors.some(({ extensions }) => extensions?.code === 'ACCESS_DENIED');
