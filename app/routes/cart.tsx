/** `/cart`: the bag page, what the drawer reads, and where every bag form goes. spec §2, §4. */
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import { answerForm } from '~/features/cart/answer-form.server';
import type { BagReply } from '~/features/cart/cart';
import { readBag } from '~/features/cart/cart.server';
import { BagPage } from '~/features/cart/ui/bag-page';
import { readForm } from '~/platform/forms.server';
import { safePath } from '~/platform/redirects';

const unstored = { 'Cache-Control': 'no-store' };

export const headers: HeadersFunction = () => unstored;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Cart | ${page?.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const view = await readBag(context);
  const notice = context.session.takeFlash('bag');
  const status = view.unavailable ? 503 : 200;
  return data({ ...view, notice, siteName: context.env.SITE_NAME }, { status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const answer = await answerForm(context, fields);
  if ('leaveTo' in answer) return redirect(answer.leaveTo, { status: 303, headers: unstored });
  const { reply, status } = answer;
  const scripted = fields.get('reply') === 'data';
  if (!scripted && reply.ok) {
    const notice = notices[reply.intent];
    if (notice) context.session.flash('bag', notice);
    return redirect(safePath(fields.get('return_to'), '/cart'), { status: 303 });
  }
  // Nothing to say: the bag page shows how things stand.
  if (!scripted && !reply.message) return redirect('/cart', { status: 303 });
  return data<BagReply>(reply, { status });
}

/** What a plain form's next page says. */
const notices: Record<string, string> = {
  add: 'Added to bag',
  update: 'Your bag was updated.',
  remove: 'The item was removed from your bag.',
  discount: 'Your discount code was applied.',
  undiscount: 'The discount code was removed.',
};

/** Any answer of the action may have changed the bag, a refused one too. */
export const shouldRevalidate = () => true;

export default function CartRoute() {
  const { bag, unavailable, notice } = useLoaderData<typeof loader>();
  const reply = useActionData<BagReply>();
  return <BagPage {...{ bag, unavailable, notice, reply }} />;
}
