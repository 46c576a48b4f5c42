import type { Cart, CartLine, ClientCart } from '~/features/cart/cart';
import { toClientCart } from '~/features/cart/cart-cookies.server';
import { getCachedProduct } from '~/features/catalog/catalog.server';
import { isSent } from '~/features/catalog/product';
import { isExcluded, rulesOf } from '~/features/returns/return-rules';
import type { Context } from '~/platform/context.server';

/** Cloudflare limits how often a request reads the cache. */
const maxProducts = 10;

/**
 * The cart for the browser. With RETURN_EXCLUDED_TAGS, marks lines that can't be returned. Tags come from cached
 * products, so lines whose product isn't cached are marked, too. Cart mutations don't query tags: with a token that
 * can't read tags, Shopify would return no product, and the cart could be lost.
 */
export async function toShownCart(context: Context, cart: Cart): Promise<ClientCart> {
  const shown = toClientCart(context, cart);
  const rules = rulesOf(context.env);
  if (!shown.terms.returns || rules.excludedTags.length === 0) return shown;
  const handles = new Set(shown.lines.filter(isSent).map(({ handle }) => handle));
  const products = await Promise.all(
    [...handles].slice(0, maxProducts).map((handle) => getCachedProduct(context, handle)),
  );
  const returnable = new Set(
    products.flatMap((one) =>
      one && !one.hasUnknownTags && !isExcluded(one.tags, rules) ? one.handle : [],
    ),
  );
  const mark = (line: CartLine): CartLine =>
    returnable.has(line.handle) ? line : { ...line, returnable: false };
  return { ...shown, lines: shown.lines.map(mark) };
}
