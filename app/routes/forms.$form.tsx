import { useActionData, useLoaderData } from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@shopify/remix-oxygen';
import { fullName } from '~/features/account/account';
import { findProfile } from '~/features/account/customer.server';
import { findOrderPath } from '~/features/guest-orders/guest-orders';
import { isInquiryKind, readInquiry, type InquiryKind } from '~/features/inquiries/inquiry-form';
import { orderNumber } from '~/features/inquiries/order-number';
import { sendInquiry } from '~/features/inquiries/send-inquiry.server';
import { InquiryForm } from '~/features/inquiries/ui/inquiry-form';
import type { Context } from '~/platform/context.server';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { safePath } from '~/platform/http/redirects';
import { optional } from '~/platform/optional.server';
import { hasAdminApi } from '~/services/shopify-admin/admin-settings';
import type { RouteHandle } from '~/route-handle';
import { pageMeta } from '~/ui/page-meta';

const titles = { contact: 'Write to us', trade: 'Apply for a trade account' };
const notSent =
  'We couldn’t send this right now. Your message is still here: please try again in a moment, or email us.';
const maybeSent = 'It may have reached us anyway. Sending it twice does no harm.';

// Fits the longest message, URL-encoded, in any writing system.
export const handle = { maxFormBytes: 64 * 1024 } satisfies RouteHandle;

// The form may contain a customer's name and email.
export const headers = () => noStore;

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? pageMeta(loaded.seo) : [];

function formOf(context: Context, form: string | undefined): InquiryKind {
  if (!isInquiryKind(form) || !context.env.CONTACT_URL) throw new Response(null, { status: 404 });
  return form;
}

async function knownOf(context: Context): Promise<Record<string, string>> {
  const order = orderNumber((context.url.searchParams.get('order') ?? '').slice(0, 40));
  if (!order) return {};
  const profile = await optional(
    context,
    'inquiry-customer-unavailable',
    findProfile(context),
    null,
  );
  return profile ? { order, name: fullName(profile), email: profile.email } : { order };
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const form = formOf(context, params.form);
  const seo = { title: titles[form], siteName: context.env.SITE_NAME, hidden: true };
  const findOrder = hasAdminApi(context.env) ? findOrderPath : undefined;
  return { form, known: await knownOf(context), findOrder, seo };
}

/** Redirects with `?sent=`. Returns 400 for invalid fields, 503 during an outage. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = formOf(context, params.form);
  const posted = await readForm(request);
  const page = safePath(posted.get('return_to'), `/forms/${form}`);
  const { fields, ...state } = readInquiry(form, posted);
  if (!fields) return data({ ...state, page, problem: null }, { status: 400 });
  // Bots get the same reply, but nothing is sent.
  const outcome = posted.get('homepage')
    ? 'done'
    : await sendInquiry(context, { form, page, fields });
  if (outcome !== 'done') {
    const problem = outcome === 'unclear' ? `${notSent} ${maybeSent}` : notSent;
    return data({ ...state, page, problem }, { status: 503 });
  }
  const back = new URL(page, context.env.SITE_URL);
  back.searchParams.set('sent', form);
  return redirect(`${back.pathname}${back.search}#${form}-form`, 303);
}

export default function FormPage() {
  const { form, known, findOrder } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  return (
    <div className="frame pt-14 pb-20 md:pt-20">
      <div className="mx-auto max-w-[42rem]">
        <h1 className="mb-10 heading-lg">{titles[form]}</h1>
        <InquiryForm
          kind={form}
          returnTo={state?.page ?? `/forms/${form}`}
          known={known}
          state={state}
          problem={state?.problem}
          findOrder={findOrder}
        />
      </div>
    </div>
  );
}
