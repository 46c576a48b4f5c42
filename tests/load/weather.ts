/** The faults of a run: one at a time for fifteen seconds of every thirty, another service or mode each time. */
import type { Shop } from '../support/storefront';

export interface Fault {
  service: string;
  mode: string;
  operation?: string;
  /** The operation takes effect, and only its answer is lost. */
  applied?: true;
  delayMs?: number;
}

/** Ordered so that a short run meets the worst first. */
const usualFaults: readonly Fault[] = [
  { service: 'commerce', mode: 'http-500' },
  { service: 'commerce', mode: 'reset', applied: true },
  { service: 'content', mode: 'hang' },
  { service: 'inquiries', mode: 'reset', applied: true },
  { service: 'commerce', mode: 'hang' },
  { service: 'products', mode: 'wrong-schema' },
  { service: 'wishlist', mode: 'refused' },
  // Longer than a page waits would make changes that take effect after shoppers were told that they had not.
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

/** A breaker rests for three seconds, so a fault is felt for a little longer than it lasts. */
const echoMs = 5000;

export interface Weather {
  /** The fault in force or just over, as words. */
  current(): string | null;
  /** All that there were. */
  past(): string[];
  stop(): Promise<void>;
}

/** Starts with a fault at once; `stop` ends the one in force. */
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
