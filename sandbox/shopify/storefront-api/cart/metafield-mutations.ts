import { loadCart, saveCart, type Cart, type StoredMetafield } from '../../carts/carts';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { cartView } from './cart-view';
import { parseCartId } from './ids';

/** `key` is `namespace.key`; the default namespace is `custom`. */
export type MetafieldInput = { key: string; type: string; value: string };

export function metafieldOf({ key, type, value }: MetafieldInput): StoredMetafield {
  const dot = key.indexOf('.');
  const namespace = dot < 0 ? 'custom' : key.slice(0, dot);
  return { namespace, key: key.slice(dot + 1), type, value };
}

type Owned = { ownerId: string };
type SetArgs = { metafields: (MetafieldInput & Owned)[] };

/** `cartMetafieldsSet` and `cartMetafieldDelete`. If an owner is unknown, nothing is set. */
export const cartMetafieldMutations = {
  cartMetafieldsSet: ({ metafields }: SetArgs, context: Context) => {
    const owners = metafields.map(({ ownerId }) => ownedCart(ownerId, context));
    const missing = owners.indexOf(null);
    if (missing >= 0) {
      const error = {
        ...noOwner(['metafields', String(missing), 'ownerId']),
        elementIndex: missing,
      };
      return { metafields: null, userErrors: [error] };
    }
    const keys = metafields.map((input) => {
      const cart = ownedCart(input.ownerId, context);
      const wanted = metafieldOf(input);
      if (cart) keep(context, cart, [...without(cart.metafields, wanted), wanted]);
      return { ownerId: input.ownerId, ...wanted };
    });
    const views = keys.flatMap(({ ownerId, namespace, key }) => {
      const cart = ownedCart(ownerId, context);
      return cart ? (cartView(context, cart, true).metafield({ namespace, key }) ?? []) : [];
    });
    return { metafields: views, userErrors: [] };
  },
  cartMetafieldDelete: ({ input }: { input: Owned & { key: string } }, context: Context) => {
    const cart = ownedCart(input.ownerId, context);
    if (!cart) return { deletedId: null, userErrors: [noOwner(['input', 'ownerId'])] };
    const wanted = metafieldOf({ key: input.key, type: '', value: '' });
    const rest = without(cart.metafields, wanted);
    if (rest.length === cart.metafields.length) {
      const error = { code: 'METAFIELD_DOES_NOT_EXIST', field: ['input', 'key'] };
      return { deletedId: null, userErrors: [{ ...error, message: 'Metafield does not exist' }] };
    }
    keep(context, cart, rest);
    const id = gid('Metafield', `${cart.token}-${wanted.namespace}-${wanted.key}`);
    return { deletedId: id, userErrors: [] };
  },
};

function ownedCart(id: string, { world }: Context): Cart | null {
  const parsed = parseCartId(id);
  const cart = parsed && loadCart(world, parsed.token);
  return cart && cart.key === parsed.key ? cart : null;
}

function keep({ world }: Context, cart: Cart, metafields: StoredMetafield[]): void {
  cart.metafields = metafields;
  saveCart(world, cart);
}

function without(all: StoredMetafield[], { namespace, key }: StoredMetafield): StoredMetafield[] {
  return all.filter((one) => one.namespace !== namespace || one.key !== key);
}

function noOwner(field: string[]) {
  return { code: 'INVALID_OWNER', field, message: 'The specified cart does not exist.' };
}
