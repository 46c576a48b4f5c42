/**
 * Imports a cart from another store or currency (`?transfer=`), a shared link (`?item=`) or a cart permalink
 * (`?pieces=&discount=`). A GET only shows the items; a form adds them to the cart.
 */
import { Link, useLoaderData } from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@shopify/remix-oxygen';
import { parseSharedItems, resolveLines, type ResolvedLine } from '~/features/cart/cart-transfer';
import { addLines } from '~/features/cart/add-lines.server';
import { buyNow } from '~/features/cart/buy-now.server';
import { payMethods, type PayMethod } from '~/features/cart/cart';
import { cartFlash } from '~/features/cart/cart-flash.server';
import { unavailable, type CartProblem } from '~/features/cart/cart-problem';
import { cannotOpen } from '~/features/cart/checkout-url.server';
import { applyPendingCode, storePendingCode } from '~/features/cart/pending-discount.server';
import { parseDiscountCode } from '~/features/cart/cart-permalink';
import { resolveCartPermalink } from '~/features/cart/cart-permalink.server';
import { openTransfer } from '~/features/cart/cart-transfer.server';
import { withTerms } from '~/features/cart/imported-variants.server';
import { PayButtons } from '~/features/cart/ui/add-to-cart/pay-buttons';
import { LinePicture } from '~/features/cart/ui/cart-line/line-facts';
import { getVariantChoices } from '~/features/catalog/catalog.server';
import type { Context } from '~/platform/context.server';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { tooFastPage } from '~/platform/http/rate-limits.server';
import { safePath } from '~/platform/http/redirects';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { fail, type Result } from '~/platform/result';
import { fewOf, shortName } from '~/platform/session/few-names';
import type { RouteHandle } from '~/route-handle';
import { buttonClass, ButtonLink } from '~/ui/button';
import { useLocale } from '~/ui/locale';
import { sumOf, type Money } from '~/ui/money';
import { Price } from '~/ui/price';
import { spelled } from '~/ui/spelling';

export const handle = { limit: 'cart' } satisfies RouteHandle;

export const headers = () => noStore;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Your bag | ${page?.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUnlimited(context);
  const params = new URL(request.url).searchParams;
  const { lines: read, cut } = await readImport(context, params);
  const arrived = await withTerms(context, read);
  const lines = arrived.map(({ packed, variant, needsPlan, finish, image }) => ({
    packed,
    needsPlan,
    finish,
    image,
    price: variant?.price ?? null,
  }));
  const kind = kindOf(params);
  const fields = fieldsOf[kind].flatMap((name) =>
    params.getAll(name).map((value) => ({ name, value })),
  );
  const back = safePath(params.get('return_to'), '/');
  const code = codeOf(params);
  const { BUY_NOW: buyNow, SHOP_PAY: shopPay, SITE_NAME: siteName } = context.env;
  const pay = kind === 'permalink' && (buyNow || shopPay) ? { buyNow, shopPay } : null;
  return { kind, code, fields, lines, cut, back, pay, siteName };
}

