/** `/cart`: the cart page, the drawer's data, and the action of every cart form. */
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import { answerForm } from '~/features/cart/answer-form.server';
import type { CartReply } from '~/features/cart/cart';
import { getCartView } from '~/features/cart/cart.server';
import { CartPage } from '~/features/cart/ui/cart-page';
import { shareParams } from '~/features/cart/cart-transfer';
import { readForm } from '~/platform/http/forms.server';
import { safePath } from '~/platform/http/redirects';
import { resolveVariant, type Unresolved } from './resolve-variant.server';

const unstored = { 'Cache-Control': 'no-store' };

export const headers: HeadersFunction = () => unstored;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Cart | ${page?.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const view = await getCartView(context);
  const { session, env } = context;
  const said = {
    notice: session.takeFlash('bag'),
    problem: session.takeFlash('bag-problem'),
  };
  const problem = session.takeFlash('bag-code');
  const code = session.takeFlash('bag-code-tried') ?? '';
  const tried = problem ? { code, problem } : undefined;
  const status = view.unavailable ? 503 : 200;
  const items = view.bag && shareParams(view.bag.lines);
  const shared = items && new URL(`/cart/import?${items}`, env.SITE_URL).href;
  return data({ ...view, ...said, tried, shared, siteName: env.SITE_NAME }, { status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const unpicked = await resolveVariant(context, fields);
  if (unpicked) return replyUnresolved(unpicked, fields);
  const answer = await answerForm(context, fields);
  if ('leaveTo' in answer) return redirect(answer.leaveTo, { status: 303, headers: unstored });
  const { reply, status } = answer;
  if (fields.get('reply') === 'data' || status !== 200) return data<CartReply>(reply, { status });
  // A failure without a message stays silent: the cart page shows what is really in the cart.
  const text = reply.ok ? notices[reply.intent] : reply.message;
  const kind = reply.ok ? 'bag' : reply.about === 'code' ? 'bag-code' : 'bag-problem';
  if (text) context.session.flash(kind, text);
  if (kind === 'bag-code') context.session.flash('bag-code-tried', String(fields.get('code')));
  return redirect(reply.ok ? safePath(fields.get('return_to'), '/cart') : '/cart', 303);
}

function replyUnresolved({ goTo, message, status }: Unresolved, fields: FormData) {
  const reply: CartReply = { ok: false, intent: 'add', message };
  const asData = fields.get('reply') === 'data' || status === 503;
  return asData ? data<CartReply>(reply, { status }) : redirect(goTo, 303);
}

/** Messages on the next page after a plain form post. */
const notices: Record<string, string> = {
  add: 'Added to bag',
  update: 'Your bag was updated.',
  remove: 'The item was removed from your bag.',
  save: 'Saved for later.',
  restore: 'Moved to your bag.',
  unsave: 'The item was removed from your list.',
  discount: 'Your discount code was applied.',
  undiscount: 'The discount code was removed.',
};

/** Any reply of the action may have changed the cart, even a refusal. */
export const shouldRevalidate = () => true;

export default function CartRoute() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<CartReply>();
  return <CartPage {...page} problem={reply?.message ?? page.problem} />;
}
