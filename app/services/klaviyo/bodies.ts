/** Request bodies of Klaviyo's endpoints. */

interface Signup {
  email: string;
  list: string;
  page: string;
}

const consented = { email: { marketing: { consent: 'SUBSCRIBED' } } };
const listOf = (id: string) => ({ list: { data: { type: 'list', id } } });
const profile = (attributes: object) => ({ data: { type: 'profile', attributes } });

/** For `/client/subscriptions`, which needs no private key. */
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

/** For the server endpoint, which needs a private key. */
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

/**
 * The legacy back-in-stock form, which Klaviyo does not document but still serves. `a` is the company;
 * `variant` and `product` are numeric ids.
 */
export const backInStockForm = (company: string, { email, variant, product }: Wish) =>
  new URLSearchParams({ a: company, email, variant, platform: 'shopify', product });

/** The documented back-in-stock request. The id is that of the variant in Klaviyo's synchronised Shopify catalogue. */
export const backInStockBody = ({ email, variant }: Wish) => ({
  data: {
    type: 'back-in-stock-subscription',
    attributes: { channels: ['EMAIL'], profile: profile({ email }) },
    relationships: {
      variant: { data: { type: 'catalog-variant', id: `$shopify:::$default:::${variant}` } },
    },
  },
});
