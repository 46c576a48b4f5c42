/** Gift card codes are only sent by POST, so that no URL, cookie or log contains them. */
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@shopify/remix-oxygen';
import {
  flashBalance,
  getGiftCardBalance,
  takeBalance,
} from '~/features/cart/gift-card-balance.server';
import { giftCardBalancePath } from '~/features/cart/gift-card-code';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import type { RouteHandle } from '~/route-handle';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { pageMeta } from '~/ui/page-meta';
import { useInvalidFocus } from '~/ui/use-invalid-focus';

export const handle = { limit: 'gift-card' } satisfies RouteHandle;

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get('Retry-After');
  return wait === null ? noStore : { ...noStore, 'Retry-After': wait };
};

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? pageMeta(page.seo) : [];

export const loader = ({ context }: LoaderFunctionArgs) => ({
  card: takeBalance(context),
  seo: { title: 'Gift card balance', siteName: context.env.SITE_NAME, hidden: true },
});

/** In characters. */
const longestEcho = 60;

export async function action({ request, context }: ActionFunctionArgs) {
  const typed = String((await readForm(request)).get('code') ?? '');
  const found = await getGiftCardBalance(context, typed);
  if (found.ok) {
    flashBalance(context, found.value);
    return redirect(giftCardBalancePath, { status: 303, headers: noStore });
  }
  const { status, message, seconds } = found.error;
  const headers = new Headers(noStore);
  if (seconds !== undefined) headers.set('Retry-After', String(seconds));
  return data({ message, typed: typed.slice(0, longestEcho) }, { status, headers });
}

export default function GiftCardBalancePage() {
  const { card } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const locale = useLocale();
  const sending = useNavigation().formMethod === 'POST';
  const shown = sending ? undefined : refused;
  const form = useInvalidFocus<HTMLFormElement>(shown);
  return (
    <div className="frame band">
      <div className="mx-auto max-w-md">
        <h1 className="heading-lg">Gift card balance</h1>
        <p className="mt-4 text-muted">The code is in the email with the gift card.</p>
        <div role="status">
          {card && !refused && (
            <p className="mt-8 bg-sand px-5 py-4">
              Gift card ending {card.ending}: <strong>{formatMoney(card.balance, locale)}</strong>{' '}
              left.
            </p>
          )}
        </div>
        <Form ref={form} method="post" action={giftCardBalancePath} className="mt-8 grid gap-5">
          <Field
            key={card?.ending}
            label="Gift card code"
            name="code"
            defaultValue={refused?.typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            required
            error={shown?.message}
          />
          <Button wide>{sending ? 'Checking' : 'Check balance'}</Button>
        </Form>
      </div>
    </div>
  );
}
