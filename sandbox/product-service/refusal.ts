/** A request that gets an error answer `{error: {code, message}}`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The answer for a refusal; any other error is thrown again. */
export function refuse(error: unknown): Response {
  if (!(error instanceof Refusal)) throw error;
  const { code, message, status } = error;
  return Response.json({ error: { code, message } }, { status });
}
