/** An error with the answer `{error: {code, message}}`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The response for a `Refusal`; rethrows any other error. */
export function refuse(error: unknown): Response {
  if (!(error instanceof Refusal)) throw error;
  const { code, message, status } = error;
  return Response.json({ error: { code, message } }, { status });
}
