import * as v from 'valibot';

const page = v.object({
  data: v.object({
    list: v.object({
      pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string()) }),
      nodes: v.array(v.object({ handle: v.string() })),
    }),
  }),
});

export interface Shop {
  /** `my-shop.myshopify.com`, or an origin. */
  domain: string;
  token: string;
  version?: string;
}

/**
 * What is sold in `country` (ISO 3166-1 alpha-2; Shopify's default: the shop's primary market). Throws if the shop
 * doesn't respond.
 */
export async function knownHandles(
  shop: Shop,
  country: string | null = null,
): Promise<Record<'products' | 'collections', ReadonlySet<string>>> {
  const [products, collections] = await Promise.all([
    handlesOf(shop, 'products', country),
    handlesOf(shop, 'collections', country),
  ]);
  return { products, collections };
}

async function handlesOf(
  { domain, token, version = '2024-07' }: Shop,
  list: 'products' | 'collections',
  country: string | null,
): Promise<Set<string>> {
  const origin = domain.includes('://') ? domain : `https://${domain}`;
  const handles = new Set<string>();
  let after: string | null | undefined = null;
  do {
    const reply: Response = await fetch(`${origin}/api/${version}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': token },
      body: JSON.stringify({
        query: `query($after: String, $country: CountryCode) @inContext(country: $country) {
          list: ${list}(first: 250, after: $after) { pageInfo { hasNextPage endCursor } nodes { handle } }
        }`,
        variables: { after, country },
      }),
    });
    const parsed = v.safeParse(page, await reply.json().catch(() => null));
    if (!parsed.success)
      throw new Error(`Could not read the ${list} of ${domain}: HTTP ${reply.status}`);
    const { nodes, pageInfo } = parsed.output.data.list;
    for (const { handle } of nodes) handles.add(handle);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return handles;
}
