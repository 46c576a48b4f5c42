/** The limits protect the isolate's CPU time, so the isolate's memory holds the counts. */
import { networkOf } from './rate-limits.server';

/** Token bucket: `left` tokens at the time `at` (ms since 1970). */
interface Bucket {
  left: number;
  at: number;
}

interface Rate {
  burst: number;
  perSecond: number;
}

export interface RenderLimits {
  /** By kind and network, such as 'robot 192.0.2.1'. The least recently used client is first. */
  clients: Map<string, Bucket>;
  robots: Bucket;
  all: Bucket;
}

const rates = {
  /** Enough for a shopper who opens pages and hovers over links, and for all shoppers behind one router. */
  shopper: { burst: 90, perSecond: 1.5 },
  robot: { burst: 30, perSecond: 1 },
  /** Searches, filters and unknown addresses: a client can invent any number of them. */
  shopperSearch: { burst: 25, perSecond: 1 / 3 },
  robotSearch: { burst: 15, perSecond: 1 / 3 },
  robots: { burst: 120, perSecond: 5 },
  all: { burst: 600, perSecond: 20 },
} as const satisfies Record<string, Rate>;

/** Above this number, the least recently used client is forgotten, and later starts with a full bucket. */
const maxClients = 5_000;
/** Robots are refused when fewer shared tokens than this are left. */
const keptForShoppers = rates.all.burst / 2;

const full = ({ burst }: Rate): Bucket => ({ left: burst, at: 0 });

export const openRenderLimits = (): RenderLimits => ({
  clients: new Map(),
  robots: full(rates.robots),
  all: full(rates.all),
});

export interface RenderClient {
  /** IP address. Without it, only the total limit applies. */
  address: string | undefined;
  isRobot: boolean;
  /** The page depends on search parameters, or the URL matches no page. A client can invent any number of such URLs. */
  isEndless?: boolean;
}

/** Returns false, without counting the page, if a limit is exceeded. */
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
