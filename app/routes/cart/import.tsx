/**
 * Imports a cart from another store or currency (`?transfer=`), a shared link (`?item=`) or a cart permalink
 * (`?pieces=&discount=`). A GET only shows the items; a form adds them to the cart.
 */
import { useLoaderData } from '@remix-run/react';
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
import { ImportPage, type ImportKind } from '~/features/cart/ui/import-page';
import { getVariantChoices } from '~/features/catalog/catalog.server';
import type { Context } from '~/platform/context.server';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { tooFastPage } from '~/platform/http/rate-limits.server';
import { safePath } from '~/platform/http/redirects';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { fail, type Result } from '~/platform/result';
import { limitNames, truncateName } from '~/platform/session/flash-limits';
import type { RouteHandle } from '~/route-handle';

export const handle = { limit: 'cart' } satisfies RouteHandle;

export const headers = () => noStore;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Your bag | ${page?.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUnlimited(context);
  const params = new URL(request.url).searchParams;
  const { lines: read, cut, plansStay = false } = await readImport(context, params);
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
  const problem = context.session.takeFlash(cartFlash.problem);
  const code = codeOf(params);
  const { BUY_NOW: buyNow, SHOP_PAY: shopPay, SITE_NAME: siteName } = context.env;
  const pay = kind === 'permalink' && (buyNow || shopPay) ? { buyNow, shopPay } : null;
  return { kind, code, fields, lines, cut, plansStay, back, pay, problem, siteName };
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
  const { done, notAll } = replies[kindOf(fields)];
  const code = codeOf(fields);
  const pay = payMethods.find((one) => one === fields.get('pay'));
  if (pay && kindOf(fields) === 'permalink')
    return buyImported(context, await withTerms(context, lines), { pay, code, fields });
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
    const { few, more } = limitNames(missed.map(({ packed }) => truncateName(packed.title)));
    const names = more > 0 ? [...few, `${more} more`] : few;
    session.flash(cartFlash.problem, `${notAll}: ${new Intl.ListFormat('en').format(names)}.`);
  }
  return redirect('/cart', { status: 303, headers: noStore });
}

/** As at Shopify, a permalink leads to the checkout with a new cart. After a failure, redirects to the import page. */
async function buyImported(
  context: Context,
  lines: readonly ResolvedLine[],
  { fields, ...how }: { pay: PayMethod; code: string | undefined; fields: FormData },
) {
  const bought = await orUnavailable(context, buyNow(context, itemsOf(lines), how), cannotOpen);
  if (bought.ok) return redirect(bought.value, { status: 303, headers: noStore });
  context.session.flash(cartFlash.problem, bought.error);
  const kept = fieldsOf.permalink.flatMap((name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const params = new URLSearchParams(kept);
  const back = safePath(fields.get('return_to'), '/');
  if (back !== '/') params.set('return_to', back);
  return redirect(`/cart/import?${params}`, { status: 303, headers: noStore });
}

const itemsOf = (lines: readonly ResolvedLine[]) =>
  lines.flatMap(({ packed: { quantity, title }, variant }) =>
    variant ? [{ variantId: variant.id, quantity, title }] : [],
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

const kindOf = (fields: Fields): ImportKind =>
  fields.get('transfer') ? 'transferred' : fields.get('pieces') ? 'permalink' : 'shared';

const fieldsOf = {
  transferred: ['transfer'],
  permalink: ['pieces', 'discount'],
  shared: ['item'],
} satisfies Record<ImportKind, string[]>;

const codeOf = (fields: Fields): string | undefined =>
  kindOf(fields) === 'permalink' ? parseDiscountCode(fields.get('discount')) : undefined;

/**
 * The lines to import, with this store's prices and stock. Without lines, throws a redirect to the cart page, which
 * says if a transfer has expired.
 */
async function readImport(
  context: Context,
  fields: Fields,
): Promise<{ lines: ResolvedLine[]; cut: boolean; plansStay?: boolean }> {
  const none = () => redirect('/cart', { status: 303, headers: noStore });
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
  if (!imported && sealed) context.session.flash(cartFlash.problem, transferExpired);
  if (!imported) throw none();
  const handles = imported.lines.map(({ handle }) => handle);
  const products = await getVariantChoices(context, handles);
  return { ...imported, lines: resolveLines(imported.lines, products) };
}

const transferExpired = 'This link has expired. Your items are still in your other bag.';

const replies: Record<ImportKind, { done: string; notAll: string }> = {
  transferred: { done: 'We’ve moved your bag.', notAll: 'Some items couldn’t be moved' },
  shared: { done: 'Added to bag', notAll: 'Some items couldn’t be added' },
  permalink: { done: 'Added to bag', notAll: 'Some items couldn’t be added' },
};

export default function ImportRoute() {
  return <ImportPage {...useLoaderData<typeof loader>()} />;
}
