import type { Sandbox } from './sandbox';

export type Reply<Data> = {
  status: number;
  headers: Headers;
  data: Data | null | undefined;
  errors: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[];
  cost: number | undefined;
};

export const publicToken = {
  'x-shopify-storefront-access-token': '0123456789abcdef0123456789abcdef',
};

/** Uses the public token. */
export async function askStorefront<Data = Record<string, unknown>>(
  sandbox: Pick<Sandbox, 'fetch'>,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = publicToken,
): Promise<Reply<Data>> {
  const response = await sandbox.fetch('/api/2024-07/graphql.json', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as {
    data?: Data;
    errors?: Reply<Data>['errors'];
    extensions?: { cost: { requestedQueryCost: number } };
  };
  const { data, errors = [], extensions } = body;
  const cost = extensions?.cost.requestedQueryCost;
  return { status: response.status, headers: response.headers, data, errors, cost };
}

/** Throws if the response has errors. */
export async function readStorefront<Data>(
  sandbox: Pick<Sandbox, 'fetch'>,
  query: string,
  variables?: Record<string, unknown>,
): Promise<Data> {
  const { data, errors } = await askStorefront<Data>(sandbox, query, variables);
  if (errors.length > 0 || !data) throw new Error(JSON.stringify(errors));
  return data;
}

export type StockedVariant = {
  id: string;
  title: string;
  available: boolean;
  oversellable: boolean;
  stock: number;
  product: string;
};

/** Variants of the first 250 products. */
export async function stockedVariants(sandbox: Pick<Sandbox, 'fetch'>): Promise<StockedVariant[]> {
  type Variant = {
    id: string;
    title: string;
    availableForSale: boolean;
    currentlyNotInStock: boolean;
    quantityAvailable: number;
  };
  type Data = { products: { nodes: { title: string; variants: { nodes: Variant[] } }[] } };
  const { products } = await readStorefront<Data>(
    sandbox,
    `{ products(first: 250) { nodes { title variants(first: 20) { nodes {
      id title availableForSale currentlyNotInStock quantityAvailable } } } } }`,
  );
  return products.nodes.flatMap(({ title, variants }) =>
    variants.nodes.map((variant) => ({
      id: variant.id,
      title: variant.title,
      available: variant.availableForSale,
      oversellable: variant.currentlyNotInStock,
      stock: variant.quantityAvailable,
      product: title,
    })),
  );
}
