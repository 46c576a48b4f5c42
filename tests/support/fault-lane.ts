/**
 * A shop in which outside services fail on command, one command at a time: over real connections, with
 * caches that can be emptied or aged, and with as many shops beside it as the machine bears.
 */
import type { Vars } from '../../sandbox/host/worlds';
import type { Fault } from '../../sandbox/world/active-faults';
import { settleHeader, type ServicePart } from './fault-lane-worker';
import { networkModes, type FaultNetwork, type NetworkMode } from './fault-network';
import type { Watch } from './rounds';
import { shoppersOf } from './screens';
import { startShop, type Shop } from './storefront';
import { bundleSwitchboard, change, withSwitchboard } from './switchboard';

/** The failing service and how it fails: over the network, or with a bad answer of the sandbox's. */
export interface LaneFault {
  service: Fault['service'];
  mode: NetworkMode | Fault['mode'];
  /** Fails alone; without it the whole service does. */
  part?: ServicePart;
}

/** The sandbox's names of what belongs to a part. */
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
  /** The prepared shopper of a screen; see `shoppersOf`. */
  shopperOf: ReturnType<typeof shoppersOf>;
  /** Empties the caches, closes the circuit breakers, puts the clock right and ends the fault. */
  fresh(): Promise<void>;
  /** Lets time pass for the storefront. */
  pass(ms: number): Promise<void>;
  break(fault: LaneFault): Promise<void>;
  mend(): Promise<void>;
  stop(): Promise<void>;
}

/** For requests whose background work (copies into the cache) must be done before the next one. */
export const settled = { [settleHeader]: '1' };

/** Slower than the country lookup waits for, quicker than the other deadlines. */
const slowMs = 1000;

const isNetworkMode = (mode: string): mode is NetworkMode =>
  networkModes.some((known) => known === mode);

const unlimited = { simple: { limit: 1_000_000, period: 60 } } as const;

/** Starts a shop whose services can be broken. `network` may be shared; `watch` sees what the shop asks of services. */
export async function startFaultLane(
  network: FaultNetwork,
  { watch, vars }: { watch?: Watch; vars?: Vars } = {},
): Promise<FaultLane> {
  const board = await bundleSwitchboard();
  const options: Parameters<typeof startShop>[0] = {
    // By which the matrix knows which services were called.
    vars: { SERVER_TIMING_NAMES: 'true', ...vars },
    worker: ({ outboundService: _, ...worker }) => ({
      ...withSwitchboard(worker, board),
      ...(watch && { outboundService: watch.outboundService }),
      // Cells share customers, who would else be taken for one who tries passwords.
      ratelimits: { CART_LIMIT: unlimited, FORM_LIMIT: unlimited, ACCOUNT_LIMIT: unlimited },
    }),
  };
  // Many are started at once: one that finds its port taken meanwhile looks for another.
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
