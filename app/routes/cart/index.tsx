/** Also returns the cart drawer's data and handles all cart forms. */
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { useState } from 'react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import { cartFlash } from '~/features/cart/cart-flash.server';
import type { CartReply } from '~/features/cart/cart-view';
import { QuickAdd } from '~/features/cart/ui/add-to-cart/quick-add';
import { CartPage } from '~/features/cart/ui/cart-page';
import { useCart } from '~/features/cart/ui/cart-provider';
import { ProductCarousel } from '~/features/catalog/ui/product-page/product-carousel';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { safePath } from '~/platform/http/redirects';
import type { RouteHandle } from '~/route-handle';
import { loadCartPage } from './cart-page.server';
import { submitCartForm } from './submit-cart-form.server';

export const handle = { limit: 'cart' } satisfies RouteHandle;

export const headers: HeadersFunction = () => noStore;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Cart | ${page?.siteName}` },
  { name: 'robots', content: 'noindex' },
];

/** 503 if the cart can't be read. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = await loadCartPage(context);
  return data(page, { status: page.unavailable ? 503 : 200 });
}

/**
 * With `reply=data`, returns data. Otherwise shows a form again in place if it failed and its input must be kept. After
 * other forms, redirects (303) to a page that shows the message.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const outcome = await submitCartForm(context, fields);
  if ('redirectTo' in outcome)
    return redirect(outcome.redirectTo, { status: 303, headers: noStore });
  const { reply, status } = outcome;
  // Another code was entered since.
  if (reply.intent === 'discount') context.session.takeFlash(cartFlash.linkedCode);
  if (fields.get('reply') === 'data') return data<CartReply>(reply, { status });
  // A redirect keeps a reload from submitting the form again. A form whose input must be kept is shown again in place,
  // without a redirect. A refused code needs no form in place, because the session keeps the code.
  const isKept = reply.tried !== undefined || reply.gift || reply.back;
  const inPlace = !reply.ok && (isKept || (status >= 400 && reply.field !== 'code'));
  if (inPlace) return data<CartReply>(reply, { status: status === 200 ? 409 : status });
  const text = reply.message ?? (reply.ok ? notices[reply.intent] : undefined);
  const { session } = context;
  const { notice, problem, undo, toChoose, codeProblem, triedCode } = cartFlash;
  // Discards messages of earlier forms that weren't shown.
  for (const earlier of [notice, problem, undo, toChoose]) session.takeFlash<unknown>(earlier);
  const isAtField = reply.field === 'code' && reply.intent !== 'checkout';
  const kind = reply.ok ? notice : isAtField ? codeProblem : problem;
  if (reply.undo && JSON.stringify(reply.undo).length < maxUndo) session.flash(undo, reply.undo);
  else if (text) session.flash(kind, text);
  if (kind === codeProblem) session.flash(triedCode, String(fields.get('code') ?? ''));
  return redirect(reply.ok ? safePath(fields.get('return_to'), '/cart') : '/cart', 303);
}

/** In characters. The cookie's maximum size is 4 KB. */
const maxUndo = 500;

const notices: Record<string, string> = {
  add: 'Added to bag',
  'add-all': 'Added to bag',
  update: 'Your bag was updated.',
  change: 'Your bag was updated.',
  remove: 'The item was removed from your bag.',
  save: 'Saved for later.',
  restore: 'Moved to your bag.',
  unsave: 'The item was removed from your list.',
  discount: 'Your code was applied.',
  undiscount: 'The discount code was removed.',
  ungift: 'The gift card was removed from your bag.',
  note: 'Your note was saved.',
  gift: 'Your gift message was saved.',
  wrap: 'Your bag was updated.',
  pickup: 'Your bag was updated.',
};

/** Even a refused form may have changed the cart. */
export const shouldRevalidate = () => true;

export default function CartRoute() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<CartReply>();
  const wrong = reply?.tried === undefined && !reply?.gift ? undefined : reply;
  const { view } = useCart();
  const [opened] = useState(page);
  // The reply came with the document, and the bag may have changed since.
  const isOutdated = view !== undefined && view.cart !== opened.cart;
  const problem = (isOutdated ? undefined : reply?.message) ?? page.problem;
  // The bag's forms also show the text that was typed, and what is wrong with it.
  const tried =
    reply?.tried !== undefined && reply.field === 'code'
      ? { code: reply.tried ?? '', problem: reply.message ?? '' }
      : page.tried;
  const { carousel, ...shown } = page;
  return (
    <CartPage
      {...shown}
      {...{ problem, wrong, tried }}
      back={reply?.back}
      below={(empty) =>
        carousel?.empty === empty && (
          <div className="border-t border-stone print:hidden">
            <ProductCarousel {...carousel} action={(product) => <QuickAdd product={product} />} />
          </div>
        )
      }
    />
  );
}
