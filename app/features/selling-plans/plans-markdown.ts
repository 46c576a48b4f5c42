import {
  blocks,
  bullets,
  heading,
  inline,
  joined,
  type Markdown,
  type MarkdownSite,
} from '~/platform/markdown';
import type { Product } from '~/features/catalog/product';
import { formatMoney } from '~/ui/money';
import { percentOff } from './plan-rows';
import {
  cheapestOffer,
  hasSeveralPrices,
  withPlanPrices,
  type SellingPlan,
  type SellingPlans,
} from './selling-plans';

/** Like `withPlanPrices`, but also sets the product's price range. */
export function pricedByPlan(product: Product, plans: SellingPlans | undefined): Product {
  const priced = withPlanPrices(product, plans);
  const offers = priced.variants.toSorted((one, other) => one.price.amount - other.price.amount);
  const [first] = offers;
  if (product.plans !== 'required' || !first) return priced;
  const { price, compareAt } = first;
  return { ...priced, price, compareAt, priceMax: offers.at(-1)!.price };
}

/** Lists the plans with their lowest prices; null if the product has none. */
export function plansMarkdown(
  product: Product,
  plans: SellingPlans | undefined,
  site: MarkdownSite,
): Markdown | null {
  if (!plans || plans.groups.length === 0) return null;
  return blocks([
    heading(2, 'Purchase options'),
    inline`${product.plans === 'required' ? 'Sold only with one of these options.' : 'One-time purchase, or one of these options.'} Choose the option on the product’s page.`,
    ...plans.groups.map(({ name, plans: offered }) =>
      blocks([inline`${name}:`, bullets(offered.map((plan) => planLine(plan, site)))]),
    ),
  ]);
}

function planLine(plan: SellingPlan, { locale }: MarkdownSite): Markdown {
  const offer = cheapestOffer(plan);
  if (!offer) return inline`${plan.name}`;
  const money = (amount: typeof offer.price) => formatMoney(amount, locale);
  const percent = percentOff(offer);
  const facts = [
    (hasSeveralPrices(plan) ? 'from ' : '') + money(offer.price),
    percent !== null && `${percent}% off`,
    offer.perDelivery && `${money(offer.perDelivery)} each delivery`,
    offer.later && `${money(offer.now)} now and ${money(offer.later)} later`,
    plan.description,
  ];
  return inline`${plan.name}: ${joined(facts, ', ')}`;
}
