import { redirect, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import { joinNewsletter } from '~/features/newsletter/newsletter.server';
import { readForm } from '~/platform/http/forms.server';
import type { RouteHandle } from '~/route-handle';

export const handle = { limit: 'newsletter' } satisfies RouteHandle;

/** A GET is redirected to the form's page. */
export const loader = () => redirect('/newsletter', 303);

/** The newsletter form, as scripts post it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const reply = await joinNewsletter(context, await readForm(request));
  return Response.json(reply, {
    status: reply.limited ? 429 : reply.message ? 400 : 200,
    headers: { 'Cache-Control': 'no-store', ...(reply.limited && { 'Retry-After': '60' }) },
  });
}
