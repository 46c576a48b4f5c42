import { useLoaderData, useNavigate } from '@remix-run/react';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@shopify/remix-oxygen';
import { useEffect, useRef, useState } from 'react';
import { seesPrivacySignal } from '~/features/analytics/consent';
import { consentOf, isOnByDefault, setConsentCookie } from '~/features/analytics/consent.server';
import { signalRespected } from '~/features/analytics/ui/consent-notice';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { safePath } from '~/platform/http/redirects';
import type { RouteHandle } from '~/route-handle';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';

export const handle = { limit: 'choices' } satisfies RouteHandle;

export const headers = () => noStore;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Your privacy | ${page?.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export function loader({ context }: LoaderFunctionArgs) {
  const { analytics, marketing, chosen, signal } = consentOf(context);
  const { SITE_NAME: siteName, ACCOUNTS } = context.env;
  const withoutAccounts = ACCOUNTS === 'off';
  const onByDefault = isOnByDefault(context);
  return {
    ...{ consent: { analytics, marketing }, chosen, signal, onByDefault },
    ...{ siteName, withoutAccounts },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  setConsentCookie(context, fields);
  return redirect(safePath(fields.get('return_to'), '/consent'), {
    status: 303,
    headers: noStore,
  });
}

const isChanged = (form: HTMLFormElement | null): boolean =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])].some(
    ({ checked, defaultChecked }) => checked !== defaultChecked,
  );

export default function ConsentPage() {
  const { consent, chosen, signal, onByDefault, withoutAccounts } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // A new key resets the checkboxes to the loaded values. After the visitor changes a checkbox, the key stays the same.
  const [keptKey, setKeptKey] = useState<string>();
  const keepBoxes = () => setKeptKey((key) => key ?? String(signal));
  useEffect(() => {
    // Browser extensions may show Global Privacy Control only to scripts, and not send its header.
    if (signal || !seesPrivacySignal()) return;
    // Changed before hydration.
    if (isChanged(form.current)) setKeptKey('false');
    navigate('?gpc=1', { replace: true, preventScrollReset: true });
  }, [signal, navigate]);
  const purposes = withoutAccounts
    ? 'your bag, your wishlist and your country'
    : 'your bag, your wishlist, your country and your account';
  return (
    <div className="frame max-w-2xl py-20 md:py-28">
      <h1 className="heading-lg">Your privacy</h1>
      <p className="mt-4 text-muted">
        The shop itself needs cookies: for {purposes}. It also remembers which products you’ve
        viewed and which notices you’ve closed.{' '}
        {onByDefault
          ? 'Everything else is on unless you turn it off here.'
          : 'Everything else is off until you agree.'}
      </p>
      {signal && !consent.analytics && !consent.marketing && (
        <p className="mt-4 text-muted">{signalRespected} Your choices here still apply.</p>
      )}
      {chosen && (
        <p className="mt-4 small text-muted" role="status">
          These are your current choices. You can change them at any time.
        </p>
      )}
      <form
        key={keptKey ?? String(signal)}
        ref={form}
        onChange={keepBoxes}
        method="post"
        action="/consent"
        className="mt-8 grid gap-6"
      >
        <input type="hidden" name="return_to" value="/consent" />
        {signal && <input type="hidden" name="gpc" value="1" />}
        <Checkbox
          label="Analytics: how the shop is used, so that we can fix and improve it"
          name="analytics"
          value="yes"
          defaultChecked={consent.analytics}
        />
        <Checkbox
          label="Marketing: ads on other sites for products you viewed here"
          name="marketing"
          value="yes"
          defaultChecked={consent.marketing}
        />
        <div className="flex flex-wrap gap-3">
          <Button>Save my choices</Button>
          <Button name="all" value="no" look="outline">
            Necessary only
          </Button>
        </div>
      </form>
    </div>
  );
}
