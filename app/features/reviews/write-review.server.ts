import type { Context } from '~/platform/context.server';
import { isUnavailable, NotSent } from '~/platform/fetch/unavailable';
import { fail, ok, type Result } from '~/platform/result';
import { takeTurn } from '~/platform/submission-lock.server';
import { sendReview, type ReviewRefusal } from '~/services/reviews/reviews.server';
import type { ReviewFields } from './review-form';

/** An identical review isn't sent again. The caller must check that the customer's order contains the product. */
export async function writeReview(
  context: Context,
  { order, product, fields }: { order: string; product: string; fields: ReviewFields },
): Promise<Result<undefined, ReviewRefusal | 'unavailable'>> {
  const { STORE: store } = context.env;
  const { locale } = context.market.store;
  const turn = await takeTurn(context, ['review', order, product, JSON.stringify(fields)]);
  if (turn.earlier === 'done') return ok(undefined);
  try {
    const sent = await sendReview(context, { store, product, order, ...fields, locale });
    await turn.finish(sent.ok ? 'done' : 'failed');
    return sent;
  } catch (error) {
    const isNotSent = isUnavailable(error) && error.cause instanceof NotSent;
    await turn.finish(isNotSent ? 'failed' : 'unclear');
    if (!isUnavailable(error)) throw error;
    context.log.error('review-failed', { error });
    return fail('unavailable');
  }
}
