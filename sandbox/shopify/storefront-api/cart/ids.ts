/** Token and key of `gid://shopify/Cart/{token}?key={key}`; null when it names no cart. */
export function parseCartId(id: string): { token: string; key: string | null } | null {
  const match = /^gid:\/\/shopify\/Cart\/([\w-]{1,100})(?:\?(.*))?$/.exec(id);
  if (!match?.[1]) return null;
  return { token: match[1], key: new URLSearchParams(match[2] ?? '').get('key') };
}

/** The cart's id; without its key when the caller did not present the key. */
export function cartId(token: string, key: string | null): string {
  return `gid://shopify/Cart/${token}${key === null ? '' : `?key=${key}`}`;
}

/** The cart's link to the hosted checkout. */
export function checkoutUrl(origin: string, token: string, key: string | null): string {
  return `${origin}/cart/c/${token}${key === null ? '' : `?key=${key}`}`;
}

/** `gid://shopify/CartLine/{uuid}?cart={token}` */
export function lineId(id: string, token: string): string {
  return `gid://shopify/CartLine/${id}?cart=${token}`;
}

/** The uuid in a line's id; the query string is ignored. */
export function uuidOfLine(id: string): string {
  return /^gid:\/\/shopify\/CartLine\/([^?]+)/.exec(id)?.[1] ?? id;
}
