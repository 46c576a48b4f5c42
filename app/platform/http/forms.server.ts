/** Throws a 400 Response if the body isn't a form. */
export async function readForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => {
    throw new Response('We couldn’t read that form.', { status: 400 });
  });
  const fields = new FormData();
  for (const [name, value] of sent) if (typeof value === 'string') fields.append(name, value);
  return fields;
}
