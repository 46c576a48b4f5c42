/** A shop whose services fail on command, over real connections. */
import type { Vars } from '../../sandbox/host/worlds';
import type { Fault } from '../../sandbox/world/active-faults';
import { settleHeader, type ServicePart } from './shop-with-faults-worker';
import { networkModes, type FaultNetwork, type NetworkMode } from './fault-network';
import type { Watch } from './rounds';
import { shoppersOf } from './screens';
import { startShop, type Shop } from './storefront';
import { bundleSwitchboard, change, withSwitchboard } from './switchboard';

/** A network failure, or a bad answer from the sandbox. */
export interface InjectedFault {
  service: Fault['service'];
  mode: NetworkMode | Fault['mode'];
  /** The only part that fails. */
  part?: ServicePart;
}

const operationsOf: Record<ServicePart, readonly string[]> = {
  search: ['search'],
  mutations: [
    ...['cartCreate', 'cartLinesAdd', 'cartLinesUpdate', 'cartLinesRemove'],
    ...['cartDiscountCodesUpdate', 'cartBuyerIdentityUpdate'],
    ...['cartNoteUpdate', 'cartAttributesUpdate'],
    ...['cartGiftCardCodesUpdate', 'cartGiftCardCodesAdd', 'cartGiftCardCodesRemove'],
    ...['customerAccessTokenCreate', 'customerAccessTokenDelete', 'customerCreate'],
    ...['customerRecover', 'customerReset', 'customerResetByUrl'],
    ...['customerActivate', 'customerActivateByUrl'],
    ...['customerAddressCreate', 'customerAddressUpdate', 'customerAddressDelete'],
    'customerDefaultAddressUpdate',
  ],
};

export interface ShopWithFaults {
  shop: Shop;
  shopperOf: ReturnType<typeof shoppersOf>;
  /** Empties the caches, closes the circuit breakers and ends the fault. */
  fresh(): Promise<void>;
  pass(ms: number): Promise<void>;
  /** Calls since the previous switch request, such as 'CART_CREATION_LOCK.beginAdd'. */
  objectCalls(): Promise<string[]>;
  break(fault: InjectedFault): Promise<void>;
  mend(): Promise<void>;
  stop(): Promise<void>;
}

/** Waits for background work, such as cache writes. */
export const settled = { [settleHeader]: '1' };

/** In ms. Exceeds only the country lookup's deadline. */
const slowMs = 1000;

const isNetworkMode = (mode: string): mode is NetworkMode =>
  networkModes.some((known) => known === mode);

const unlimited = { simple: { limit: 1_000_000, period: 60 } } as const;

/** `network` may be shared; `watch` observes calls to services. */
export async function startShopWithFaults(
  network: FaultNetwork,
  { watch, vars }: { watch?: Watch; vars?: Vars } = {},
): Promise<ShopWithFaults> {
  const board = await bundleSwitchboard();
  const options: Parameters<typeof startShop>[0] = {
    vars: { SERVER_TIMING_NAMES: 'true', ...vars },
    worker: ({ outboundService: _, ...worker }) => ({
      ...withSwitchboard(worker, board),
      ...(watch && { outboundService: watch.outboundService }),
      // Cells share customers, who would reach the limits.
      ratelimits: {
        ...{ CART_LIMIT: unlimited, FORM_LIMIT: unlimited, ACCOUNT_LIMIT: unlimited },
        PICTURE_LIMIT: unlimited,
      },
    }),
  };
  // Another shop may have taken the port.
  const shop = await startShop(options).catch(() => startShop(options));
  const { origin } = shop.shopper();
  const mend = async () => {
    await Promise.all([change(origin, { divert: null }), shop.clearFaults()]);
  };
  return {
    shop,
    shopperOf: shoppersOf(shop),
    fresh: async () =>
      void (await Promise.all([change(origin, { fresh: true, divert: null }), mend()])),
    pass: async (passMs) => void (await change(origin, { passMs })),
    objectCalls: async () => (await change(origin, {})).objectCalls,
    async break({ service, part, mode }) {
      if (isNetworkMode(mode)) {
        await change(origin, { divert: { service, part, origin: network.origins[mode] } });
        return;
      }
      const delayMs = mode === 'slow' ? slowMs : undefined;
      const operations = part ? operationsOf[part] : ['*'];
      await Promise.all(
        operations.map((operation) => shop.fault({ service, operation, mode, delayMs })),
      );
    },
    mend,
    stop: () => shop.stop(),
  };
}
