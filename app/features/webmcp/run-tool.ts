/** Runs the tools with the page's own navigation, forms and drawer. Browser only. */
import { isHandle } from '~/features/catalog/handle';
import type { Product } from '~/features/catalog/product';
import type { ProductList } from '~/features/catalog/product-list';
import type { CartReply, CartView } from '~/features/cart/cart-view';
import type { SellingPlans } from '~/features/selling-plans/selling-plans';
import { recordOf } from '~/platform/record-of';
import { describeBag, describeFound, describeProduct } from './results';
import {
  errorResult,
  jsonResult,
  maxCode,
  maxQuantity,
  maxTerm,
  type ToolName,
  type ToolResult,
} from './tools';

export interface ShownPage {
  pathname: string;
  /** With its question mark. */
  search: string;
  /** The shop redirected to this address. */
  isRedirect: boolean;
  /** Loader data by the route's id; undefined if it failed to load. */
  dataOf(route: string): unknown;
}

/** What the tools use of the page. */
export interface Shop {
  isOnline(): boolean;
  goTo(path: string): Promise<ShownPage>;
  /** Posts a form of the cart, and opens the drawer with its result. */
  sendCartForm(fields: Record<string, string>): Promise<CartReply>;
  /** Undefined if the bag can't be read. */
  openBag(): Promise<CartView | undefined>;
}

type Input = Record<string, unknown>;

export async function runTool(shop: Shop, name: ToolName, sent: unknown): Promise<ToolResult> {
  if (!shop.isOnline()) return errorResult('The browser is offline.');
  const input = recordOf(sent);
  switch (name) {
    case 'search_products':
      return searchProducts(shop, input);
    case 'view_product':
      return viewProduct(shop, input);
    case 'add_to_bag':
      return addToBag(shop, input);
    case 'open_bag':
      return openBag(shop);
    case 'apply_code':
      return applyCode(shop, input);
  }
}

const textOf = (value: unknown, max: number): string | null => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && text.length <= max ? text : null;
};

const left = 'The shopper opened another page. Ask before you try again.';

async function searchProducts(shop: Shop, input: Input): Promise<ToolResult> {
  const term = textOf(input.term, maxTerm);
  if (!term) return errorResult(`term must be a text of 1 to ${maxTerm} characters.`);
  const search = `?${new URLSearchParams({ q: term })}`;
  const page = await shop.goTo(`/search${search}`);
  if (page.pathname !== '/search' || page.search !== search) return errorResult(left);
  const read = recordOf(page.dataOf('routes/search'));
  const list = read.list as ProductList | null | undefined;
  if (!list) return errorResult('The search is unavailable. Try again in a moment.');
  return jsonResult(describeFound(list));
}

async function viewProduct(shop: Shop, input: Input): Promise<ToolResult> {
  const { handle } = input;
  if (typeof handle !== 'string' || !isHandle(handle))
    return errorResult('handle must be a product’s handle, as search_products returns it.');
  const path = `/products/${encodeURIComponent(handle)}`;
  const page = await shop.goTo(path);
  if (page.pathname === '/not-found') return errorResult(`No product has the handle ${handle}.`);
  // A renamed product's former address redirects to its page.
  const isMoved = page.isRedirect && page.pathname.startsWith('/products/');
  if (page.pathname !== path && !isMoved) return errorResult(left);
  const read = recordOf(page.dataOf('routes/products.$handle'));
  const product = read.product as Product | null | undefined;
  if (!product) return errorResult('The product can’t be read right now. Try again in a moment.');
  const plans = read.sellingPlans as SellingPlans | undefined;
  return jsonResult(describeProduct(product, plans));
}

const notAdded = 'The variant could not be added.';
const stockHint = 'view_product shows whether a variant is in stock.';

async function addToBag(shop: Shop, input: Input): Promise<ToolResult> {
  const id = /^(?:gid:\/\/shopify\/ProductVariant\/)?(\d{1,19})$/.exec(
    String(input.variant_id),
  )?.[1];
  if (!id) return errorResult('variant_id must be a variant_id that view_product returns.');
  const { quantity } = input;
  const isCount =
    Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= maxQuantity;
  if (quantity !== undefined && !isCount)
    return errorResult(`quantity must be a whole number from 1 to ${maxQuantity}.`);
  const reply = await shop.sendCartForm({
    intent: 'add',
    merchandise: id,
    ...(isCount && { quantity: String(quantity) }),
  });
  return replyResult(reply, notAdded, stockHint);
}

async function applyCode(shop: Shop, input: Input): Promise<ToolResult> {
  const code = textOf(input.code, maxCode);
  if (!code) return errorResult(`code must be a text of 1 to ${maxCode} characters.`);
  const reply = await shop.sendCartForm({ intent: 'discount', code });
  return replyResult(reply, 'The bag is empty, so the code was not applied.');
}

async function openBag(shop: Shop): Promise<ToolResult> {
  const view = await shop.openBag();
  if (!view || view.unavailable)
    return errorResult('The bag can’t be read right now. Try again in a moment.');
  return jsonResult(describeBag(view.cart));
}

/** `unexplained`: returned if a refusal has no message, for example because `ANNOUNCE_CART_ERRORS` is 'false'. */
function replyResult(
  { ok, partial, message = '', cart }: CartReply,
  unexplained: string,
  hint = '',
): ToolResult {
  if (ok || partial)
    return jsonResult({ ...(message && { message }), ...describeBag(cart ?? null) });
  const reason = message || unexplained;
  return errorResult(`${reason.endsWith('.') ? reason : `${reason}.`} ${hint}`.trim());
}
