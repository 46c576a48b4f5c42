import type { SeedProduct } from '../../../seed/types';
import { findProducts } from '../../storage/find-products';
import { productByHandle, productById } from '../../storage/products';
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

/** At most ten; null for an unknown product. */
export function productRecommendations(args: Args, context: Context) {
  const product = askedFor(args, context);
  if (!product) return null;
  const found = new Map<number, SeedProduct>();
  for (const filter of filters(product, args.intent, context)) {
    if (found.size >= most) break;
    const without = context.hidden;
    const listing = { ...filter, without, sort: 'best-selling', limit: most + 1 } as const;
    for (const other of findProducts(context.sql, listing).products) {
      if (other.id !== product.id) found.set(other.id, other);
    }
  }
  return [...found.values()].slice(0, most).map((other) => productView(context, other));
}

function askedFor({ productId, productHandle }: Args, { sql }: Context): SeedProduct | null {
  if (productId) {
    const id = digitsOf('Product', productId);
    return id === null ? null : productById(sql, id);
  }
  return productHandle ? productByHandle(sql, productHandle) : null;
}

/** Related: same type, then same collections. Complementary: same room, other type. */
function filters(product: SeedProduct, intent: Args['intent'], context: Context): Filter[] {
  const { currency } = context;
  const rooms = product.tags.filter((tag) => tag.startsWith('Room~'));
  const sameType: Filter = { currency, groups: { types: [[product.type]] } };
  const sameRoom: Filter = { currency, groups: rooms.length > 0 ? { tags: [rooms] } : {} };
  const collections = product.collections.map((collection) => ({ currency, collection }));
  if (intent === 'RELATED') return [sameType, ...collections];
  const otherType = { sql: 'p.type <> ?', bindings: [product.type] };
  return [{ ...sameRoom, where: otherType }];
}
