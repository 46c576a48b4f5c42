export function gid(type: string, id: string | number): string {
  return `gid://shopify/${type}/${id}`;
}

export function isGid(text: string): boolean {
  return /^gid:\/\/shopify\/[A-Za-z]\w*\/[^\s]+$/.test(text);
}

/** Digits of `gid://shopify/{type}/{digits}`; null if the ID has another type or is malformed. */
export function digitsOf(type: string, id: string): number | null {
  const match = /^gid:\/\/shopify\/([A-Za-z]+)\/(\d{1,15})(?:\?.*)?$/.exec(id);
  return match && match[1] === type ? Number(match[2]) : null;
}

export function typeOfGid(id: string): string | null {
  return /^gid:\/\/shopify\/([A-Za-z]\w*)\//.exec(id)?.[1] ?? null;
}
