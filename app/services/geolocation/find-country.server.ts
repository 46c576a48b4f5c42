import * as v from 'valibot';
import type { Env } from '~/platform/env.server';
import type { FetchService } from '~/platform/fetch/fetch-service.server';
import { countryOf } from '~/platform/stores/country';
import { placeNameOf, type Place } from '~/platform/stores/location';

const reply = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ country: v.string(), name: v.optional(v.unknown()) }),
);
const deadlineMs = 300;

/**
 * The shopper's country by IP address. Null if the service doesn't know the address. Undefined without GEO_URL, or
 * without a valid reply within 300 ms.
 */
export async function findCountry(
  env: Env,
  fetchService: FetchService,
  buyerIp: string,
): Promise<Place | null | undefined> {
  if (!env.GEO_URL) return undefined;
  const url = new URL(env.GEO_URL);
  url.searchParams.set('ip', buyerIp);
  try {
    const { status, text } = await fetchService(
      url.href,
      { headers: { Accept: 'application/json' } },
      { service: 'geo', operation: 'country', deadlineMs, maxBytes: 10_000 },
    );
    const parsed = v.safeParse(reply, text);
    if (status !== 200 || !parsed.success) return undefined;
    const country = countryOf(parsed.output.country);
    return country ? { country, name: placeNameOf(parsed.output.name) } : null;
  } catch {
    // `fetchService` has logged the failure.
    return undefined;
  }
}
