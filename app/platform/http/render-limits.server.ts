/**
 * Limits how many pages without a cached copy are rendered, per client and in total. The counts are in the isolate's
 * memory, because what they protect is the isolate's CPU time: a page is only refused where others would wait for it.
 */
import { networkOf } from './rate-limits.server';

/** Token bucket: `left` tokens at the time `at` (ms since 1970). */
interface Bucket {
  left: number;
  at: number;
}

interface Rate {
  /** Tokens of a full bucket. */
  burst: number;
  perSecond: number;
}

export interface RenderLimits {
  /** By kind and network; the client that was counted last is at the end. */
  clients: Map<string, Bucket>;
  robots: Bucket;
  all: Bucket;
}

const rates = {
  /** A shopper who opens pages and points at links, or the shoppers behind one router. */
  shopper: { burst: 90, perSecond: 1.5 },
  robot: { burst: 30, perSecond: 1 },
  /** Searches, filters and unknown addresses: a client can make up any number of them. */
  shopperSearch: { burst: 25, perSecond: 1 / 3 },
  robotSearch: { burst: 15, perSecond: 1 / 3 },
  robots: { burst: 120, perSecond: 5 },
  all: { burst: 600, perSecond: 20 },
} as const satisfies Record<string, Rate>;

/** Remembered clients. A client that is forgotten starts with a full bucket. */
const maxClients = 5_000;
/** Robots are refused when fewer of the tokens for everyone are left, so that the rest is for shoppers. */
const keptForShoppers = rates.all.burst / 2;

const full = ({ burst }: Rate): Bucket => ({ left: burst, at: 0 });

export const openRenderLimits = (): RenderLimits => ({
  clients: new Map(),
  robots: full(rates.robots),
  all: full(rates.all),
});

export interface RenderClient {
  /** IP address; without one, only the totals count. */
  address: string | undefined;
  isRobot: boolean;
  /** The address has search parameters or no page, so a client can make up any number of them. */
  isEndless?: boolean;
}

/** Counts a page that must be rendered. Returns false if a limit is exceeded; such a page isn't counted. */
export function mayRender(
  limits: RenderLimits,
  { address, isRobot, isEndless = false }: RenderClient,
  now = Date.now(),
): boolean {
  const { clients, robots, all } = limits;
  const kind = `${isRobot ? 'robot' : 'shopper'}${isEndless ? 'Search' : ''}` as const;
  const own =
    address === undefined
      ? undefined
      : takeClient(clients, `${kind} ${networkOf(address)}`, rates[kind]);
  fill(all, rates.all, now);
  fill(robots, rates.robots, now);
  if (own) fill(own, rates[kind], now);
  const buckets = [all, ...(own ? [own] : []), ...(isRobot ? [robots] : [])];
  if (buckets.some(({ left }) => left < 1)) return false;
  if (isRobot && all.left <= keptForShoppers) return false;
  for (const bucket of buckets) bucket.left -= 1;
  return true;
}

function fill(bucket: Bucket, { burst, perSecond }: Rate, now: number): void {
  const seconds = Math.max(0, now - bucket.at) / 1000;
  bucket.left = Math.min(burst, bucket.left + seconds * perSecond);
  bucket.at = now;
}

function takeClient(clients: Map<string, Bucket>, name: string, rate: Rate): Bucket {
  const bucket = clients.get(name) ?? full(rate);
  clients.delete(name);
  clients.set(name, bucket);
  const [oldest] = clients.keys();
  if (clients.size > maxClients && oldest !== undefined) clients.delete(oldest);
  return bucket;
}
