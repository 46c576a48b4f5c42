import { cartAddresses } from '../../carts/cart-addresses';
import type { Cart } from '../../carts/carts';
import { addressOfRow, addressView } from '../customers/address-view';
import type { Context } from '../graphql/context';

/** Without the cart's key (`open` is false), addresses are hidden. */
export const deliveryView = ({ sql }: Context, { token }: Cart, open: boolean) => ({
  __typename: 'CartDelivery',
  addresses: ({ selected: onlySelected }: { selected: boolean }) =>
    (open ? cartAddresses(sql, token) : [])
      .filter(({ selected }) => selected || !onlySelected)
      .map(({ id, selected, oneTimeUse, row }) => ({
        __typename: 'CartSelectableAddress',
        ...{ id: selectableId(id, token), selected, oneTimeUse },
        address: {
          ...addressView('', addressOfRow(row)),
          __typename: 'CartDeliveryAddress',
        },
      })),
});

const selectableId = (id: string, token: string): string =>
  `gid://shopify/CartSelectableAddress/${id}?cart=${token}`;
