import * as v from 'valibot';

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));

const localHost = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Only local addresses may use http and the example settings. */
export const isLocal = (address: string): boolean =>
  URL.canParse(address) && localHost.test(new URL(address).hostname);

const judged = (complaint: (value: string) => string | undefined) =>
  v.pipe(
    text,
    v.check(
      (value) => value === '' || complaint(value) === undefined,
      ({ input }) => complaint(input) ?? '',
    ),
  );

function addressComplaint(value: string): string | undefined {
  if (!URL.canParse(value) || !/^https?:/i.test(value))
    return `'${value}' is no address; write it whole, 'https://…'`;
  const isSecure = new URL(value).protocol === 'https:' || isLocal(value);
  return isSecure ? undefined : `must be https: write '${value.replace(/^http:/i, 'https:')}'`;
}

function originComplaint(value: string): string | undefined {
  const complaint = addressComplaint(value);
  if (complaint) return complaint;
  const { origin } = new URL(value);
  const isBare = value.replace(/\/$/, '').toLowerCase() === origin;
  return isBare ? undefined : `has more than a host: write '${origin}'`;
}

function domainComplaint(value: string): string | undefined {
  if (domainPattern.test(value) || isLocal(value) || isLocal(`http://${value}`)) return undefined;
  const whole = value.includes('://') ? value : `https://${value}`;
  const host = URL.canParse(whole) ? new URL(whole).host : '';
  const instead = domainPattern.test(host) ? host : 'your-name.myshopify.com';
  return `'${value}' is no domain: write '${instead}'`;
}

const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?$/i;

function originsComplaint(value: string): string | undefined {
  if (/[,;'"]/.test(value)) {
    const all = value.split(/[\s,;'"]+/).filter(Boolean);
    return `has origins with more than spaces between them: write '${all.join(' ')}'`;
  }
  const wrong = value.split(/\s+/).flatMap((one) => originComplaint(one) ?? []);
  return wrong.length > 0 ? wrong.join('; ') : undefined;
}

/** https, with or without a path. */
export const address = judged(addressComplaint);

/** https without a path. A trailing slash is removed. */
export const origin = v.pipe(
  judged(originComplaint),
  v.transform((value) => new URL(value).origin),
);

/** A host, 'your-shop.myshopify.com', or a local address for the sandbox. */
export const domain = judged(domainComplaint);

/** Returns the origin of a domain setting: https, except for local addresses. */
export function originOf(setting: string): string {
  const local = isLocal(`http://${setting}`) ? 'http' : 'https';
  return new URL(setting.includes('://') ? setting : `${local}://${setting}`).origin;
}

/** Separated by spaces. */
export const origins = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.check(
    (value) => value === '' || originsComplaint(value) === undefined,
    ({ input }) => originsComplaint(input) ?? '',
  ),
);

/** 'https://cdn.shopify.com/s/files/1/' contains one folder per shop, named by numbers. */
const shopFolder = /^\/s\/files\/1(?:\/\d{4}){2,4}\//;

function folderComplaint(value: string): string | undefined {
  const complaint = addressComplaint(value);
  if (complaint) return complaint;
  const { href, hostname, pathname, search, hash, username } = new URL(value);
  if (search || hash || username || href !== value || !pathname.endsWith('/'))
    return `'${value}' is no folder: write it with a slash at the end, '${href.replace(/[?#].*/, '').replace(/\/?$/, '/')}'`;
  if (pathname === '/' || (hostname === 'cdn.shopify.com' && !shopFolder.test(pathname)))
    return `'${value}' has more than this shop's pictures: write its own folder, 'https://cdn.shopify.com/s/files/1/0123/4567/8901/'`;
  return undefined;
}

export const folders = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (value) => folderComplaint(value) === undefined,
        ({ input }) => folderComplaint(input) ?? '',
      ),
    ),
  ),
);

const adminToken = /^shp(?:at|ca|pa|ss|ua)_/i;

export const isPrivateShopifyToken = (value: string): boolean => adminToken.test(value.trim());

export const publicToken = judged((value) =>
  isPrivateShopifyToken(value)
    ? "is a secret token ('shpat_…'): delete that token at Shopify, because it stood in public, and write the public access token of the Headless sales channel"
    : undefined,
);

const examples = [
  /^your-(?:shop\.myshopify\.com|repository)$/,
  /^(?:0123456789abcdef){2}$/,
  /^https:\/\/(?:[a-z0-9-]+\.)*lintel(?:\.[a-z]+)?\.example$/,
  /^(?:AbC123|DeF456)$/,
  /^Xyz00\d$/,
];

export const isExample = (value: string): boolean =>
  examples.some((example) => example.test(value));

export function nearest(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((one) => ({ one, steps: stepsBetween(word.toUpperCase(), one.toUpperCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, word.length / 4) ? best.one : undefined;
}

/** Levenshtein distance. */
function stepsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const above = row;
    row = [index + 1];
    for (let column = 1; column <= to.length; column += 1)
      row.push(
        Math.min(
          above[column]! + 1,
          row[column - 1]! + 1,
          above[column - 1]! + (letter === to[column - 1] ? 0 : 1),
        ),
      );
  }
  return row.at(-1)!;
}