/** Limited, because the products of import links are read without the cache. Throws a 429. */
async function requireUnlimited({ limits, buyerIp, visitor }: Context) {
  if (await limits.allow('imports', buyerIp ?? visitor)) return;
  const { status, title, text, headers: wait } = tooFastPage;
  throw data({ title, text }, { status, headers: { ...wait, ...noStore } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const { lines } = await readImport(context, fields);
  const { done, notAll } = texts[kindOf(fields)];
  const code = codeOf(fields);
  const pay = payMethods.find((one) => one === fields.get('pay'));
  if (pay && kindOf(fields) === 'permalink')
    return buyImported(context, await withTerms(context, lines), { pay, code });
  if (code) storePendingCode(context, code);
  const { session } = context;
  const added = await orUnavailable(context, addLines(context, itemsOf(lines)), unavailable);
  if (!added.ok) {
    session.flash(cartFlash.problem, added.error);
    return redirect('/cart', { status: 303, headers: noStore });
  }
  await applyPendingCode(context);
  const missed = lines.filter(({ variant }) => !variant || added.value.short.includes(variant.id));
  if (added.value.added > 0) session.flash(cartFlash.notice, done);
  if (missed.length > 0) {
    const { few, more } = fewOf(missed.map(({ packed }) => shortName(packed.title)));
    const names = more > 0 ? [...few, `${more} more`] : few;
    session.flash(cartFlash.problem, `${notAll}: ${new Intl.ListFormat('en').format(names)}.`);
  }
  return redirect('/cart', { status: 303, headers: noStore });
}

/** Shopify's permalinks lead to the checkout with a new cart. */
async function buyImported(
  context: Context,
  lines: readonly ResolvedLine[],
  how: { pay: PayMethod; code: string | undefined },
) {
  const bought = await orUnavailable(context, buyNow(context, itemsOf(lines), how), cannotOpen);
  if (!bought.ok) context.session.flash(cartFlash.problem, bought.error);
  return redirect(bought.ok ? bought.value : '/cart', { status: 303, headers: noStore });
}

const itemsOf = (lines: readonly ResolvedLine[]) =>
  lines.flatMap(({ packed: { quantity }, variant }) =>
    variant ? [{ variantId: variant.id, quantity }] : [],
  );

async function orUnavailable<T>(
  context: Context,
  result: Promise<Result<T, CartProblem>>,
  problem: (cart: null) => CartProblem,
): Promise<Result<T, string>> {
  try {
    const added = await result;
    return added.ok ? added : fail(added.error.message);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('cart-import-failed', { error });
    return fail(problem(null).message);
  }
}

interface Fields {
  get(name: string): unknown;
  getAll(name: string): unknown[];
}

const kindOf = (fields: Fields): keyof typeof texts =>
  fields.get('transfer') ? 'transferred' : fields.get('pieces') ? 'permalink' : 'shared';

const fieldsOf = {
  transferred: ['transfer'],
  permalink: ['pieces', 'discount'],
  shared: ['item'],
} satisfies Record<keyof typeof texts, string[]>;

const codeOf = (fields: Fields): string | undefined =>
  kindOf(fields) === 'permalink' ? parseDiscountCode(fields.get('discount')) : undefined;

/** The lines to import, with this store's prices and stock. Without lines, throws a redirect to the cart page. */
async function readImport(
  context: Context,
  fields: Fields,
): Promise<{ lines: ResolvedLine[]; cut: boolean }> {
  const none = () => redirect('/cart', { headers: noStore });
  const pieces = fields.get('pieces');
  if (kindOf(fields) === 'permalink') {
    const permalink = await resolveCartPermalink(context, String(pieces));
    if (!permalink) throw none();
    return permalink;
  }
  const sealed = fields.get('transfer');
  const imported =
    typeof sealed === 'string' && sealed
      ? await openTransfer(context, sealed)
      : parseSharedItems(fields.getAll('item'));
  if (!imported) throw none();
  const handles = imported.lines.map(({ handle }) => handle);
  const products = await getVariantChoices(context, handles);
  return { lines: resolveLines(imported.lines, products), cut: imported.cut };
}

const transferTexts = {
  title: 'Bring your bag with you?',
  missing: 'Not sold here',
  cut: 'Too many items to move at once. The rest will stay in your other bag.',
  yes: 'Bring my bag',
  no: 'Start with an empty bag',
  done: 'We’ve moved your bag.',
  notAll: 'Some items couldn’t be moved',
};
const sharedTexts = {
  title: 'Someone shared a bag with you',
  missing: 'Not available right now',
  cut: 'This link has more items than we can add at once. We’ve left out the rest.',
  yes: 'Add to my bag',
  no: 'No, thank you',
  done: 'Added to bag',
  notAll: 'Some items couldn’t be added',
};
const texts = {
  transferred: transferTexts,
  shared: sharedTexts,
  permalink: { ...sharedTexts, title: 'Add this to your bag?' },
};

export default function ImportPage() {
  const { kind, code, fields, lines, cut, back, pay } = useLoaderData<typeof loader>();
  const words = texts[kind];
  const coming = lines.filter(({ price }) => price);
  const staying = lines.filter(({ price, needsPlan }) => !price && !needsPlan);
  const planned = lines.filter(({ needsPlan }) => needsPlan);
  const total = totalOf(coming);
  return (
    <div className="frame max-w-2xl py-20 md:py-28">
      <h1 className="heading-lg">{words.title}</h1>
      {total && (
        <>
          <ul className="mt-8 border-t border-stone">
            {coming.map((line, index) => (
              <ImportedLine key={index} line={line} />
            ))}
          </ul>
          <p className="flex justify-between gap-6 py-4 font-medium">
            <span>Total</span>
            <Price price={total} />
          </p>
        </>
      )}
      {staying.length > 0 && (
        <p className="mt-6 text-muted">
          {words.missing}: {staying.map(({ packed }) => packed.title).join(', ')}.
        </p>
      )}
      {planned.length > 0 && (
        <div className="mt-6 text-muted">
          <p>Not available here, because you choose a purchase option on the product’s page:</p>
          <ul>
            {planned.map(({ packed: { handle, title } }, index) => (
              <li key={index}>
                <Link to={`/products/${handle}`} className="text-link">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {code && <p className="mt-6 text-muted">{`With the discount code ${code}.`}</p>}
      {cut && <p className="mt-6 text-muted">{words.cut}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        {coming.length > 0 && (
          <form method="post" action="/cart/import">
            {fields.map((field, index) => (
              <input key={index} type="hidden" {...field} />
            ))}
            <span className="flex flex-wrap gap-3">
              <button type="submit" className={buttonClass()}>
                {words.yes}
              </button>
              {pay && <PayButtons {...pay} inRow />}
            </span>
          </form>
        )}
        <ButtonLink to={back} look="outline">
          {words.no}
        </ButtonLink>
      </div>
    </div>
  );
}

type Line = ReturnType<typeof useLoaderData<typeof loader>>['lines'][number];

/** In major units; null without lines. */
function totalOf(lines: readonly Line[]): Money | null {
  const price = lines[0]?.price;
  if (!price) return null;
  const amounts = lines.map(({ price, packed }) => (price?.amount ?? 0) * packed.quantity);
  return { ...price, amount: sumOf(amounts) };
}

function ImportedLine({ line: { packed, price, finish, image } }: { line: Line }) {
  const locale = useLocale();
  const size = packed.size === 'One Size' ? null : packed.size;
  const words = [finish, size, `Qty: ${packed.quantity}`].filter((one) => one !== null);
  return (
    <li className="flex gap-4 border-b border-stone py-3">
      <LinePicture line={{ image }} className="size-20 shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {packed.title}
        <span className="block small text-muted">{spelled(words.join(', '), locale)}</span>
      </span>
      {price && <Price price={{ ...price, amount: price.amount * packed.quantity }} />}
    </li>
  );
}
