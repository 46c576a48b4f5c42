/** `/orders/find?order=`. The parameter only fills in the order number; an order opens only with its email. */
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { useId } from 'react';
import type { FormReply } from '~/features/account/account-forms';
import { FieldsProblem, Problem } from '~/features/account/ui/notices';
import { FormField, useValidatedForm } from '~/features/account/ui/validated-form';
import { guestOrderFlash } from '~/features/guest-orders/guest-order-flash.server';
import { findOrderFields, guestOrderPath } from '~/features/guest-orders/guest-orders';
import { findOrder, type FindProblem } from '~/features/guest-orders/guest-orders.server';
import { findOrderForm } from '~/features/guest-orders/order-search';
import { parseFields } from '~/platform/http/form-fields';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import type { RouteHandle } from '~/route-handle';
import { Button } from '~/ui/button';
import { accountHeaders, accountMeta } from '../accounts/account-route';
import { redirectTo, tooOften } from '../accounts/account-route.server';
import { requireGuestOrders } from './guest-orders-route.server';

export const handle = { guestOrders: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Find an order');

export function loader({ context }: LoaderFunctionArgs) {
  requireGuestOrders(context);
  const { SITE_NAME: siteName, ACCOUNTS, CONTACT_URL } = context.env;
  return {
    siteName,
    closed: context.session.takeFlash(guestOrderFlash.closed),
    order: (context.url.searchParams.get('order') ?? '').trim().slice(0, 40),
    hasAccounts: ACCOUNTS !== 'off',
    canAsk: Boolean(CONTACT_URL),
  };
}

interface FindReply extends FormReply {
  /** No order has this number and email. */
  isUnknown?: boolean;
}

const statusOf: Record<FindProblem['kind'], number> = {
  unknown: 422,
  limited: 429,
  unavailable: 503,
};

export async function action({ request, context }: ActionFunctionArgs) {
  requireGuestOrders(context);
  const fields = await readForm(request);
  const values = Object.fromEntries(
    ['order', 'email'].map((name) => [name, String(fields.get(name) ?? '')]),
  );
  const reply: FindReply = { form: 'find-order', values, errors: {} };
  const parsed = parseFields(findOrderForm, fields);
  if (!parsed.ok)
    return data({ ...reply, errors: parsed.error }, { status: 400, headers: noStore });
  const found = await findOrder(context, parsed.value);
  if (found.ok) return redirectTo(guestOrderPath);
  const { kind, message } = found.error;
  return data<FindReply>(
    { ...reply, problem: message, isUnknown: kind === 'unknown' },
    { status: statusOf[kind], headers: kind === 'limited' ? tooOften : noStore },
  );
}

export default function FindOrder() {
  const { order, closed, hasAccounts, canAsk } = useLoaderData<typeof loader>();
  const reply = useActionData<FindReply>();
  const checks = useValidatedForm({ schema: findOrderFields, show: 'touched', reply });
  const { state, formAction } = useNavigation();
  const isSending = state !== 'idle' && formAction !== undefined;
  const problem = useId();
  // The message doesn't reveal which field was wrong.
  const marked = checks.refused &&
    reply?.isUnknown && { 'aria-invalid': true, 'aria-describedby': problem };
  return (
    <div className="frame band">
      <div className="mx-auto max-w-lg">
        <h1 className="heading-lg">Find an order</h1>
        <p className="mt-3 text-muted">
          See where your order is, without an account. You need its number and the email you ordered
          with; both are in the order’s email.
        </p>
        <Form method="post" className="mt-8 grid gap-5" {...checks.form}>
          {reply?.problem && <Problem id={problem}>{reply.problem}</Problem>}
          {!reply && closed && <Problem>{closed}</Problem>}
          {checks.refused && <FieldsProblem errors={reply?.errors} />}
          <FormField
            label="Order number"
            name="order"
            autoComplete="off"
            required
            defaultValue={reply?.values.order ?? order}
            error={checks.errorOf('order')}
            {...marked}
          />
          <FormField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={reply?.values.email}
            error={checks.errorOf('email')}
            {...marked}
          />
          <Button wide disabled={isSending}>
            {isSending ? 'Looking' : 'Find order'}
          </Button>
        </Form>
        {(hasAccounts || canAsk) && (
          <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 small">
            {hasAccounts && (
              <Link to="/accounts/my-orders" className="inline-block py-1 text-link">
                Orders in your account
              </Link>
            )}
            {canAsk && (
              <Link to="/forms/contact" className="inline-block py-1 text-link">
                Write to us
              </Link>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
