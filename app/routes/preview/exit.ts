import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { readForm } from '~/platform/http/forms.server';
import { safePath } from '~/platform/http/redirects';

/** A GET is safe here: it only removes a cookie. */
export function loader({ context }: LoaderFunctionArgs) {
  context.preview.leave();
  return redirect('/', 303);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  context.preview.leave();
  return redirect(safePath(form.get('return_to'), '/'), 303);
}
