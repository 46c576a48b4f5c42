import { networkModes } from '../../support/fault-network';
import type { InjectedFault } from '../../support/shop-with-faults';
import { faultModes, imageFaultModes } from '../../../sandbox/world/active-faults';
import { targets, type Service, type Target } from './targets';

/** The checkout is fetched by browsers only. */
export const services: readonly Service[] = [
  ...(['commerce', 'orders', 'content', 'products', 'wishlist', 'reviews'] as const),
  ...(['marketing', 'geo', 'inquiries', 'images', 'ucp'] as const),
];

/** The sandbox's bad responses and network failures. */
export const modes: readonly InjectedFault['mode'][] = [
  ...networkModes,
  ...faultModes.filter((mode) => !networkModes.some((known) => known === mode)),
];

/**
 * Pictures have no mode `cut-json`, because a picture's end can't be checked as JSON can. Only image
 * hosts can redirect to other hosts.
 */
const modesOf = (service: Service): readonly InjectedFault['mode'][] =>
  service === 'images'
    ? [...modes.filter((mode) => mode !== 'cut-json'), ...imageFaultModes.slice(faultModes.length)]
    : modes;

type Failing = Service | 'commerce/mutations' | 'content/search';

/** Empty, fresh, or two hours old. */
const caches = ['cold', 'warm', 'stale'] as const;

export interface Cell {
  /** The ID for `--cell`: 'product commerce hang cold'. */
  id: string;
  target: Target;
  /** A service, or a part such as 'commerce/mutations'. */
  failing: Failing;
  service: Service;
  part?: InjectedFault['part'];
  mode: InjectedFault['mode'];
  caches: (typeof caches)[number];
}

function failuresOf({ kind, calls }: Target): Pick<Cell, 'failing' | 'service' | 'part'>[] {
  const whole = calls.map((service) => ({ failing: service, service }));
  const alone =
    kind === 'action'
      ? ({ failing: 'commerce/mutations', service: 'commerce', part: 'mutations' } as const)
      : ({ failing: 'content/search', service: 'content', part: 'search' } as const);
  return calls.includes(alone.service) ? [...whole, alone] : whole;
}

export const cells: readonly Cell[] = targets.flatMap((target) =>
  failuresOf(target).flatMap((failure) =>
    modesOf(failure.service).flatMap((mode) =>
      caches
        .filter((state) => !(target.expires && state === 'stale'))
        .map((state) => ({
          id: [target.name, failure.failing, mode, state].join(' '),
          ...{ target, ...failure, mode, caches: state },
        })),
    ),
  ),
);

/** Mulberry32: repeatable numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = randomFrom(seed);
  return list
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Modes that make a test slow. The sample prefers other modes. */
const waits = new Set<InjectedFault['mode']>(['hang', 'drip', 'slow']);

/**
 * A cell has four values: target, service, mode and cache state. The sample covers every pair of
 * values, except pairs of target and mode. With `short`, the sample covers only single values: each service and cache
 * state.
 */
export function sample(seed: number, { short = false } = {}): Cell[] {
  const covered = new Set<string>();
  const newIn = ({ target, failing, mode, caches: state }: Cell) =>
    (short
      ? [failing, state]
      : [
          `${target.name} ${failing}`,
          `${target.name} ${state}`,
          `${failing} ${mode}`,
          `${failing} ${state}`,
          `${mode} ${state}`,
        ]
    ).filter((pair) => !covered.has(pair));
  const order = shuffled(cells, seed).sort(
    (one, other) => Number(waits.has(one.mode)) - Number(waits.has(other.mode)),
  );
  const chosen: Cell[] = [];
  for (const least of [5, 4, 3, 2, 1]) {
    for (const cell of order) {
      const pairs = newIn(cell);
      if (pairs.length < least) continue;
      chosen.push(cell);
      for (const pair of pairs) covered.add(pair);
    }
  }
  return chosen;
}
