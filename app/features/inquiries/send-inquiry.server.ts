import type { Context } from '~/platform/context.server';
import { isUnavailable, NotSent, Unavailable } from '~/platform/fetch/unavailable';
import { takeTurn, type Outcome } from '~/platform/submission-lock.server';
import type { InquiryKind } from './inquiry-form';

interface Inquiry {
  form: InquiryKind | 'return';
  page: string;
  fields: Record<string, string>;
}

const deadlineMs = 3000;

/**
 * Posts JSON to CONTACT_URL, without a retry. The same content isn't sent twice within five minutes.
 * 'unclear': the message may have arrived. Throws Unavailable without CONTACT_URL.
 */
export async function sendInquiry(context: Context, inquiry: Inquiry): Promise<Outcome> {
  const { form, fields } = inquiry;
  const turn = await takeTurn(context, ['inquiry', form, JSON.stringify(fields)]);
  if (turn.earlier === 'done') return 'done';
  const outcome = await postInquiry(context, inquiry, turn.id);
  await turn.finish(outcome);
  return outcome;
}

/** Like `sendInquiry`, for callers that have a submission lock. `id` is the idempotency key. */
export async function postInquiry(
  { env, log, fetchService }: Context,
  inquiry: Inquiry,
  id: string,
): Promise<Outcome> {
  const { CONTACT_URL, CONTACT_FORM_ID: formId, STORE } = env;
  if (!CONTACT_URL) throw new Unavailable('inquiries', new Error('CONTACT_URL is not set'));
  const { form } = inquiry;
  try {
    const { status } = await fetchService(
      CONTACT_URL,
      {
        method: 'POST',
        headers: {
          // Without this header, some form services answer with a redirect.
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({ ...inquiry, store: STORE, formId }),
      },
      { service: 'inquiries', operation: form, deadlineMs },
    );
    if (status < 300) return 'done';
    log.error('inquiry-failed', { form, status });
    // A redirect may lead to a thank-you page, so it isn't a failure.
    return status < 400 ? 'unclear' : 'failed';
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error('inquiry-failed', { form, error });
    return error.cause instanceof NotSent ? 'failed' : 'unclear';
  }
}
