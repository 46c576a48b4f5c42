/**
 * Posts a form with `fetch` and reads the JSON reply: the same fields as without scripts, plus
 * `reply=data`, to the form's own URL by default. Undefined without a usable reply. For forms that do not
 * require the page's loaders to revalidate. `keepalive` sends it to its end even if the page is left meanwhile; not for
 * actions that redirect.
 */
export async function postForm<Reply>(
  form: HTMLFormElement,
  submitter?: HTMLButtonElement,
  action = form.action,
  keepalive = false,
): Promise<Reply | undefined> {
  const fields = new FormData(form);
  if (submitter?.name) fields.set(submitter.name, submitter.value);
  fields.set('reply', 'data');
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(action, { method: 'POST', body, keepalive });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return isJson ? ((await response.json()) as Reply) : undefined;
  } catch {
    return undefined;
  }
}
