/** `/pages/wishlist`: the list, and the form that attaches it to an e-mail. */
import { Form, useActionData, useLoaderData, useRevalidator } from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@shopify/remix-oxygen';
import * as v from 'valibot';
import { QuickAdd } from '~/features/cart/ui/add-to-cart/quick-add';
import { getProductsByHandles } from '~/features/catalog/catalog.server';
import { CardHeart } from '~/features/catalog/ui/product-card';
import { ProductGrid } from '~/features/catalog/ui/product-list/product-grid';
import { Heart } from '~/features/wishlist/ui/heart';
import { attachEmail, readWishlist, type FindProducts } from '~/features/wishlist/wishlist.server';
import type { Context } from '~/platform/context.server';
import { parseFields } from '~/platform/http/form-fields';
import { readForm } from '~/platform/http/forms.server';
import { optional } from '~/platform/optional.server';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';

const noStore = { 'Cache-Control': 'no-store' };
export const headers = () => noStore;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Wishlist | ${page?.siteName}` },
  { name: 'robots', content: 'noindex' },
];

/** Requests fifty products at a time; a list has at most two hundred. */
const finder =
  (context: Context): FindProducts =>
  async (handles) => {
    const parts = Array.from({ length: Math.ceil(handles.length / 50) }, (_, n) =>
      getProductsByHandles(context, handles.slice(n * 50, (n + 1) * 50)),
    );
    return (await Promise.all(parts)).flat();
  };

export async function loader({ context }: LoaderFunctionArgs) {
  const find = finder(context);
  const { handles, titles, email, stale } = await readWishlist(context, find);
  const found = await optional(context, 'wishlist-products-failed', find(handles), null);
  const products = found ?? [];
  const shown = new Set(products.map(({ handle }) => handle));
  const others = handles
    .filter((handle) => !shown.has(handle))
    .map((handle) => ({ handle, title: titles[handle] || handle }));
  const { SITE_NAME: siteName } = context.env;
  return { products, others, unavailable: found === null, email, stale, siteName };
}

const validEmail = 'Please enter a valid email address.';

const emailForm = v.object({
  email: v.pipe(
    v.string('This field is required.'),
    v.trim(),
    v.nonEmpty('This field is required.'),
    v.maxLength(254, validEmail),
    v.email(validEmail),
  ),
});

/** Attaches an e-mail to the list. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await readForm(request));
  const form = parseFields(emailForm, fields);
  if (!form.ok) {
    return data({ sent: fields.email?.toString(), error: form.error.email }, { status: 400 });
  }
  const { stale } = await attachEmail(context, form.value.email, finder(context));
  if (!stale) return redirect('/pages/wishlist#keep', { status: 303, headers: noStore });
  const error = "We can't keep it right now. Please try again in a moment.";
  return data({ sent: form.value.email, error }, { status: 503 });
}

export default function WishlistPage() {
  const { products, others, unavailable, email, stale } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const heart = (product: { handle: string; title: string }) => (
    <Heart product={product} onChange={revalidate} />
  );
  return (
    <div className="frame pt-14 pb-20 md:pt-20">
      <h1 className="heading-xl">Wishlist</h1>
      {stale && (
        <p className="mt-5 text-muted" role="status">
          We can’t reach your saved list right now. This is what this device remembers.
        </p>
      )}
      {unavailable && (
        <p className="mt-5 text-muted" role="status">
          We can’t show these products right now. They stay on your list.
        </p>
      )}
      {products.length + others.length === 0 && (
        <EmptyState
          under
          title="Nothing saved yet"
          action={<ButtonLink to="/collections/all">Find something</ButtonLink>}
        >
          Press the heart on a product to keep it here.
        </EmptyState>
      )}
      <div className="mt-10">
        {products.length > 0 && <h2 className="sr-only">Saved products</h2>}
        <CardHeart.Provider value={heart}>
          <ProductGrid products={products} action={(product) => <QuickAdd product={product} />} />
        </CardHeart.Provider>
      </div>
      {others.length > 0 && (
        <ul className="mt-10 border-t border-stone">
          {others.map((product) => (
            <li key={product.handle} className="flex items-center gap-4 border-b border-stone py-2">
              <span className="grow text-muted">
                {product.title}
                {!unavailable && ': no longer available'}
              </span>
              {heart(product)}
            </li>
          ))}
        </ul>
      )}
      <WishlistEmail email={email} sent={refused?.sent} error={refused?.error} />
    </div>
  );
}

interface WishlistEmailProps {
  /** Masked e-mail that the list is attached to. */
  email: string | null;
  /** The value that was sent and refused. */
  sent?: string;
  error?: string;
}

/** Attaches the list to an e-mail, so that it can be opened on another device. */
function WishlistEmail({ email, sent, error }: WishlistEmailProps) {
  return (
    <section id="keep" className="mt-20 max-w-xl border-t border-stone pt-10">
      <h2 className="heading-md">Take it with you</h2>
      <p className="mt-3 text-muted" role="status">
        {email
          ? `Your wishlist is kept for ${email}. Another address opens the list that belongs to it.`
          : 'Add your e-mail address, and you find this list again on your other devices.'}
      </p>
      <Form
        method="post"
        // The form is below the whole list; the fragment scrolls to it and its result.
        action="/pages/wishlist#keep"
        replace
        noValidate
        className="mt-6 flex items-start gap-3 [&_button]:shrink-0"
      >
        <div className="min-w-0 grow">
          <Field
            label="E-mail address"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={sent}
            error={error}
          />
        </div>
        <Button className="mt-7">Keep it</Button>
      </Form>
    </section>
  );
}
