import type { Context } from '~/platform/context.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import type { InquiryKind } from './inquiry-form';

const deadlineMs = 3000;

/** Posts a validated form to CONTACT_URL as JSON, without retries, so that none arrives twice. Throws Unavailable. */
export async function sendInquiry(
  context: Context,
  inquiry: { form: InquiryKind; page: string; fields: Record<string, string> },
): Promise<void> {
  const { CONTACT_URL, STORE } = context.env;
  if (!CONTACT_URL) throw new Unavailable('inquiries', new Error('CONTACT_URL is not set'));
  const reply = await context.fetchService(
    CONTACT_URL,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...inquiry, store: STORE }),
    },
    { service: 'inquiries', operation: inquiry.form, deadlineMs },
  );
  if (reply.status >= 300) throw new Unavailable('inquiries', new Error(`HTTP ${reply.status}`));
}
