/** Reads posted forms, whose size and type have been checked by the request guard. */

/**
 * The text fields of a posted form. Files are dropped, because no form of the shop has any. A body that
 * is not a form throws a 400 Response.
 */
export async function readForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => {
    throw new Response('That form could not be read.', { status: 400 });
  });
  const fields = new FormData();
  for (const [name, value] of sent) if (typeof value === 'string') fields.append(name, value);
  return fields;
}
