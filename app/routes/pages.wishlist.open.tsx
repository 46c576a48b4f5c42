/** The list opens on a button press, because mail scanners follow emailed links. */
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@shopify/remix-oxygen';
import { readLink } from '~/features/wishlist/wishlist-link.server';
import { openMailedLink } from '~/features/wishlist/wishlist.server';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import type { RouteHandle } from '~/route-handle';
import { Button, ButtonLink } from '~/ui/button';
import { wishlistSources } from './page-loaders/wishlist-sources.server';

export const handle = { secretUrl: true } satisfies RouteHandle;

export const headers = () => noStore;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Wishlist | ${page?.siteName}` },
  { name: 'robots', content: 'noindex' },
];

const gone = 410;

export async function loader({ context }: LoaderFunctionArgs) {
  const link = context.url.searchParams.get('link') ?? '';
  const email = await readLink(context, link);
  const { SITE_NAME: siteName } = context.env;
  return email
    ? data({ siteName, link, email }, { headers: noStore })
    : data({ siteName, link: '', email: null }, { status: gone, headers: noStore });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const link = (await readForm(request)).get('link')?.toString() ?? '';
  const opened = await openMailedLink(context, link, wishlistSources(context));
  if (!opened.ok) return data({ dead: true }, { status: gone, headers: noStore });
  return redirect('/pages/wishlist', { status: 303, headers: noStore });
}

export default function OpenWishlistPage() {
  const { link, email } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="frame max-w-2xl py-20 md:py-28">
      <h1 className="heading-lg">Wishlist</h1>
      {email && !refused ? (
        <>
          <p className="mt-4 mb-8 text-muted">
            Open the wishlist of <strong className="break-words text-ink">{email}</strong> on this
            device? What you’ve saved here will be added to it. If you don’t know this address,
            leave this page.
          </p>
          <Form method="post" action="/pages/wishlist/open">
            <input type="hidden" name="link" value={link} />
            <Button>Open this wishlist</Button>
          </Form>
        </>
      ) : (
        <>
          <p className="mt-4 mb-8 text-muted" role="status">
            This link no longer works. Links work for one hour, in the shop that sent them.
          </p>
          <ButtonLink to="/pages/wishlist">Go to your wishlist</ButtonLink>
        </>
      )}
    </div>
  );
}
