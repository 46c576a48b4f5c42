import { cartAddresses, selectedAddress, type CartAddress } from '../../carts/cart-addresses';
import type { Cart, ShippingMethod } from '../../carts/carts';
import { isSent, priceCart, type PricedCart, type PricedLine } from '../../carts/totals';
import { customerIdOf } from '../../customers/access-tokens';
import { customerById } from '../../customers/customers';
import { methodsTo, shippingDue, shippingOf } from '../../delivery/shipping';
import { locationOf } from '../../locations/locations';
import { addressOfRow, addressView, type Address } from '../customers/address-view';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { money } from '../graphql/money';
import { listConnection, type PageArgs } from '../graphql/paging';

export const groupId = ({ token }: Cart): string => `${gid('CartDeliveryGroup', 1)}?cart=${token}`;

const handleOf = ({ token }: Cart, method: ShippingMethod): string => `${token}-${method}`;

/** Undefined for an unknown handle. */
export function methodOf(context: Context, cart: Cart, handle: string): ShippingMethod | undefined {
  const { world } = context;
  const country = deliveryAddress(context, cart)?.countryCode ?? '';
  return methodsTo(world, country, priceCart(world, cart)).find(
    (method) => handle === handleOf(cart, method),
  );
}

/** The selected address, else the customer's default address. */
export function deliveryAddress({ sql, world }: Context, cart: Cart): Address | null {
  const selected = selectedAddress(sql, cart.token);
  if (selected) return addressOfRow(selected);
  const customer = cart.customerToken === null ? null : customerIdOf(world, cart.customerToken);
  const id = customer === null ? null : customerById(sql, customer)?.default_address_id;
  const row = sql.exec('SELECT * FROM addresses WHERE id = ?', id ?? 0).toArray()[0];
  return row ? addressOfRow(row) : null;
}

export const preferredAddresses = ({ sql }: Context, { token }: Cart) =>
  sorted(cartAddresses(sql, token)).map(({ row }, index) =>
    addressView(`${gid('MailingAddress', index + 1)}?model_name=CartAddress`, addressOfRow(row)),
  );

const sorted = (addresses: CartAddress[]) =>
  addresses.toSorted((one, other) => Number(other.selected) - Number(one.selected));

/**
 * Returns one group with all shipped lines, or an empty list if the cart has no address. `viewOf` returns a
 * line's GraphQL object.
 */
export function deliveryGroups(
  context: Context,
  cart: Cart,
  priced: PricedCart,
  viewOf: (line: PricedLine) => unknown,
) {
  const address = deliveryAddress(context, cart);
  if (!address?.countryCode || !isSent(priced)) return [];
  const { countryCode } = address;
  const options = methodsTo(context.world, countryCode, priced).map((method) => {
    const shipping = shippingOf(priced, countryCode, method);
    return {
      __typename: 'CartDeliveryOption',
      code: method,
      handle: handleOf(cart, method),
      title: shipping.title,
      description: null,
      deliveryMethodType: locationOf(method) ? 'PICK_UP' : 'SHIPPING',
      estimatedCost: money(shippingDue(shipping), priced.currency),
    };
  });
  const sent = priced.lines.filter(({ variant }) => variant.requiresShipping);
  return [
    {
      __typename: 'CartDeliveryGroup',
      id: groupId(cart),
      groupType: 'ONE_TIME_PURCHASE',
      deliveryAddress: addressView(`${gid('MailingAddress', 1)}?model_name=CartAddress`, address),
      deliveryOptions: options,
      selectedDeliveryOption: options.find(({ code }) => code === cart.shippingMethod),
      cartLines: (args: PageArgs & { reverse: boolean }) => listConnection(sent, args, viewOf),
    },
  ];
}
