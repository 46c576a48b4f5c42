/** Where a shopper seems to be: contracts §5. */
import * as v from 'valibot';
import type { Env } from '~/platform/env.server';
import type { Outbound } from '~/platform/outbound.server';
import type { CountryCode } from '~/platform/stores/codes';
import { countryOf } from '~/platform/stores/country';

const reply = v.pipe(v.string(), v.parseJson(), v.looseObject({ country: v.string() }));
const deadlineMs = 300;

/** Asks the configured lookup service. No service, no answer in time, nonsense: undefined. */
export async function findCountry(
  env: Env,
  outbound: Outbound,
  buyerIp: string | undefined,
): Promise<CountryCode | undefined> {
  if (!env.GEO_URL) return undefined;
  const url = new URL(env.GEO_URL);
  if (buyerIp) url.searchParams.set('ip', buyerIp);
  try {
    const { status, text } = await outbound(
      url.href,
      { headers: { Accept: 'application/json' } },
      { service: 'geo', operation: 'country', deadlineMs, maxBytes: 10_000 },
    );
    const parsed = v.safeParse(reply, text);
    return status === 200 && parsed.success ? countryOf(parsed.output.country) : undefined;
  } catch {
    // Logged on the way out; the shop opens with the store's own country (spec §8).
    return undefined;
  }
}
