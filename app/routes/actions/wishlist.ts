import { redirect, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import { getProductsByHandles } from '~/features/catalog/catalog.server';
import type { WishlistReply } from '~/features/wishlist/wishlist';
import { wishlistChange } from '~/features/wishlist/wishlist-cookies.server';
import { changeWishlist } from '~/features/wishlist/wishlist.server';
import { parseFields } from '~/platform/http/form-fields';
import { readForm } from '~/platform/http/forms.server';
import { safePath } from '~/platform/http/redirects';

/** A GET is redirected to the wishlist page. */
export const loader = () => redirect('/pages/wishlist', 303);

/** The heart's form: `intent` (add or remove), `handle`, `return_to`. With `reply=data` it returns the list. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const form = parseFields(wishlistChange, fields);
  if (!form.ok) throw new Response('That is no product.', { status: 400 });
  const { handles } = await changeWishlist(context, form.value, (handles) =>
    getProductsByHandles(context, handles),
  );
  const noStore = { 'Cache-Control': 'no-store' };
  if (fields.get('reply') === 'data') {
    return Response.json({ handles } satisfies WishlistReply, { headers: noStore });
  }
  const path = safePath(fields.get('return_to'), '/pages/wishlist');
  return redirect(path, { status: 303, headers: noStore });
}
