/** Parses `gid://shopify/Cart/{token}?key={key}`; null if invalid. */
export function parseCartId(id: string): { token: string; key: string | null } | null {
  const match = /^gid:\/\/shopify\/Cart\/([\w-]{1,100})(?:\?(.*))?$/.exec(id);
  if (!match?.[1]) return null;
  return { token: match[1], key: new URLSearchParams(match[2] ?? '').get('key') };
}

/** Pass null if the request lacked this cart's key: the response must not reveal it. */
export function cartId(token: string, key: string | null): string {
  return `gid://shopify/Cart/${token}${key === null ? '' : `?key=${key}`}`;
}

export function checkoutUrl(origin: string, token: string, key: string | null): string {
  return `${origin}/cart/c/${token}${key === null ? '' : `?key=${key}`}`;
}

/** `gid://shopify/CartLine/{uuid}?cart={token}` */
export function lineId(id: string, token: string): string {
  return `gid://shopify/CartLine/${id}?cart=${token}`;
}

export function uuidOfLine(id: string): string {
  return /^gid:\/\/shopify\/CartLine\/([^?]+)/.exec(id)?.[1] ?? id;
}
