import { currencies } from '../../../seed/types';
import { checkoutOrigin, shopOrigin } from '../../../world/storefronts';
import { marketCountries } from '../../storage/markets';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { metafieldsOf } from '../graphql/metafields';
import { policies } from './policies';

const openedAt = '2026-01-05T09:00:00Z';

export function shop(_args: unknown, context: Context): Record<string, unknown> {
  const { world } = context;
  const origin = new URL(world.env.PRIMARY_DOMAIN ? checkoutOrigin(world) : shopOrigin(world));
  const owner = { id: 'shop', createdAt: openedAt, view: () => shop({}, context) };
  return {
    __typename: 'Shop',
    id: gid('Shop', 60210001),
    name: 'Lintel',
    description: 'Lighting, furniture and small things for the home.',
    brand: null,
    moneyFormat: '${{amount}}',
    primaryDomain: {
      host: origin.host,
      sslEnabled: origin.protocol === 'https:',
      url: origin.origin,
    },
    shipsToCountries: marketCountries.map(({ isoCode }) => isoCode),
    paymentSettings: {
      acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
      cardVaultUrl: `${world.origin}/card-vault`,
      countryCode: 'US',
      currencyCode: 'USD',
      enabledPresentmentCurrencies: currencies,
      shopifyPaymentsAccountId: null,
      supportedDigitalWallets: [],
    },
    subscriptionPolicy: null,
    ...policies(world),
    ...metafieldsOf(owner, () => []),
  };
}
