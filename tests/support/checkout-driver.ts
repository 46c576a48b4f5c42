import type { Sandbox as WholeSandbox } from './sandbox';

type Sandbox = Pick<WholeSandbox, 'origin' | 'fetch' | 'json'>;

type Answer = { errors?: { message: string }[]; data: Record<string, unknown> };

/** Uses the public token. */
export async function storefrontApi(
  sandbox: Sandbox,
  query: string,
  variables = {},
): Promise<Answer> {
  return sandbox.json<Answer>('/api/2024-07/graphql.json', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': '0123456789abcdef0123456789abcdef',
    },
    body: JSON.stringify({ query, variables }),
  });
}

export type NewCart = {
  /** `gid://shopify/ProductVariant/…`. */
  lines: {
    merchandiseId: string;
    quantity: number;
    attributes?: { key: string; value: string }[];
    sellingPlanId?: string;
  }[];
  country?: string;
  email?: string;
  customerAccessToken?: string;
  discountCodes?: string[];
};

export async function createCart(
  sandbox: Sandbox,
  cart: NewCart,
): Promise<{ id: string; path: string }> {
  const { lines, discountCodes, country = 'US', email, customerAccessToken } = cart;
  const buyerIdentity = { countryCode: country, email, customerAccessToken };
  const { data, errors } = await storefrontApi(
    sandbox,
    `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id checkoutUrl } userErrors { message } } }`,
    { input: { lines, discountCodes, buyerIdentity } },
  );
  const made = (data?.cartCreate as { cart: { id: string; checkoutUrl: string } | null })?.cart;
  if (!made) throw new Error(JSON.stringify(errors ?? data));
  const { pathname, search } = new URL(made.checkoutUrl);
  return { id: made.id, path: pathname + search };
}

export function postForm(sandbox: Sandbox, path: string, values: Record<string, string>) {
  return sandbox.fetch(path, { method: 'POST', body: new URLSearchParams(values) });
}

/** In a state without sales tax. */
export const contact = {
  email: 'shopper@example.com',
  firstName: 'Ada',
  lastName: 'Lamb',
  address1: '1 Mill Street',
  city: 'Portland',
  province: 'Oregon',
  zip: '97201',
  country: 'US',
};

export const newYork = { ...contact, city: 'Hudson', province: 'New York', zip: '12534' };

export async function openCheckout(
  sandbox: Sandbox,
  path: string,
  referer?: string,
): Promise<string> {
  const response = await sandbox.fetch(path, { headers: referer ? { referer } : {} });
  return response.headers.get('location') ?? '';
}

export async function reachPayment(sandbox: Sandbox, checkout: string, address = contact) {
  await postForm(sandbox, checkout, address);
  await postForm(sandbox, `${checkout}/shipping`, { method: 'standard' });
  const page = await (await sandbox.fetch(`${checkout}/payment`)).text();
  const total = /name="total"\s+value="(\d+)"/.exec(page)?.[1] ?? '';
  return { page, fields: { total, outcome: 'approve' } };
}

/** `path` is the checkout's. Returns the path of the order status page. */
export async function buy(sandbox: Sandbox, path: string, address = contact): Promise<string> {
  const checkout = await openCheckout(sandbox, path);
  const { fields } = await reachPayment(sandbox, checkout, address);
  const response = await postForm(sandbox, `${checkout}/payment`, fields);
  return response.headers.get('location') ?? '';
}

export function sandboxAt(origin: string): Sandbox {
  const call = (path: string, init?: RequestInit) =>
    fetch(new URL(path, origin), { redirect: 'manual', ...init });
  const json = async <T>(path: string, init?: RequestInit) =>
    (await (await call(path, init)).json()) as T;
  return { origin, fetch: call, json };
}

/** Another customer buys a variant. */
export async function sell(origin: string, variant: string, quantity = 1): Promise<void> {
  const sandbox = sandboxAt(origin);
  const lines = [{ merchandiseId: `gid://shopify/ProductVariant/${variant}`, quantity }];
  const order = await buy(sandbox, (await createCart(sandbox, { lines })).path);
  if (!order.includes('/orders/')) throw new Error(`Variant ${variant} was not sold`);
}

/** `origin` is the sandbox's. `checkoutLink` is the shop's answer to a POST of `intent=checkout` to `/cart`. */
export async function placeOrder(
  origin: string,
  checkoutLink: string,
  address = contact,
): Promise<void> {
  const { pathname, search } = new URL(checkoutLink);
  await buy(sandboxAt(origin), pathname + search, address);
}

export async function paymentPage(
  origin: string,
  checkoutLink: string,
  { country, province }: { country: string; province: string },
): Promise<string> {
  const sandbox = sandboxAt(origin);
  const { pathname, search } = new URL(checkoutLink);
  const checkout = await openCheckout(sandbox, pathname + search);
  return (await reachPayment(sandbox, checkout, { ...contact, country, province })).page;
}
