/** Finds the visitor's location, and the market that follows from it or from the visitor's choice. */
import { createFetchService } from '~/platform/fetch/fetch-service.server';
import type { RequestInfo } from '~/platform/request-info.server';
import { countryOf } from '~/platform/stores/country';
import {
  readPlace,
  writePlace,
  type VisitorLocation,
  type Place,
} from '~/platform/stores/location';
import { marketOfAddress, readMarketPreference } from '~/platform/stores/market-preference.server';
import { storeOf } from '~/platform/stores/regions';
import { resolveMarket } from '~/platform/stores/resolve-market';
import type { Market } from '~/platform/stores/store';
import { findCountry } from '~/services/geolocation/find-country.server';
import { publicAddress } from './public-address.server';

export interface Visit {
  market: Market;
  location: VisitorLocation;
  buyerIp: string | undefined;
}

/**
 * Whether the response may set the cookies `visitor` and `place`. Responses to submitted forms always may: a
 * shopper's browser can be mistaken for a robot.
 */
export const isPersonal = (
  method: string,
  url: URL,
  { handle, isRobot, markdown }: Pick<RequestInfo, 'handle' | 'isRobot' | 'markdown'>,
): boolean =>
  method === 'POST' || (!isRobot && !markdown && publicAddress(url, handle) === undefined);

export async function locate(request: Request, url: URL, info: RequestInfo): Promise<Visit> {
  const { env, cookies } = info;
  const buyerIp = request.headers.get('cf-connecting-ip') ?? undefined;
  const store = storeOf(env.STORE);
  const preference = readMarketPreference(cookies, store);
  const found =
    knownPlace(request, info) ??
    (preference.country ? undefined : await findPlace(request, url, info, buyerIp));
  const place = preference.country ? { country: preference.country } : found;
  const location: VisitorLocation = place
    ? { ...place, fallback: false, ipCountry: found?.country }
    : { country: resolveMarket(store, {}).country, fallback: true };
  const market = resolveMarket(store, {
    chosenCountry: preference.country,
    currency: preference.currency,
    geoCountry: location.country,
  });
  return { market, location, buyerIp };
}

/** Selects the market that the URL names. Neither cookies nor the visitor's location matter. */
export function visitOfAddress(request: Request, url: URL, { env }: RequestInfo): Visit {
  const market = marketOfAddress(url, storeOf(env.STORE));
  return {
    market,
    location: { country: market.country, fallback: true },
    buyerIp: request.headers.get('cf-connecting-ip') ?? undefined,
  };
}

const oneDay = 24 * 3600;
const placeMs = 3600_000;
const unknownPlaceMs = 300_000;
const maxPlaces = 5_000;

/** Clients can forge other hosting platforms' location headers, so those headers are ignored. */
function knownPlace(request: Request, { cookies, edgeCountry }: RequestInfo): Place | undefined {
  const atEdge = countryOf(edgeCountry) ?? countryOf(request.headers.get('cf-ipcountry'));
  return atEdge ? { country: atEdge } : readPlace(cookies.get('place'));
}

async function findPlace(
  request: Request,
  url: URL,
  info: RequestInfo,
  buyerIp: string | undefined,
): Promise<Place | undefined> {
  // Without the visitor's IP address, the service would look up the Worker's.
  if (info.isRobot || buyerIp === undefined) return undefined;
  const found = await lookUpPlace(info, buyerIp);
  if (found && isPersonal(request.method, url, info))
    info.cookies.set('place', writePlace(found), { maxAge: oneDay });
  return found ?? undefined;
}

async function lookUpPlace(
  { env, isolate, log, budget }: RequestInfo,
  buyerIp: string,
): Promise<Place | null | undefined> {
  const { places, breakers } = isolate;
  const known = places.get(buyerIp);
  if (known && known.until > Date.now()) return known.place;
  const place = await findCountry(env, createFetchService({ breakers, log, budget }), buyerIp);
  if (place !== undefined) {
    places.delete(buyerIp);
    places.set(buyerIp, { place, until: Date.now() + (place ? placeMs : unknownPlaceMs) });
    for (const oldest of places.keys()) {
      if (places.size <= maxPlaces) break;
      places.delete(oldest);
    }
  }
  return place;
}
