/** The response is `{error: {code, message}}`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export function errorResponse(error: unknown): Response {
  if (!(error instanceof ApiError)) throw error;
  const { code, message, status } = error;
  return Response.json({ error: { code, message } }, { status });
}
