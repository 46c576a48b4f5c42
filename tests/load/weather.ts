import type { Shop } from '../support/storefront';

export interface Fault {
  service: string;
  mode: string;
  operation?: string;
  /** The change was applied and only the answer was lost. */
  applied?: true;
  delayMs?: number;
}

/** Worst first, for short runs. */
const usualFaults: readonly Fault[] = [
  { service: 'commerce', mode: 'http-500' },
  { service: 'commerce', mode: 'reset', applied: true },
  { service: 'content', mode: 'hang' },
  { service: 'inquiries', mode: 'reset', applied: true },
  { service: 'commerce', mode: 'hang' },
  { service: 'products', mode: 'wrong-schema' },
  { service: 'wishlist', mode: 'refused' },
  // The delay is shorter than a page's deadline. After a longer delay, changes would take effect
  // although the shop had reported a failure.
  { service: 'commerce', mode: 'slow', delayMs: 1500 },
  { service: 'marketing', mode: 'http-500' },
  { service: 'commerce', mode: 'bad-json', applied: true },
  { service: 'content', mode: 'http-429' },
  { service: 'products', mode: 'hang' },
  { service: 'commerce', mode: 'refused' },
  { service: 'wishlist', mode: 'cut-json' },
  { service: 'geo', mode: 'hang' },
  { service: 'commerce', mode: 'throttled' },
  { service: 'content', mode: 'bad-json' },
  { service: 'commerce', operation: 'cartLinesAdd', mode: 'http-502-html', applied: true },
  { service: 'marketing', mode: 'hang' },
  { service: 'commerce', mode: 'wrong-schema', applied: true },
];

const faultSeconds = 15;

/**
 * How long failures after a fault count as caused by it: a circuit breaker stays open for three
 * seconds.
 */
const echoMs = 5000;

export interface Weather {
  current(): string | null;
  past(): string[];
  stop(): Promise<void>;
}

/** Starts with a fault; `stop` ends the current one. */
export function startWeather(shop: Shop, faults: readonly Fault[] = usualFaults): Weather {
  const past: string[] = [];
  let current: string | null = null;
  let over = { fault: '', at: -Infinity };
  let next = 0;
  let turn = Promise.resolve();
  const change = async () => {
    if (current) {
      await shop.clearFaults();
      over = { fault: `${current} (just over)`, at: Date.now() };
      current = null;
      return;
    }
    const fault = faults[next % faults.length]!;
    next += 1;
    await shop.fault(fault);
    current = Object.values(fault).join(' ');
    past.push(current);
  };
  const tick = () => void (turn = turn.then(change));
  tick();
  const timer = setInterval(tick, faultSeconds * 1000);
  return {
    current: () => current ?? (Date.now() - over.at < echoMs ? over.fault : null),
    past: () => past,
    stop: async () => {
      clearInterval(timer);
      await turn;
      await shop.clearFaults();
    },
  };
}
