/** What the content service's failures mean here: contracts §2.3, spec §8 "Content service HTTP statuses". */
import { NotFoundError, ParsingError, RepositoryNotFoundError } from '@prismicio/client';

/**
 * True for 'there is no such document'. A fresh repository answers 400 when no document of the type
 * was ever published; a missing repository is a wrong setting, not a missing page.
 */
export const meansNotFound = (error: unknown): boolean =>
  (error instanceof NotFoundError && !(error instanceof RepositoryNotFoundError)) ||
  (error instanceof ParsingError && error.message.includes("unexpected field 'my."));
