/**
 * Klaviyo's JSON:API format. `source` is a JSON pointer to the invalid value, or the invalid
 * parameter's name.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly source: { pointer: string } | { parameter: string },
  ) {
    super(detail);
  }

  response(): Response {
    const { status, code, message: detail, source } = this;
    const title = code === 'not_found' ? 'Not found.' : 'Invalid input.';
    return Response.json(
      { errors: [{ id: crypto.randomUUID(), status, code, title, detail, source }] },
      { status, headers: { 'content-type': 'application/vnd.api+json' } },
    );
  }
}
