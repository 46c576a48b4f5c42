import { shopUrl } from '../../../world/storefronts';
import type { World } from '../../../world/world';
import { gid } from '../graphql/gid';

const texts = {
  privacyPolicy: [
    'Privacy policy',
    'privacy-policy',
    'We keep only what we need to send your order. This is a demo shop: please don’t use real data.',
  ],
  refundPolicy: [
    'Refund policy',
    'refund-policy',
    'Send anything back within 30 days, unused and in its box, and we will refund what you paid.',
  ],
  shippingPolicy: [
    'Shipping policy',
    'shipping-policy',
    'Orders leave within two working days. Shipping is free in Australia and the United States.',
  ],
  termsOfService: [
    'Terms of service',
    'terms-of-service',
    'This is a demo shop. Nothing is sold, nothing is charged and nothing is delivered.',
  ],
} as const;

export function policies(world: World) {
  return Object.fromEntries(
    Object.entries(texts).map(([field, [title, handle, text]], index) => [
      field,
      {
        __typename: 'ShopPolicy',
        id: gid('ShopPolicy', 7001 + index),
        title,
        handle,
        body: `<p>${text}</p>`,
        url: shopUrl(world, `/policies/${handle}`),
      },
    ]),
  );
}
