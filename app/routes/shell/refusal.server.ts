/** What a form gets that was sent too often: the shop's frame, and what was typed. */
import { data, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import { getTheme } from '~/features/navigation/theme.server';
import { readForm } from '~/platform/http/forms.server';
import { tooFastPage } from '~/platform/http/rate-limits.server';
import { keptFields, type RefusedForm } from './refused-form';
import { describeSite } from './site.server';

/**
 * Stands in for every action while a limit is exceeded. Thrown, so that no other loader runs; with the root's data,
 * which is not loaded for its own error boundary.
 */
export async function refuseForm({ request, context }: ActionFunctionArgs): Promise<never> {
  const { status, title, text, headers } = tooFastPage;
  const form = keptFields(await readForm(request).catch(() => new FormData()));
  const root = { theme: await getTheme(context), site: describeSite(context) };
  throw data({ title, text, form, root } satisfies RefusedForm, {
    status,
    headers: { ...headers, 'Cache-Control': 'no-store' },
  });
}
