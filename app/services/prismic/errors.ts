/** Classifies the errors of Prismic's client. */
import {
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  RepositoryNotFoundError,
} from '@prismicio/client';

/**
 * True for 'no such document'. That includes the 400 with which Prismic refuses a query by uid while no
 * document of the type is published. A 404 is none: a search without results answers 200, so it is a wrong setting
 * or something else that answers in Prismic's place. Without a response it is the client's own conclusion.
 */
export const isNotFound = (error: unknown): boolean =>
  (error instanceof NotFoundError &&
    !(error instanceof RepositoryNotFoundError) &&
    error.response === undefined) ||
  (error instanceof ParsingError && error.message.includes("unexpected field 'my."));

/** True for an expired preview token, which Prismic reports with 404, in an older form with 400. */
export const isExpired = (error: unknown): boolean =>
  error instanceof PreviewTokenExpiredError ||
  (error instanceof ParsingError &&
    /preview token.*expired/i.test(error.message + JSON.stringify(error.response)));
