import { cartAddresses, saveCartAddresses, type CartAddress } from '../../carts/cart-addresses';
import type { Cart } from '../../carts/carts';
import type { Context } from '../graphql/context';
import { changeCart, type MutationMessages } from './change-cart';
import { rowOfInput, type CartAddressInput, type Strategy } from './delivery-address-input';
import { CartMutationError, type CartWarning } from './errors';
import { cartId } from './ids';

export type SelectableAddressInput = {
  address: CartAddressInput;
  oneTimeUse?: boolean | null;
  selected?: boolean | null;
  validationStrategy?: Strategy | null;
};

/** Missing fields keep their values, but an address is replaced completely. */
type AddressUpdate = Partial<SelectableAddressInput> & { id: string };

type Args<Input> = { cartId: string; addresses: Input[] };

/** The maximum input array size; Shopify's limit for addresses is undocumented. */
const maxAddresses = 250;

/**
 * `cartDeliveryAddressesAdd`, `…Update` and `…Remove`, since 2025-01, and `…Replace`, since
 * 2025-10.
 */
export const deliveryAddressMutations = {
  cartDeliveryAddressesAdd: (
    { cartId, addresses }: Args<SelectableAddressInput>,
    context: Context,
  ) => changeCart(context, cartId, (cart) => addAddresses(context, cart, addresses, ['addresses'])),
  cartDeliveryAddressesReplace: (
    { cartId, addresses }: Args<SelectableAddressInput>,
    context: Context,
  ) =>
    changeCart(context, cartId, (cart) => {
      saveCartAddresses(context.sql, cart.token, []);
      return addAddresses(context, cart, addresses, ['addresses']);
    }),
  cartDeliveryAddressesUpdate: ({ cartId, addresses }: Args<AddressUpdate>, context: Context) =>
    changeCart(context, cartId, (cart) => updateAddresses(context, cart, addresses), 'skip'),
  cartDeliveryAddressesRemove: (
    { cartId, addressIds }: { cartId: string; addressIds: string[] },
    context: Context,
  ) => changeCart(context, cartId, (cart) => removeAddresses(context, cart, addressIds), 'skip'),
};

export function addAddresses(
  context: Context,
  cart: Cart,
  inputs: SelectableAddressInput[],
  path: string[],
): MutationMessages {
  refuseSeveralSelected(inputs, path);
  const all = cartAddresses(context.sql, cart.token);
  const warnings: CartWarning[] = [];
  for (const [index, input] of inputs.entries()) {
    const row = rowOfInput(context, cart, input.address, placeOf(input, [...path, String(index)]));
    const twin = all.find((other) => isSame(other.row, row));
    if (twin) {
      const message = 'This delivery address is on the cart already.';
      const target = cartId(cart.token, cart.key);
      warnings.push({ code: 'DUPLICATE_DELIVERY_ADDRESS', target, message });
    }
    const { oneTimeUse, selected } = input;
    const address: CartAddress = twin ?? {
      ...{ id: crypto.randomUUID(), row },
      ...{ oneTimeUse: oneTimeUse ?? false, selected: false },
    };
    if (!twin) all.push(address);
    if (selected) select(all, address);
  }
  if (all.length > maxAddresses)
    throw refused('TOO_MANY_DELIVERY_ADDRESSES', path, 'The cart has too many addresses.');
  saveCartAddresses(context.sql, cart.token, all);
  return { warnings };
}

function updateAddresses(context: Context, cart: Cart, updates: AddressUpdate[]): void {
  refuseSeveralSelected(updates, ['addresses']);
  const all = cartAddresses(context.sql, cart.token);
  for (const [index, update] of updates.entries()) {
    const path = ['addresses', String(index)];
    const address = all.find(({ id }) => id === uuidOf(update.id));
    if (!address) throw noSuchAddress([...path, 'id']);
    if (update.address)
      address.row = rowOfInput(context, cart, update.address, placeOf(update, path));
    address.oneTimeUse = update.oneTimeUse ?? address.oneTimeUse;
    if (update.selected) select(all, address);
    else address.selected = update.selected ?? address.selected;
  }
  saveCartAddresses(context.sql, cart.token, all);
}

function removeAddresses({ sql }: Context, cart: Cart, ids: string[]): void {
  let all = cartAddresses(sql, cart.token);
  for (const [index, id] of ids.entries()) {
    const rest = all.filter((address) => address.id !== uuidOf(id));
    if (rest.length === all.length) throw noSuchAddress(['addressIds', String(index)]);
    all = rest;
  }
  saveCartAddresses(sql, cart.token, all);
}

const placeOf = ({ validationStrategy }: Partial<SelectableAddressInput>, path: string[]) => ({
  path: [...path, 'address'],
  strategy: validationStrategy ?? 'COUNTRY_CODE_ONLY',
});

function select(all: CartAddress[], one: CartAddress): void {
  for (const address of all) address.selected = address === one;
}

function refuseSeveralSelected(inputs: Partial<SelectableAddressInput>[], path: string[]): void {
  if (inputs.filter(({ selected }) => selected).length > 1)
    throw refused(
      'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
      path,
      'Only one delivery address can be selected.',
    );
}

const isSame = (one: CartAddress['row'], other: CartAddress['row']): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (column) => (one[column] ?? null) === (other[column] ?? null),
  );

const uuidOf = (id: string): string =>
  /^gid:\/\/shopify\/CartSelectableAddress\/([^?]+)/.exec(id)?.[1] ?? '';

const noSuchAddress = (field: string[]) =>
  refused('INVALID_DELIVERY_ADDRESS_ID', field, 'The specified delivery address does not exist.');

const refused = (code: string, field: string[], message: string) =>
  new CartMutationError({ code, field, message }, 'unchanged cart');
