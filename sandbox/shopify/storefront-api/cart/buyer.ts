import type { World } from '../../../world/world';
import type { Cart, Preferences } from '../../carts/carts';
import { saveCartAddresses } from '../../carts/cart-addresses';
import { rowOf, type AddressInput } from '../../customers/addresses';
import { locationFor } from '../../companies/companies';
import { customerIdOf } from '../../customers/access-tokens';
import type { MutationMessages } from './change-cart';
import type { CartUserError } from './errors';

export type BuyerInput = {
  countryCode?: string | null;
  email?: string | null;
  phone?: string | null;
  customerAccessToken?: string | null;
  preferences?: PreferencesInput | null;
  companyLocationId?: string | null;
  deliveryAddressPreferences?:
    | { deliveryAddress?: AddressInput | null; customerAddressId?: string | null }[]
    | null;
};

/** In 2024-07, `delivery` is a list; in newer versions, an object. */
type PreferencesInput = Omit<Preferences, 'delivery'> & {
  delivery?: Delivery | Delivery[] | null;
};
type Delivery = NonNullable<Preferences['delivery']>[number];

const storedPreferences = (sent: PreferencesInput | null): Preferences | null =>
  sent && { ...sent, delivery: [sent.delivery ?? []].flat() };

/** Null clears a field. An invalid token or email returns a userError; valid fields still apply. */
export function applyBuyer(
  world: World,
  cart: Cart,
  buyer: BuyerInput,
  path: string[],
): MutationMessages {
  const errors: CartUserError[] = [];
  const refuse = (field: string, message: string, code = 'INVALID') =>
    errors.push({ code, field: [...path, field], message });
  if (buyer.countryCode && buyer.countryCode !== 'ZZ') cart.country = buyer.countryCode;
  if (buyer.phone !== undefined) cart.phone = buyer.phone;
  if (buyer.preferences !== undefined) cart.preferences = storedPreferences(buyer.preferences);
  if (buyer.email !== undefined) {
    if (buyer.email === null || /^\S+@[^\s@]+\.[^\s@]+$/.test(buyer.email))
      cart.email = buyer.email;
    else refuse('email', 'Email is invalid');
  }
  const addresses = buyer.deliveryAddressPreferences;
  if (addresses !== undefined)
    saveCartAddresses(
      world.sql,
      cart.token,
      (addresses ?? []).flatMap(({ deliveryAddress: address }, index) =>
        address
          ? {
              ...{ id: crypto.randomUUID(), row: rowOf(address) },
              ...{ selected: index === 0, oneTimeUse: false },
            }
          : [],
      ),
    );
  const token = buyer.customerAccessToken;
  if (token === null) cart.customerToken = null;
  if (typeof token === 'string') {
    if (customerIdOf(world, token) === null) refuse('customerAccessToken', 'Customer is invalid');
    else cart.customerToken = token;
  }
  const location = buyer.companyLocationId;
  if (location === null) cart.companyLocation = null;
  if (typeof location === 'string') {
    if (locationFor(world, cart.customerToken ?? '', location)) cart.companyLocation = location;
    else refuse('companyLocationId', 'Company location is invalid', 'INVALID_COMPANY_LOCATION');
  }
  return { userErrors: errors };
}
