/** At Shopify, only apps can create selling plans. */

/** `percentage` and `off` reduce the price of each piece; `price` replaces it. `off` and `price` are US dollars. */
type Adjustment = { percentage: number } | { off: number } | { price: number };

export type SeedPlan = {
  id: number;
  name: string;
  description: string | null;
  /** The plan's value for its group's option, such as '2 months' for 'Deliver every'. */
  option: string;
  adjustment: Adjustment | null;
  /** How often a subscription delivers; null for one delivery at a later date. */
  every: { interval: 'WEEK' | 'MONTH'; count: number } | null;
  /** The number of deliveries that are paid together. */
  deliveries: number;
  /** The part of the price that the checkout charges, in percent. */
  checkoutPercentage: number;
};

export type SeedPlanGroup = { name: string; option: string; plans: SeedPlan[] };

export type SeedPlans = {
  /** If true, the product is sold only with a plan. */
  required: boolean;
  groups: SeedPlanGroup[];
};

const plan = (id: number, name: string, rest: Partial<SeedPlan>): SeedPlan => ({
  ...{ id: 690_000_000_000 + id, name, description: null, option: name },
  ...{ adjustment: null, every: null, deliveries: 1, checkoutPercentage: 100 },
  ...rest,
});

/** Shopify shows no such sentence by itself. */
const subscription = 'Pause, skip a delivery or cancel at any time: just write to us.';

const subscribeAndSave = (monthly: number, everyTwoMonths: number): SeedPlanGroup => ({
  name: 'Subscribe and save',
  option: 'Deliver every',
  plans: [
    plan(monthly, 'Deliver every month, 10% off', {
      option: 'Month',
      adjustment: { percentage: 10 },
      description: subscription,
      every: { interval: 'MONTH', count: 1 },
    }),
    plan(everyTwoMonths, 'Deliver every 2 months, 10% off', {
      option: '2 months',
      adjustment: { percentage: 10 },
      description: subscription,
      every: { interval: 'MONTH', count: 2 },
    }),
  ],
});

export const sellingPlans: Record<string, SeedPlans> = {
  'opal-bulb-e27': {
    required: false,
    groups: [subscribeAndSave(1, 2)],
  },
  'spot-bulbs-gu10': {
    required: true,
    groups: [
      {
        name: 'Subscription',
        option: 'Deliver every',
        plans: [
          plan(3, 'Deliver every 3 months', {
            option: '3 months',
            adjustment: { off: 2 },
            description: subscription,
            every: { interval: 'MONTH', count: 3 },
          }),
          plan(4, 'Deliver every 3 months, a year paid in advance', {
            option: '3 months, prepaid',
            adjustment: { price: 15 },
            description: subscription,
            every: { interval: 'MONTH', count: 3 },
            deliveries: 4,
          }),
        ],
      },
    ],
  },
  'lund-side-table-walnut': {
    required: false,
    groups: [
      {
        name: 'Preorder',
        option: 'Payment',
        plans: [
          plan(5, 'Preorder with a 20% deposit', {
            description: 'We charge the rest when it ships.',
            checkoutPercentage: 20,
          }),
        ],
      },
    ],
  },
  'fallow-rug-oat': {
    required: false,
    groups: [
      {
        name: 'Try before you buy',
        option: 'Trial',
        plans: [
          plan(6, 'Try it at home for 30 days', {
            description: 'We charge you after 30 days, unless you send it back.',
            checkoutPercentage: 0,
          }),
        ],
      },
    ],
  },
  'dinner-candles': {
    required: false,
    groups: [subscribeAndSave(7, 8)],
  },
};
