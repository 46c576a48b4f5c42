/** What the content service's failures mean here: contracts §2.3, spec §8 "Content service HTTP statuses". */
import {
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  RepositoryNotFoundError,
} from '@prismicio/client';

/**
 * True for 'there is no such document'. A fresh repository answers 400 when no document of the type
 * was ever published; a missing repository is a wrong setting, not a missing page.
 */
export const meansNotFound = (error: unknown): boolean =>
  (error instanceof NotFoundError && !(error instanceof RepositoryNotFoundError)) ||
  (error instanceof ParsingError && error.message.includes("unexpected field 'my."));

/** A preview that has run out; older repositories say so with 400 instead of 404. */
export const meansExpired = (error: unknown): boolean =>
  error instanceof PreviewTokenExpiredError ||
  (error instanceof ParsingError &&
    /preview token.*expired/i.test(error.message + JSON.stringify(error.response)));
