/** Classifies the errors of Prismic's client. */
import {
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  RepositoryNotFoundError,
} from '@prismicio/client';

/**
 * True for 'no such document'. That includes the 400 with which Prismic refuses a query by uid while no
 * document of the type is published. A missing repository is a wrong setting, not a missing document.
 */
export const isNotFound = (error: unknown): boolean =>
  (error instanceof NotFoundError && !(error instanceof RepositoryNotFoundError)) ||
  (error instanceof ParsingError && error.message.includes("unexpected field 'my."));

/** True for an expired preview token, which Prismic reports with 404, in an older form with 400. */
export const isExpired = (error: unknown): boolean =>
  error instanceof PreviewTokenExpiredError ||
  (error instanceof ParsingError &&
    /preview token.*expired/i.test(error.message + JSON.stringify(error.response)));
