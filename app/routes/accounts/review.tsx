/** `/accounts/my-orders/order/review?id=&product=` */
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { orderFlash } from '~/features/account/account-flash.server';
import { getProfile } from '~/features/account/customer.server';
import { getOrder } from '~/features/account/customer.server';
import type { EndedSession } from '~/features/account/account-forms';
import { orderPath } from '~/features/account/order-paths';
import { AccountLayout, AccountUnavailable } from '~/features/account/ui/account-layout';
import { isHandle } from '~/features/catalog/handle';
import { readReviewForm, valuesOf, type ReviewReply } from '~/features/reviews/review-form';
import { displayName, reviewFormPath } from '~/features/reviews/reviews';
import { ReviewForm } from '~/features/reviews/ui/review-form';
import { writeReview } from '~/features/reviews/write-review.server';
import type { Context } from '~/platform/context.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { ok } from '~/platform/result';
import type { RouteHandle } from '~/route-handle';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Picture } from '~/ui/picture';
import { accountHeaders, accountMeta } from './account-route';
import { keepTyped, queryForCustomer, redirectTo, requireCustomer } from './account-route.server';

export const handle = { account: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Write a review');

/** `id` and `handle` are '' if a parameter is invalid. Throws a 404 without a review service. */
function subjectOf({ env, url }: Context): { id: string; handle: string } {
  if (!env.REVIEWS_URL) throw new Response(null, { status: 404 });
  const id = url.searchParams.get('id') ?? '';
  const handle = url.searchParams.get('product') ?? '';
  return /^\d{1,20}$/.test(id) && isHandle(handle) ? { id, handle } : { id: '', handle: '' };
}

/** Null if the order lacks the product, 'early' if the order hasn't been sent. */
async function readLine(context: Context, token: string) {
  const { id, handle } = subjectOf(context);
  if (!id) return ok(null);
  const order = await getOrder(context, token, id);
  if (!order.ok) return order;
  if (!order.value) return ok(null);
  const { name, hasLeft, lines, knowsProducts } = order.value;
  if (!knowsProducts) throw new Unavailable('commerce', 'The products of the order are unknown');
  const line = lines.find(({ product }) => product?.handle === handle);
  if (!line) return ok(null);
  return ok(hasLeft ? { name, title: line.title, image: line.image } : ('early' as const));
}

export async function loader({ context }: LoaderFunctionArgs) {
  const subject = subjectOf(context);
  const { SITE_NAME: siteName } = context.env;
  const read = await queryForCustomer(context, async (token) => {
    const [line, profile] = await Promise.all([
      readLine(context, token),
      getProfile(context, token),
    ]);
    if (!line.ok) return line;
    return profile.ok ? ok({ line: line.value, profile: profile.value }) : profile;
  });
  const page = { siteName, ...subject };
  if (!read.ok) return data({ ...page, state: 'unread' as const }, 503);
  const { line, profile } = read.value;
  if (!line) return data({ ...page, state: 'none' as const }, 404);
  if (line === 'early') return data({ ...page, state: 'early' as const }, 409);
  const author = displayName(profile.firstName, profile.lastName);
  return data({ ...page, state: 'form' as const, line, author });
}

const tooEarly = 'This order hasn’t been sent yet. You can write a review once it’s on its way.';

const problems = {
  written: [409, 'You’ve already reviewed this product from this order. Thank you.'],
  refused: [400, 'We couldn’t accept this review. Please shorten or reword it.'],
  unavailable: [
    503,
    'We couldn’t send your review. Your text is still here: please try again in a moment.',
  ],
} as const;

export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await readForm(request);
  return keepTyped(
    context,
    () => submitReview(context, posted),
    (ended) => reply(posted, 401, { ended }),
  );
}

interface Reply extends ReviewReply {
  ended?: EndedSession;
}

const reply = (posted: FormData, status: number, changes: Partial<Reply>) =>
  data<Reply>({ values: valuesOf(posted), errors: {}, ...changes }, { status, headers: noStore });

async function submitReview(context: Context, posted: FormData) {
  const { id: order, handle: product } = subjectOf(context);
  requireCustomer(context);
  const fields = readReviewForm(posted);
  if (!fields.ok) return reply(posted, 400, { errors: fields.error });
  const line = await queryForCustomer(context, (token) => readLine(context, token));
  if (line.ok && !line.value) return reply(posted, 404, { problem: 'We can’t find that order.' });
  if (line.ok && line.value === 'early') return reply(posted, 409, { problem: tooEarly });
  const sent = line.ok
    ? await writeReview(context, { order, product, fields: fields.value })
    : line;
  if (!sent.ok) {
    const [status, problem] = problems[sent.error];
    return reply(posted, status, { problem });
  }
  context.session.flash(orderFlash, 'Thank you. We read every review before it is shown.');
  return redirectTo(orderPath(order));
}

export default function ReviewRoute() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { id, handle, state } = page;
  if (state === 'none' || (state === 'early' && !reply)) {
    return (
      <AccountLayout title="Write a review">
        <EmptyState
          under
          title={state === 'none' ? 'We can’t find that order' : 'You can’t review this order yet'}
          action={<ButtonLink to="/accounts/my-orders">See your orders</ButtonLink>}
        >
          {state === 'none' ? 'You can review products from your own orders.' : tooEarly}
        </EmptyState>
      </AccountLayout>
    );
  }
  if (state === 'unread' && !reply) {
    return (
      <AccountLayout title="Write a review">
        <AccountUnavailable retry={reviewFormPath(id, handle)} />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      title="Write a review"
      ended={reply?.ended}
      intro={
        <Link to={orderPath(id)} className="inline-block py-1 small text-link">
          Back to the order
        </Link>
      }
    >
      {state === 'form' && <Subject line={page.line} handle={handle} />}
      <ReviewForm author={state === 'form' ? page.author : ''} reply={reply} />
    </AccountLayout>
  );
}

const Subject = ({
  line: { name, title, image },
  handle,
}: {
  line: { name: string; title: string; image: Parameters<typeof Picture>[0] | null };
  handle: string;
}) => (
  <div className="mb-8 flex items-center gap-5">
    {image && (
      <Picture
        {...image}
        alt=""
        width={300}
        height={300}
        className="size-20 shrink-0 bg-sand object-cover"
      />
    )}
    <p>
      <Link to={`/products/${handle}`} className="font-medium hover:underline">
        {title}
      </Link>
      <span className="block small text-muted">Order {name}</span>
    </p>
  </div>
);
