import { hash } from '../../../seed/hash';
import type { SeedProduct } from '../../../seed/types';
import { findProducts } from '../../storage/find-products';
import { productByHandle, productById, productsByHandles } from '../../storage/products';
import type { Filter } from '../../storage/types';
import type { Context } from '../graphql/context';
import { digitsOf } from '../graphql/gid';
import { productView } from './views';

type Args = {
  productId?: string | null;
  productHandle?: string | null;
  intent: 'RELATED' | 'COMPLEMENTARY';
};

const most = 10;

/** Returns at most ten products; null for an unknown product. */
export function productRecommendations(args: Args, context: Context) {
  const product = askedFor(args, context);
  if (!product) return null;
  const found =
    args.intent === 'RELATED' ? related(product, context) : complements(product, context);
  return found.slice(0, most).map((other) => productView(context, other));
}

/** Merchants set these in the Search & Discovery app; Shopify doesn't generate them. */
const complements = ({ complements }: SeedProduct, { sql, hidden }: Context): SeedProduct[] =>
  productsByHandles(sql, complements).filter(({ handle }) => !hidden.includes(handle));

/** How many best-selling products are compared; a limit for seeds with thousands of products. */
const ranked = 60;

/**
 * Returns products of the same type, then of the same collections, each sorted by similarity.
 * Leaves out products with the same title, such as other finishes.
 */
function related(product: SeedProduct, context: Context): SeedProduct[] {
  const { currency, hidden, sql } = context;
  const sameType: Filter = { currency, groups: { types: [[product.type]] } };
  const own = product.collections.filter((collection) => collection !== 'all');
  const found = new Map<number, SeedProduct>();
  for (const filter of [
    sameType,
    ...[...own, 'all'].map((collection) => ({ currency, collection })),
  ]) {
    if (found.size >= most) break;
    const listing = { ...filter, without: hidden, sort: 'best-selling', limit: ranked } as const;
    const similar = findProducts(sql, listing)
      .products.filter(({ title }) => title !== product.title)
      .map((other) => ({ other, rank: likeness(product, other) }))
      .sort((one, two) => two.rank - one.rank);
    for (const { other } of similar) found.set(other.id, other);
  }
  return [...found.values()];
}

/** The number of shared tags, plus a pseudorandom part below 2, so that similar products have different lists. */
const likeness = (product: SeedProduct, other: SeedProduct): number =>
  other.tags.filter((tag) => product.tags.includes(tag)).length +
  (hash(`${product.handle} ${other.handle}`) % 1000) / 500;

function askedFor({ productId, productHandle }: Args, { sql }: Context): SeedProduct | null {
  if (productId) {
    const id = digitsOf('Product', productId);
    return id === null ? null : productById(sql, id);
  }
  return productHandle ? productByHandle(sql, productHandle) : null;
}
