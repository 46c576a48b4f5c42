import fc from 'fast-check';
import type { FuzzCase } from '../fuzz-case';
import { openPages, queryNames, signedInPages } from '../pages';
import { foreignPath, hostile, marker, wellFormed } from '../payloads';

const anyPage = fc.constantFrom(...openPages, ...signedInPages);

const escaped = fc.tuple(hostile, fc.constantFrom(0, 1, 1, 1, 2)).map(([text, times]) => {
  let value = wellFormed(text).slice(0, 3000);
  for (let n = 0; n < times; n += 1) value = encodeURIComponent(value);
  return value;
});

const knownValues = fc.constantFrom(
  ...['1', '0', 'all', 'brass', 'US', 'AU', 'en', 'Colour~Black', 'price-ascending', '/cart'],
  ...['brae-pendant-nickel', 'true', 'false', '100'],
);

const query = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...queryNames) }, escaped),
      fc.oneof({ weight: 1, arbitrary: knownValues }, { weight: 2, arbitrary: escaped }),
      fc.constantFrom('=', '=', '=', '=', '', '[]=', '[a]='),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value, sign]) => name + sign + value).join('&'));

const withQuery = fc
  .tuple(anyPage, query)
  .map(([page, more]) => page + (page.includes('?') ? '&' : '?') + more);

const withSegment = fc
  .tuple(anyPage, escaped, fc.constantFrom('replace', 'append', 'prepend'))
  .map(([page, segment, where]) => {
    const [path = '', search] = page.split('?');
    const at = path.lastIndexOf('/');
    const changed = {
      replace: `${path.slice(0, at)}/${segment}`,
      append: `${path}/${segment}`,
      prepend: `/${segment}${path}`,
    }[where];
    return changed + (search ? `?${search}` : '');
  });

const twisted = fc
  .tuple(
    anyPage,
    fc.constantFrom<(path: string) => string>(
      (path) => `${path}/`,
      (path) => `/${path}`,
      (path) => path.toUpperCase(),
      (path) => path.replace('/', '/./'),
      (path) => path.replace('/', '/../'),
      (path) => path.replace('/', '/%2e%2e/'),
      (path) => path.replace('/', '/;x/'),
      (path) => path.replaceAll('/', '%2f'),
      (path) => path.replaceAll('/', '\\'),
      (path) => `${path}%00`,
      (path) => `${path}%0d%0ax-${marker}:1`,
      (path) => `${path}.data`,
      (path) => path.replace(/(\?|$)/, '.md$1'),
      (path) => path.replace(/(\?|$)/, '.data$1'),
      (path) => `${path}?${'a=b&'.repeat(1500)}`,
      (path) => `${path}?${'a[]=1&'.repeat(1200)}`,
      (path) => `${path}#fragment`,
      (path) => [...path].map((c) => `%${c.charCodeAt(0).toString(16)}`).join(''),
      (path) => path + 'x'.repeat(8300),
    ),
  )
  .map(([page, twist]) => twist(page));

const redirecting = fc
  .tuple(
    fc.constantFrom(
      '/account/login?checkout_url=',
      '/accounts/login?checkout_url=',
      '/newsletter?joined=&from=',
      '/cart/import?item=brae-pendant-nickel~1&return_to=',
      '/?geoRedirect=',
      '/?_locale=en&x=',
      '/preview?token=x&documentId=',
      '/preview?documentId=x&token=',
      '/cart/c/',
      '/account/reset/1/',
      '',
    ),
    foreignPath,
    fc.boolean(),
  )
  .map(([start, to, escape]) => start + (escape ? encodeURIComponent(to) : to));

const picture = fc
  .tuple(
    fc.oneof(fc.constantFrom('shopify', 'prismic', 'constructor', '__proto__', ''), escaped),
    fc.oneof(
      fc.constantFrom('500x500', '900', '1440x720-top', '501x501', '99999x99999', '0x0', '-1'),
      escaped,
    ),
    fc.oneof(
      fc.constantFrom('brae-pendant-nickel-1.jpg', 'rooms/home-hero.jpg', 'lamp-drawing.png'),
      fc.constantFrom(
        '../../__standin/ledger',
        '%2e%2e/%2e%2e/geo',
        '..%2f..%2fgeo',
        '.git/config',
      ),
      fc.constantFrom('lamp.jpg@stranger.example', '/stranger.example/x.jpg', 'halden.pdf'),
      escaped,
      foreignPath,
    ),
    fc.oneof(
      fc.constantFrom('', '?v=10', '?v=1&v=2', '?v=-1', '?rect=0,0,1,1', '?auto=format&w=9'),
      escaped.map((text) => `?v=${text}`),
      escaped.map((text) => `?rect=${text}`),
    ),
  )
  .map(([source, size, file, search]) => `/media/${source}/${size}/${file}${search}`);

export const addressCases: fc.Arbitrary<FuzzCase> = fc.record({
  who: fc.constantFrom('stranger', 'customer'),
  method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD'),
  path: fc
    .oneof(
      { weight: 5, arbitrary: withQuery },
      { weight: 3, arbitrary: withSegment },
      { weight: 2, arbitrary: twisted },
      { weight: 3, arbitrary: redirecting },
      { weight: 2, arbitrary: picture },
    )
    // The runtime itself rejects targets without a leading slash.
    .map((path) => (path.startsWith('/') ? path : `/${path}`))
    // Cloudflare and the local runtime handle these.
    .filter((path) => !/^\/cdn-cgi/.test(path)),
});
