/** Top-level `errors[]` of the commerce backend: 200s that are no success. contracts §1.3. */

export interface StorefrontError {
  message: string;
  path: (string | number)[];
  extensions?: { code?: string | undefined } | undefined;
}

/** Thrown for top-level errors; `message` is the first one as the backend wrote it. */
export class StorefrontErrors extends Error {
  override readonly name = 'StorefrontErrors';
  constructor(readonly errors: readonly StorefrontError[]) {
    super(errors[0]?.message || 'The commerce backend refused the request');
  }
}

/** Throttling is a 200 with this code, not a 429. contracts §1.2. */
export const isThrottled = ({ extensions }: StorefrontError): boolean =>
  extensions?.code === 'THROTTLED';

/** A nullable field that the token has no scope for: null in the data, an error beside it. */
export const isDenied = ({ extensions, path }: StorefrontError): boolean =>
  extensions?.code === 'ACCESS_DENIED' && path.length > 1;

/** A whole operation refused for want of a customer who is signed in. contracts §1.8. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof StorefrontErrors &&
  error.errors.some(({ extensions }) => extensions?.code === 'ACCESS_DENIED');
