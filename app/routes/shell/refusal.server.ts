/** What a form gets that was sent too often: the shop's frame, and what was typed. */
import { data, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import { readForm } from '~/platform/http/forms.server';
import { tooFastPage } from '~/platform/http/rate-limits.server';
import { keptFields, type RefusedForm } from './refused-form';

/** Stands in for every action while a limit is exceeded. Thrown, so that no loader runs but the root's. */
export async function refuseForm({ request }: ActionFunctionArgs): Promise<never> {
  const { status, title, text, headers } = tooFastPage;
  const form = keptFields(await readForm(request).catch(() => new FormData()));
  throw data({ title, text, form } satisfies RefusedForm, {
    status,
    headers: { ...headers, 'Cache-Control': 'no-store' },
  });
}
