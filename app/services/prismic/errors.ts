import {
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  RepositoryNotFoundError,
} from '@prismicio/client';

/** Prismic answers 400 if no document of the type is published. A 404 response means that a setting is wrong. */
export const isNotFound = (error: unknown): boolean =>
  (error instanceof NotFoundError &&
    !(error instanceof RepositoryNotFoundError) &&
    error.response === undefined) ||
  (error instanceof ParsingError && error.message.includes("unexpected field 'my."));

/** An expired preview token causes a 404, or a 400 in an older format. */
export const isExpired = (error: unknown): boolean =>
  error instanceof PreviewTokenExpiredError ||
  (error instanceof ParsingError &&
    /preview token.*expired/i.test(error.message + JSON.stringify(error.response)));
