import { shopOrigin } from '../../world/storefronts';
import { shopId } from '../accounts/places';
import { gid } from '../storefront-api/graphql/gid';
import type { Context } from './context';

export const shopView = ({ world }: Context) => ({
  __typename: 'Shop',
  id: gid('Shop', shopId),
  name: 'Lintel',
  email: 'hello@lintel.example',
  myshopifyDomain: 'lintel-sandbox.myshopify.com',
  url: shopOrigin(world),
});
