/** `/cart/bring?bag=`: a bag comes from a sibling store. Looking at it changes nothing; the button does. */
import { useLoaderData } from '@remix-run/react';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@shopify/remix-oxygen';
import { changeBag } from '~/features/cart/cart.server';
import { resolveBag, type Arrived } from '~/features/cart/handover';
import { unpackBag } from '~/features/cart/handover.server';
import { getProduct } from '~/features/catalog/catalog.server';
import type { Context } from '~/platform/context.server';
import { readForm } from '~/platform/forms.server';
import { isUnavailable } from '~/platform/unavailable';
import { buttonClass, ButtonLink } from '~/ui/button';
import { Price } from '~/ui/price';

const unstored = { 'Cache-Control': 'no-store' };
export const headers = () => unstored;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Your bag | ${page?.siteName}` },
  { name: 'robots', content: 'noindex' },
];

/** Everything is looked up anew here: prices, stock and names are this store's. */
async function arrive(
  context: Context,
  text: unknown,
): Promise<{ lines: Arrived[]; cut: boolean }> {
  const bag = typeof text === 'string' && text ? await unpackBag(context, text) : null;
  if (!bag) throw redirect('/cart', { headers: unstored });
  const handles = [...new Set(bag.lines.map(({ handle }) => handle))];
  const products = await Promise.all(handles.map((handle) => getProduct(context, handle)));
  const found = products.filter((product) => product !== null);
  return { lines: resolveBag(bag.lines, found), cut: bag.cut };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const bag = new URL(request.url).searchParams.get('bag');
  const { lines: arrived, cut } = await arrive(context, bag);
  const lines = arrived.map(({ packed, variant }) => ({ packed, price: variant?.price ?? null }));
  return { bag, lines, cut, siteName: context.env.SITE_NAME };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { lines } = await arrive(context, (await readForm(request)).get('bag'));
  const missed: string[] = [];
  for (const { packed, variant } of lines) {
    if (!variant || !(await bring(context, variant.id, packed.quantity))) missed.push(packed.title);
  }
  if (missed.length < lines.length) context.session.flash('bag', 'Your bag has come along.');
  if (missed.length > 0) {
    const names = new Intl.ListFormat('en').format(missed);
    context.session.flash('bag-problem', `Not everything could come along: ${names}.`);
  }
  return redirect('/cart', { status: 303, headers: unstored });
}

async function bring(context: Context, merchandise: string, quantity: number): Promise<boolean> {
  try {
    return (await changeBag(context, { intent: 'add', merchandise, quantity })).ok;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('bag-handover-failed', { error });
    return false;
  }
}

export default function BringPage() {
  const { bag, lines, cut } = useLoaderData<typeof loader>();
  const coming = lines.filter(({ price }) => price);
  const staying = lines.filter(({ price }) => !price);
  return (
    <div className="frame max-w-2xl py-20 md:py-28">
      <h1 className="heading-lg">Shall your bag come along?</h1>
      {coming.length > 0 && (
        <ul className="mt-8 border-t border-stone">
          {coming.map(({ packed, price }) => (
            <li
              key={`${packed.handle} ${packed.size}`}
              className="flex justify-between gap-6 border-b border-stone py-3"
            >
              <span>
                {packed.title}
                <span className="block small text-muted">
                  {packed.size ?? 'One Size'}, Qty: {packed.quantity}
                </span>
              </span>
              {price && <Price price={price} compareAt={null} />}
            </li>
          ))}
        </ul>
      )}
      {staying.length > 0 && (
        <p className="mt-6 text-muted">
          Not sold here: {staying.map(({ packed }) => packed.title).join(', ')}.
        </p>
      )}
      {cut && (
        <p className="mt-6 text-muted">
          The rest of your bag is too much for one journey: it stays in the other store.
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {coming.length > 0 && (
          <form method="post" action="/cart/bring">
            <input type="hidden" name="bag" value={bag ?? ''} />
            <button className={buttonClass()}>Bring my bag along</button>
          </form>
        )}
        <ButtonLink to="/" look="outline">
          Start with an empty bag
        </ButtonLink>
      </div>
    </div>
  );
}
