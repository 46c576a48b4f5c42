import {
  useActionData,
  useLoaderData,
  useRevalidator,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@shopify/remix-oxygen';
import { useState } from 'react';
import { QuickAdd } from '~/features/cart/ui/add-to-cart/quick-add';
import { getBestSellers } from '~/features/catalog/catalog.server';
import { CardHeart } from '~/features/catalog/ui/product-card';
import { ProductGrid } from '~/features/catalog/ui/product-list/product-grid';
import { BestSellers } from '~/features/catalog/ui/search/fallback-content';
import { Heart, useLoadedList } from '~/features/wishlist/ui/heart';
import { WishlistEmail } from '~/features/wishlist/ui/wishlist-email';
import { UndoRemoval } from '~/features/wishlist/ui/undo-removal';
import { fullMessage, maxProducts, unmergedMessage } from '~/features/wishlist/wishlist';
import { linkSentFlash, removedFlash } from '~/features/wishlist/wishlist-cookies.server';
import { linkForm } from '~/features/wishlist/wishlist-form';
import {
  canMailLinks,
  requestLink,
  type LinkProblem,
} from '~/features/wishlist/wishlist-link.server';
import { readWishlist, switchWishlist } from '~/features/wishlist/wishlist.server';
import { parseFields } from '~/platform/http/form-fields';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { optional, optionalInTime } from '~/platform/optional.server';
import type { RouteHandle } from '~/route-handle';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { queueRequest } from '~/platform/http/request-queue';
import { wishlistSources } from './page-loaders/wishlist-sources.server';

export const handle = { limit: 'wishlist' } satisfies RouteHandle;

export const headers = () => noStore;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Wishlist | ${page?.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const sources = wishlistSources(context);
  const { handles, titles, owner, email, stale, unmerged } = await readWishlist(context, sources);
  const removed = context.session.takeFlash(removedFlash);
  const linkSentAt = context.session.takeFlash(linkSentFlash);
  const read = sources.find(removed === undefined ? handles : [...handles, removed]);
  const found = await optional(context, 'wishlist-products-failed', read, null);
  const products = (found ?? []).filter(({ handle }) => handles.includes(handle));
  const shown = new Set(products.map(({ handle }) => handle));
  const others = handles
    .filter((handle) => !shown.has(handle))
    .map((handle) => ({ handle, title: titles[handle] || handle }));
  const isEmpty = handles.length === 0;
  const bestSellers = isEmpty
    ? await optionalInTime(context, 'best-sellers-failed', getBestSellers, [])
    : [];
  const { SITE_NAME: siteName } = context.env;
  const mailsLinks = canMailLinks(context);
  const withoutAccounts = context.env.ACCOUNTS === 'off';
  const full = handles.length >= maxProducts;
  const unavailable = found === null;
  const canReturn = unavailable || found.some(({ handle }) => handle === removed);
  const about = { owner, email, linkSentAt, mailsLinks, withoutAccounts, stale, full, unmerged };
  return { products, others, unavailable, bestSellers, removed, canReturn, siteName, ...about };
}

const seeList = () => redirect('/pages/wishlist#keep', { status: 303, headers: noStore });

const linkProblems: Record<Exclude<LinkProblem, 'off'>, [status: number, message: string]> = {
  limited: [429, 'Too many attempts. Please wait a minute and try again.'],
  refused: [400, 'We can’t send a link to this address. Your list stays on this device.'],
  unavailable: [
    503,
    'We can’t send a link right now. Your list stays on this device. Please try again in a moment.',
  ],
};

/** Waits until queued changes of the wishlist are saved. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  await queueRequest('wishlist', () => Promise.resolve());
  return serverLoader<typeof loader>();
}

/** Emails a link to the list. The intent `close` closes a list that an emailed link opened. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await readForm(request));
  if (fields.intent === 'close') {
    await switchWishlist(context, wishlistSources(context));
    return seeList();
  }
  const form = parseFields(linkForm, fields);
  if (!form.ok) {
    return data({ sent: fields.email?.toString(), error: form.error.email }, { status: 400 });
  }
  const result = await requestLink(context, form.value.email);
  if (result.ok || result.error === 'off') return seeList();
  const [status, error] = linkProblems[result.error];
  return data({ sent: form.value.email, error }, { status });
}

export default function WishlistPage() {
  const page = useLoaderData<typeof loader>();
  useLoadedList(page);
  const { products, others, unavailable, owner, email, mailsLinks, stale, full } = page;
  const { withoutAccounts, linkSentAt } = page;
  const listed = new Set([...products, ...others].map(({ handle }) => handle));
  const isEmpty = listed.size === 0;
  const refused = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState(
    page.removed === undefined
      ? null
      : { handle: page.removed, title: null as string | null, canReturn: page.canReturn },
  );
  // The best sellers stay on the page while the shopper saves several of them.
  const [bestSellers, setBestSellers] = useState(page.bestSellers);
  if (bestSellers.length === 0 && page.bestSellers.length > 0) setBestSellers(page.bestSellers);
  const heart = (product: Parameters<typeof Heart>[0]['product']) => (
    <Heart
      product={product}
      listed={listed.has(product.handle)}
      onChange={({ intent }) => {
        const canReturn = unavailable || !others.some(({ handle }) => handle === product.handle);
        setRemoved(intent === 'remove' ? { ...product, canReturn } : null);
        revalidate();
      }}
    />
  );
  return (
    <>
      <div className="frame pt-14 pb-20 md:pt-20">
        <h1 className="heading-xl">Wishlist</h1>
        {stale && !isEmpty && (
          <p className="mt-5 text-muted" role="status">
            We can’t reach your saved list right now. Here’s the list saved on this device.
          </p>
        )}
        {unavailable && (
          <p className="mt-5 text-muted" role="status">
            We can’t show these products right now. They stay on your list.
          </p>
        )}
        {full && (
          <p className="mt-5 text-muted" role="status">
            {fullMessage}
          </p>
        )}
        {page.unmerged && (
          <p className="mt-5 text-muted" role="status">
            {unmergedMessage}
          </p>
        )}
        {removed && <UndoRemoval {...removed} />}
        {isEmpty && (
          <EmptyState
            under
            title={stale ? 'We can’t reach your saved list right now' : 'Your wishlist is empty'}
            action={<ButtonLink to="/collections/all">Start shopping</ButtonLink>}
          >
            {stale
              ? 'Please try again in a moment.'
              : 'Select the heart on a product to save it here.'}
          </EmptyState>
        )}
        <div className="mt-10">
          {products.length > 0 && <h2 className="sr-only">Saved products</h2>}
          <CardHeart.Provider value={heart}>
            <ProductGrid
              separate
              products={products}
              action={(product) => <QuickAdd product={product} />}
            />
          </CardHeart.Provider>
        </div>
        {others.length > 0 && (
          <ul className="mt-10 border-t border-stone">
            {others.map((product) => (
              <li
                key={product.handle}
                className="flex items-center gap-4 border-b border-stone py-2"
              >
                <span className="grow text-muted">
                  {product.title}
                  {!unavailable && ': no longer available'}
                </span>
                {heart(product)}
              </li>
            ))}
          </ul>
        )}
        <WishlistEmail
          {...{ owner, email, linkSentAt, mailsLinks, withoutAccounts }}
          empty={isEmpty}
          refused={refused}
        />
      </div>
      <CardHeart.Provider value={heart}>
        <BestSellers products={bestSellers} action={(product) => <QuickAdd product={product} />} />
      </CardHeart.Provider>
    </>
  );
}
