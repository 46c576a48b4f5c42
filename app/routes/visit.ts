import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { consentOf } from '~/features/analytics/consent.server';
import { setShopifyVisitorCookies } from '~/features/analytics/shopify-visitor.server';
import { bannerFor } from '~/features/stores/banner';
import { noStore } from '~/platform/http/no-store';
import { readMarketPreference } from '~/platform/stores/market-preference.server';
import { siblingsOf } from '~/platform/stores/regions';

/** Data about the visitor, which cached pages can't contain. */
export function loader({ context }: LoaderFunctionArgs) {
  const { market, env, cookies, location } = context;
  const chosen = readMarketPreference(cookies, market.store).country !== undefined;
  const consent = consentOf(context);
  if (!context.isRobot) setShopifyVisitorCookies(context, consent);
  const siblings = siblingsOf(env);
  return Response.json(
    {
      banner: bannerFor(market, siblings, { chosen, location }),
      consent,
    },
    { headers: noStore },
  );
}
