/**
 * Sends a form as it stands and reads the JSON answer: the same fields as without scripts, plus
 * `reply=data`, to the same address unless told. Undefined when there is no answer to read. For forms that change nothing
 * the page's loaders would have to read again.
 */
export async function postForm<Reply>(
  form: HTMLFormElement,
  submitter?: HTMLButtonElement,
  action = form.action,
): Promise<Reply | undefined> {
  const fields = new FormData(form);
  if (submitter?.name) fields.set(submitter.name, submitter.value);
  fields.set('reply', 'data');
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(action, { method: 'POST', body });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return isJson ? ((await response.json()) as Reply) : undefined;
  } catch {
    return undefined;
  }
}
