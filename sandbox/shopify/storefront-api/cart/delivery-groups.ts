import { cartAddresses, selectedAddress, type CartAddress } from '../../carts/cart-addresses';
import type { Cart, GroupKey, ShippingMethod } from '../../carts/carts';
import { priceCart, type PricedCart, type PricedLine } from '../../carts/totals';
import { customerIdOf } from '../../customers/access-tokens';
import { customerById } from '../../customers/customers';
import {
  chosenMethod,
  deliveryGroupsOf,
  isPickup,
  sentMethodsOf,
  type DeliveryGroup,
} from '../../delivery/groups';
import { groupShipping, pickupsIn, shippingDue } from '../../delivery/shipping';
import { addressOfRow, addressView, type Address } from '../customers/address-view';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { money } from '../graphql/money';
import { listConnection, type PageArgs } from '../graphql/paging';

const keys: GroupKey[] = ['first-warehouse', 'first-workshop', 'later-warehouse', 'later-workshop'];

const groupId = ({ token }: Cart, key: GroupKey): string =>
  `${gid('CartDeliveryGroup', keys.indexOf(key) + 1)}?cart=${token}`;

const handleOf = ({ token }: Cart, { key }: DeliveryGroup, method: ShippingMethod): string =>
  `${token}-${key}-${method}`;

/** Undefined for an unknown id, and if the cart has no address. */
export function groupOf(context: Context, cart: Cart, id: string): DeliveryGroup | undefined {
  if (!deliveryAddress(context, cart)) return undefined;
  return deliveryGroupsOf(priceCart(context.world, cart)).find(
    ({ key }) => id === groupId(cart, key),
  );
}

/** Undefined for an unknown handle. */
export function methodOf(
  context: Context,
  cart: Cart,
  group: DeliveryGroup,
  handle: string,
): ShippingMethod | undefined {
  const country = deliveryAddress(context, cart)?.countryCode ?? '';
  const methods = methodsOf(context, priceCart(context.world, cart), group, country);
  return methods.find((method) => handle === handleOf(cart, group, method));
}

/** Later deliveries are always sent (assumed). */
const methodsOf = (
  { world }: Context,
  priced: PricedCart,
  group: DeliveryGroup,
  country: string,
): ShippingMethod[] => [
  ...sentMethodsOf(group),
  ...(group.type === 'SUBSCRIPTION' ? [] : pickupsIn(world, country, priced)),
];

/** The selected address, else the customer's default address. */
function deliveryAddress({ sql, world }: Context, cart: Cart): Address | null {
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
 * Empty if the cart has no address. `viewOf` returns a line's GraphQL object. The argument
 * `withCarrierRates` has no effect, because the demo has only static rates.
 */
export function deliveryGroups(
  context: Context,
  cart: Cart,
  priced: PricedCart,
  viewOf: (line: PricedLine) => unknown,
) {
  const address = deliveryAddress(context, cart);
  if (!address?.countryCode) return [];
  const { countryCode } = address;
  return deliveryGroupsOf(priced).map((group) => {
    const options = methodsOf(context, priced, group, countryCode).map((method) => {
      const shipping = groupShipping(priced, group, countryCode, method);
      return {
        __typename: 'CartDeliveryOption',
        code: method,
        handle: handleOf(cart, group, method),
        title: shipping.title,
        description: null,
        deliveryMethodType: isPickup(method) ? 'PICK_UP' : 'SHIPPING',
        estimatedCost: money(shippingDue(shipping), priced.currency),
      };
    });
    return {
      __typename: 'CartDeliveryGroup',
      id: groupId(cart, group.key),
      groupType: group.type,
      deliveryAddress: addressView(`${gid('MailingAddress', 1)}?model_name=CartAddress`, address),
      deliveryOptions: options,
      selectedDeliveryOption: options.find(({ code }) => code === chosenMethod(cart, group)),
      cartLines: (args: PageArgs & { reverse: boolean }) =>
        listConnection(group.lines, args, viewOf),
    };
  });
}
