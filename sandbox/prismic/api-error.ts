import type { JsonObject } from './document';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: JsonObject,
  ) {
    super(String(body.message ?? status));
  }
}

export const invalid = (message: string) =>
  new ApiError(400, { type: 'api_validation_error', message });

/** Prismic's 400 for an invalid query. `column` is the error's position, from 1. */
export const unparsable = (message: string, query: string, column: number) =>
  new ApiError(400, {
    type: 'api_parsing_error',
    message: `${message} on line:1 col:${column} in query '${query}'`,
    line: 1,
    column,
    id: 0,
    location: 'q',
  });
