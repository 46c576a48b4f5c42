import { redirect, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import { fullMessage, type WishlistReply } from '~/features/wishlist/wishlist';
import { removedFlash, wishlistChange } from '~/features/wishlist/wishlist-cookies.server';
import { changeWishlist, type ChangeProblem } from '~/features/wishlist/wishlist.server';
import { parseFields } from '~/platform/http/form-fields';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { safePath } from '~/platform/http/redirects';
import { pageOrMarkdown } from '~/platform/http/standalone-page';
import type { RouteHandle } from '~/route-handle';
import { wishlistSources } from '../page-loaders/wishlist-sources.server';

export const handle = { limit: 'wishlist' } satisfies RouteHandle;

export const loader = () => redirect('/pages/wishlist', 303);

const problems: Record<ChangeProblem, { status: number; text: string }> = {
  full: { status: 409, text: fullMessage },
  refused: {
    status: 422,
    text: 'We couldn’t change your wishlist. The product may no longer be available.',
  },
  'too-many-waiting': { status: 503, text: 'We can’t change your wishlist right now.' },
};

/** With `reply=data`, returns the result as data. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const form = parseFields(wishlistChange, fields);
  if (!form.ok) throw new Response('That is no product.', { status: 400 });
  const refused = await changeWishlist(context, form.value, wishlistSources(context));
  const problem = refused && problems[refused];
  if (fields.get('reply') === 'data') {
    const reply: WishlistReply = problem ? { ok: false, message: problem.text } : { ok: true };
    return Response.json(reply, { status: problem?.status ?? 200, headers: noStore });
  }
  const path = safePath(fields.get('return_to'), '/pages/wishlist');
  const { intent, handle } = form.value;
  // The list's page says that it's full.
  if (problem === problems.full) return seeOther('/pages/wishlist');
  if (problem) {
    const link = { href: path, label: 'Back to the page' };
    return pageOrMarkdown({ ...problem, title: 'Your wishlist hasn’t changed', link }, context);
  }
  if (intent === 'remove' && /^\/pages\/wishlist(#|$)/.test(path))
    context.session.flash(removedFlash, handle);
  return seeOther(path);
}

const seeOther = (path: string) => redirect(path, { status: 303, headers: noStore });
