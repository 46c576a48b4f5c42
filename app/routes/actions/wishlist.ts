import { redirect, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import { removedFlash, type WishlistReply } from '~/features/wishlist/wishlist';
import { getHandles, wishlistChange } from '~/features/wishlist/wishlist-cookies.server';
import { changeWishlist } from '~/features/wishlist/wishlist.server';
import { parseFields } from '~/platform/http/form-fields';
import { readForm } from '~/platform/http/forms.server';
import { safePath } from '~/platform/http/redirects';
import type { RouteHandle } from '~/route-handle';
import { wishlistSources } from '../page-loaders/wishlist-sources.server';

export const handle = { limit: 'wishlist' } satisfies RouteHandle;

const noStore = { 'Cache-Control': 'no-store' };

export const loader = () => redirect('/pages/wishlist', 303);

/** With `reply=data`, returns the list as data. 409 if the list is full, 503 if too many changes are pending. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const form = parseFields(wishlistChange, fields);
  if (!form.ok) throw new Response('That is no product.', { status: 400 });
  const changed = await changeWishlist(context, form.value, wishlistSources(context));
  const isFull = changed.ok && changed.value.full;
  if (fields.get('reply') === 'data') {
    const handles = changed.ok ? changed.value.handles : getHandles(context);
    const status = isFull ? 409 : changed.ok ? 200 : 503;
    return Response.json({ handles } satisfies WishlistReply, { status, headers: noStore });
  }
  if (!changed.ok) throw new Response('We can’t change your wishlist right now.', { status: 503 });
  const path = isFull ? '/pages/wishlist' : safePath(fields.get('return_to'), '/pages/wishlist');
  const { intent, handle } = form.value;
  if (intent === 'remove' && /^\/pages\/wishlist(#|$)/.test(path))
    context.session.flash(removedFlash, handle);
  return redirect(path, { status: 303, headers: noStore });
}
