import { deliveryTerms, estimateDelivery } from '~/features/catalog/delivery';
import type { Context } from '~/platform/context.server';
import { publicHolidays } from '~/platform/stores/public-holidays.server';
import type { Money } from '~/ui/money';
import type { CartTerms } from './cart-terms';

export function cartTerms(
  context: Pick<Context, 'env' | 'market'>,
  { currency }: Money,
  now: number,
): CartTerms {
  const { region } = context.market;
  const from = region.freeShipping ? undefined : context.env.FREE_DELIVERY_FROM[currency];
  return {
    ...estimateDelivery(now, deliveryTerms(context, publicHolidays(context.market))),
    taxIncluded: region.taxIncluded,
    freeFrom: from === undefined ? null : { amount: from, currency },
  };
}
