import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { readForm } from '~/platform/forms.server';
import { safePath } from '~/platform/redirects';

/** For links of the content editor; it takes nothing away but the cookie. */
export function loader({ context }: LoaderFunctionArgs) {
  context.preview.leave();
  return redirect('/', 303);
}

/** Ends the preview and goes back to the page, `return_to`, as it is published. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  context.preview.leave();
  return redirect(safePath(form.get('return_to'), '/'), 303);
}
