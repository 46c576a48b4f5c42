/** What the provider is sent, contracts §3.1 and §3.2. */

interface Signup {
  email: string;
  list: string;
  page: string;
}

const consented = { email: { marketing: { consent: 'SUBSCRIBED' } } };
const listOf = (id: string) => ({ list: { data: { type: 'list', id } } });
const profile = (attributes: object) => ({ data: { type: 'profile', attributes } });

/** The client endpoint's subscription. */
export const newsletterBody = ({ email, list, page }: Signup) => ({
  data: {
    type: 'subscription',
    attributes: {
      custom_source: page,
      profile: profile({ email, subscriptions: consented }),
    },
    relationships: listOf(list),
  },
});

/** The server endpoint's job, for deployments with a private key. */
export const newsletterJob = ({ email, list, page }: Signup) => ({
  data: {
    type: 'profile-subscription-bulk-create-job',
    attributes: {
      custom_source: page,
      profiles: { data: [{ type: 'profile', attributes: { email, subscriptions: consented } }] },
    },
    relationships: listOf(list),
  },
});

interface Wish {
  email: string;
  variant: string;
  product: string;
}

/** The specification's form (spec §7): short names and numeric ids. */
export const backInStockForm = (company: string, { email, variant, product }: Wish) =>
  new URLSearchParams({ a: company, email, variant, platform: 'shopify', product });

/** Today's form; the provider knows variants from its own copy of the shop's catalogue. */
export const backInStockBody = ({ email, variant }: Wish) => ({
  data: {
    type: 'back-in-stock-subscription',
    attributes: { channels: ['EMAIL'], profile: profile({ email }) },
    relationships: {
      variant: { data: { type: 'catalog-variant', id: `$shopify:::$default:::${variant}` } },
    },
  },
});
