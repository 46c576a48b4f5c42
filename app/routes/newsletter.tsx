import { Form, useActionData, useLoaderData } from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@shopify/remix-oxygen';
import { useEffect } from 'react';
import { publish } from '~/features/analytics/bus';
import { getTheme } from '~/features/navigation/theme.server';
import type { NewsletterReply } from '~/features/newsletter/newsletter-form';
import { joinNewsletter } from '~/features/newsletter/newsletter.server';
import { popupSeenKey, popupSeenSeconds } from '~/features/newsletter/popup-settings';
import { NewsletterFields } from '~/features/newsletter/ui/newsletter-form';
import { readForm } from '~/platform/http/forms.server';
import { safePath } from '~/platform/http/redirects';
import { textFlash } from '~/platform/session/flash.server';
import type { RouteHandle } from '~/route-handle';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';

export const handle = { limit: 'newsletter' } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Newsletter | ${page?.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const joinedFlash = textFlash('newsletter');

/** Never /newsletter. */
function pageBefore(path: unknown): string {
  const from = safePath(path, '/');
  return from.startsWith('/newsletter') ? '/' : from;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  return {
    joined: params.has('joined'),
    justJoined: context.session.takeFlash(joinedFlash) !== undefined,
    from: pageBefore(params.get('from')),
    siteName: context.env.SITE_NAME,
    texts: (await getTheme(context)).newsletter,
  };
}

type Reply = NewsletterReply & { email?: string; from?: string };

/** With `reply=data`, returns data; otherwise redirects after success. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const reply = await joinNewsletter(context, fields);
  const { joined, message, limited } = reply;
  const from = pageBefore(fields.get('return_to'));
  if (joined) context.cookies.set(popupSeenKey, '1', { maxAge: popupSeenSeconds, httpOnly: false });
  if (message) {
    const init = limited ? { status: 429, headers: { 'Retry-After': '60' } } : { status: 400 };
    return data<Reply>({ joined, message, email: fields.get('email')?.toString(), from }, init);
  }
  if (fields.get('reply') === 'data') return data<Reply>(reply);
  if (joined) context.session.flash(joinedFlash, 'joined');
  // The provider's failures aren't shown.
  return redirect(joined ? `/newsletter?${new URLSearchParams({ joined: '', from })}` : from, 303);
}

export default function NewsletterPage() {
  const { joined, justJoined, from, texts } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  useEffect(() => {
    if (justJoined) publish({ type: 'newsletter' });
  }, [justJoined]);
  if (joined && !refused) {
    return (
      <EmptyState
        heading="h1"
        title={texts.thanks.title}
        action={<ButtonLink to={from}>Continue Shopping</ButtonLink>}
      >
        <span role="status">{texts.thanks.text}</span>
      </EmptyState>
    );
  }
  return (
    <div className="frame max-w-2xl py-20 md:py-28">
      <h1 className="heading-lg">{texts.title}</h1>
      <p className="mt-4 mb-8 text-muted">{texts.text}</p>
      <Form method="post" action="/newsletter" noValidate>
        <NewsletterFields
          returnTo={refused?.from ?? from}
          email={refused?.email}
          error={refused?.message}
        />
      </Form>
    </div>
  );
}
