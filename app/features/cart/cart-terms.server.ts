import { deliveryTerms, estimateDelivery } from '~/features/catalog/delivery';
import type { Context } from '~/platform/context.server';
import { localDay } from '~/platform/stores/local-day.server';
import { publicHolidays } from '~/platform/stores/public-holidays.server';
import type { Money } from '~/ui/money';
import type { CartTerms } from './cart-terms';

export function cartTerms(
  context: Pick<Context, 'env' | 'market'>,
  { currency }: Money,
  now: number,
): CartTerms {
  const { env, market } = context;
  const delivery = estimateDelivery(
    localDay(market.store, now),
    deliveryTerms(context, publicHolidays(market)),
  );
  return {
    ...delivery,
    // The rates don't apply to a cart in another currency.
    ...(currency !== market.currency && { price: null, freeFrom: null }),
    taxIncluded: market.region.taxIncluded,
    returns:
      env.RETURN_DAYS === undefined ? null : { days: env.RETURN_DAYS, free: env.RETURN_FREE },
  };
}
