/**
 * A shop whose outside services fail on command, over real connections. Its caches can be emptied or aged, and several
 * such shops can run in parallel.
 */
import type { Vars } from '../../sandbox/host/worlds';
import type { Fault } from '../../sandbox/world/active-faults';
import { settleHeader, type ServicePart } from './fault-lane-worker';
import { networkModes, type FaultNetwork, type NetworkMode } from './fault-network';
import type { Watch } from './rounds';
import { shoppersOf } from './screens';
import { startShop, type Shop } from './storefront';
import { bundleSwitchboard, change, withSwitchboard } from './switchboard';

/** The failing service and its failure: in the network, or a bad response from the sandbox. */
export interface LaneFault {
  service: Fault['service'];
  mode: NetworkMode | Fault['mode'];
  /** Only this part fails; otherwise the complete service. */
  part?: ServicePart;
}

/** The sandbox's operation names for each part. */
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

export interface FaultLane {
  shop: Shop;
  /** A screen's prepared shopper; see `shoppersOf`. */
  shopperOf: ReturnType<typeof shoppersOf>;
  /** Empties the caches, closes the circuit breakers, resets the clock and ends the fault. */
  fresh(): Promise<void>;
  /** Advances the storefront's clock. */
  pass(ms: number): Promise<void>;
  break(fault: LaneFault): Promise<void>;
  mend(): Promise<void>;
  stop(): Promise<void>;
}

/** For requests whose background work, such as cache writes, must finish before the next request. */
export const settled = { [settleHeader]: '1' };

/** Longer than the country lookup's deadline, shorter than the others. */
const slowMs = 1000;

const isNetworkMode = (mode: string): mode is NetworkMode =>
  networkModes.some((known) => known === mode);

const unlimited = { simple: { limit: 1_000_000, period: 60 } } as const;

/** `network` may be shared; `watch` observes the shop's calls to services. */
export async function startFaultLane(
  network: FaultNetwork,
  { watch, vars }: { watch?: Watch; vars?: Vars } = {},
): Promise<FaultLane> {
  const board = await bundleSwitchboard();
  const options: Parameters<typeof startShop>[0] = {
    // The matrix reads from this header which services were called.
    vars: { SERVER_TIMING_NAMES: 'true', ...vars },
    worker: ({ outboundService: _, ...worker }) => ({
      ...withSwitchboard(worker, board),
      ...(watch && { outboundService: watch.outboundService }),
      // Cells share customers, who would otherwise reach the limit of sign-in attempts.
      ratelimits: { CART_LIMIT: unlimited, FORM_LIMIT: unlimited, ACCOUNT_LIMIT: unlimited },
    }),
  };
  // Another shop may have taken the port; retry with a new one.
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
    pass: (passMs) => change(origin, { passMs }),
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
