import fc from 'fast-check';
import { ownCookies, type FuzzCase } from '../fuzz-case';
import { openPages, signedInPages } from '../pages';
import { hostile, marker } from '../payloads';
import { forms } from './forms';

const anyPage = fc.constantFrom(...openPages, ...signedInPages);
const anyForm = fc.constantFrom(...forms);
const who = fc.constantFrom('stranger' as const, 'customer' as const);

const headerValue = fc
  .oneof(
    { weight: 3, arbitrary: hostile },
    {
      weight: 2,
      arbitrary: fc.string({
        unit: fc.integer({ min: 9, max: 255 }).map((code) => String.fromCharCode(code)),
        maxLength: 60,
      }),
    },
  )
  .map((text) =>
    Buffer.from(text.replace(/[\r\n\0]/g, ''), 'utf8')
      .toString('latin1')
      .slice(0, 6000),
  );

const known = (...values: string[]) => fc.constantFrom(...values);
const headerNames: Record<string, fc.Arbitrary<string>> = {
  'user-agent': known('Googlebot/2.1', 'curl/8'),
  accept: known('*/*', 'application/json', 'image/avif'),
  'accept-language': known('en-AU,en;q=0.9', 'xx;q=9'),
  'accept-encoding': known('gzip', 'br', 'identity;q=0', 'x-gzip, *;q=0'),
  'cf-connecting-ip': known('::1', '10.0.0.1, 10.0.0.2', 'localhost'),
  'cf-ipcountry': known('XX', 'T1', 'AU', '__proto__'),
  'cf-ray': known('x', marker),
  'if-none-match': known('*', 'W/"x"', '"'),
  'if-modified-since': known('yesterday', 'Sun, 06 Nov 1994 08:49:37 GMT'),
  range: known('bytes=0-1', 'bytes=-1', 'bytes=9-1,0-0'),
  referer: known('https://other.example/', '/cart', 'about:blank'),
  origin: known('null', 'https://other.example', '][', 'http://localhost'),
  'sec-fetch-site': known('cross-site', 'none', 'same-site'),
  'sec-fetch-mode': known('navigate', 'cors'),
  'sec-fetch-dest': known('document', 'iframe', 'empty'),
  'sec-purpose': known('prefetch'),
  host: known('other.example', 'localhost:1', '[::1]', 'LOCALHOST', '169.254.169.254'),
  'x-forwarded-host': known('other.example'),
  'x-forwarded-proto': known('gopher'),
  'x-forwarded-for': known('127.0.0.1'),
  forwarded: known('host=other.example;proto=x'),
  'x-original-url': known('/accounts/dashboard'),
  'x-http-method-override': known('DELETE', 'POST'),
  'x-remix-revalidate': known('1'),
  'oxygen-buyer-country': known('FR'),
  authorization: known('Basic eDp5', 'Bearer x'),
  'content-type': known('text/html', 'multipart/form-data'),
  te: known('trailers'),
  upgrade: known('websocket', 'h2c'),
  expect: known('100-continue'),
  'x-custom': known('1'),
};

// Never contains an invalid Host or Content-Length: the runtime would refuse such requests before the shop gets them.
const headers = fc
  .array(
    fc
      .constantFrom(...Object.keys(headerNames))
      .chain((name) =>
        (name === 'host' ? headerNames[name]! : fc.oneof(headerNames[name]!, headerValue)).map(
          (value): [string, string] => [name, value],
        ),
      ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pairs) => Object.fromEntries(pairs));

export const headerCases: fc.Arbitrary<FuzzCase> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ who, method: fc.constant('GET'), path: anyPage, headers }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(anyForm, headers).map(([form, sent]): FuzzCase => ({
      who: 'stranger',
      method: 'POST',
      path: form.path,
      fields: validFields(form),
      headers: sent,
    })),
  },
);

const validFields = ({ fields }: (typeof forms)[number]): [string, string][] =>
  Object.entries(fields).map(([name, values]) => [name, values[0] ?? '']);

const cookieNames = [
  ...['session', 'flash', 'visitor', 'consent', 'cart-USD', 'cart-AUD', 'cart-count-USD'],
  ...['lines-USD', 'later', 'viewed', 'place', 'currency', 'SELECTED_STORE', 'wishlist'],
  ...['wishlist-id', 'wishlist-email', 'wishlist-todo', 'io.prismic.preview', '_shopify_y'],
  ...['_shopify_s', '__proto__', 'constructor', 'toString', marker],
];

const cookieValue = fc.oneof(
  headerValue.map((text) => encodeURIComponent(text)),
  headerValue,
  fc.constantFrom(
    '',
    '%',
    '%E0%A4%A',
    '"',
    '""',
    'gid%3A%2F%2Fshopify%2FCart%2Fx%3Fkey%3Dy',
    'gid://shopify/Cart/x?key=y',
    'gid://shopify/Checkout/x',
    '44100000000001_2.44100000000001_99',
    '1_1.'.repeat(300),
    'a~'.repeat(1500),
    '+brae-pendant-nickel~-x~+__proto__',
    '%7B%22__proto__%22%3A1%7D',
    '{"token":"x"}',
    'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.BBBB.CCCC',
    'eyJhbGciOiJub25lIn0.e30.',
    'US',
    'XX',
    'JPY',
  ),
);

export const cookieCases: fc.Arbitrary<FuzzCase> = fc
  .record({
    own: fc.boolean(),
    path: anyPage,
    pairs: fc.array(
      fc.tuple(fc.constantFrom(...cookieNames), fc.constantFrom('=', '=', '=', ''), cookieValue),
      { minLength: 1, maxLength: 6 },
    ),
    many: fc.constantFrom(0, 0, 0, 0, 0, 150),
    glue: fc.constantFrom('; ', '; ', '; ', ';', ' ; ', ', '),
  })
  .map(({ own, path, pairs, many, glue }) => {
    const list = pairs.map(([name, sign, value]) => name + sign + value);
    for (let n = 0; n < many; n += 1) list.push(`c${n}=${'x'.repeat(40)}`);
    const cookie = (own ? [ownCookies, ...list] : list).join(glue).slice(0, 12_000);
    return { who: 'customer' as const, method: 'GET', path, headers: { cookie } };
  });

const methods = [
  ...['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'SEARCH', 'PURGE', 'LOCK', 'MKCOL'],
  ...['TRACE', 'get', 'FOO', 'GETT', 'G\u0000T', '', 'HEAD', 'POST'],
];

export const methodCases: fc.Arbitrary<FuzzCase> = fc
  .record({
    who,
    method: fc.constantFrom(...methods),
    path: fc.oneof(
      anyPage,
      anyForm.map(({ path }) => path),
    ),
    body: fc.option(fc.constantFrom('a=b', 'intent=add'), { nil: undefined }),
  })
  .map(({ body, ...rest }) => ({
    ...rest,
    ...(body !== undefined && {
      body: [body],
      headers: {
        'content-length': String(body.length),
        'content-type': 'application/x-www-form-urlencoded',
      },
    }),
  }));

const types = [
  ...['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded;charset=utf-16'],
  ...['multipart/form-data; boundary=b', 'multipart/form-data', 'multipart/form-data; boundary='],
  ...['multipart/form-data; boundary="b"', 'multipart/form-data; boundary=b; boundary=c'],
  ...['multipart/mixed; boundary=b', 'application/json', 'text/plain', 'text/html', '*/*', ''],
  'application/x-www-form-urlencoded, multipart/form-data; boundary=b',
];

const part = (head: string, value: string) => `--b\r\n${head}\r\n\r\n${value}\r\n`;
const disposition = fc.constantFrom(
  'Content-Disposition: form-data; name="intent"',
  'Content-Disposition: form-data; name="email"',
  'Content-Disposition: form-data; name=email',
  'Content-Disposition: form-data; name="email"; filename="x.html"\r\nContent-Type: text/html',
  'Content-Disposition: form-data; name="__proto__"',
  'Content-Disposition: form-data; name="a\r\nb"',
  'Content-Disposition: form-data',
  'Content-Disposition: attachment; name="email"',
  'Content-Type: text/plain',
  'Content-Disposition: form-data; name="email"\r\nContent-Transfer-Encoding: base64',
  '',
);
const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
const multipart = fc
  .tuple(
    fc.array(fc.tuple(disposition, hostile), { maxLength: 4 }),
    fc.constantFrom('--b--\r\n', '--b--', '--b', '', '--b--trailing', '\r\n--b--\r\n--b\r\n'),
  )
  .map(([parts, end]) => bytes(parts.map(([head, value]) => part(head, value)).join('') + end));

const urlEncoded = fc.oneof(
  hostile.map((text) => bytes(`intent=add&email=${text}&quantity=1`)),
  fc.constantFrom('', '&', '=', '%', '%%%=%&&=', 'a', '&&&&', 'a=%ff%fe', 'a=\u00ff\u00fe'),
  fc.nat({ max: 40_000 }).map((size) => `a=${'x'.repeat(size)}`),
  fc.constantFrom(600, 6000).map((times) => 'a=1&'.repeat(times)),
);

type Framing = (body: string) => Pick<FuzzCase, 'body' | 'hangUp' | 'headers'>;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const framings: Record<string, Framing> = {
  right: (body) => ({ body: [body], headers: { 'content-length': String(body.length) } }),
  'too short': (body) => ({
    body: [body],
    headers: { 'content-length': String(Math.max(0, body.length - 3)) },
  }),
  'cut off': (body) => ({
    body: [body],
    hangUp: true,
    headers: { 'content-length': String(body.length + 10) },
  }),
  'no length': (body) => ({ body: [body], hangUp: true }),
  chunked: (body) => ({
    body: [chunk(body.slice(0, 5)), chunk(body.slice(5)).replace(/^0\r\n\r\n$/, ''), '0\r\n\r\n'],
    headers: { 'transfer-encoding': 'chunked' },
  }),
  'chunked and cut off': (body) => ({
    body: [chunk(body), 'ff\r\nx'],
    hangUp: true,
    headers: { 'transfer-encoding': 'chunked' },
  }),
  'chunked nonsense': (body) => ({
    body: ['zz\r\n', body],
    hangUp: true,
    headers: { 'transfer-encoding': 'chunked' },
  }),
  both: (body) => ({
    body: [chunk(body), '0\r\n\r\n'],
    hangUp: true,
    headers: { 'transfer-encoding': 'chunked', 'content-length': '3' },
  }),
};

/** The body contradicts its declared type, length or framing. */
export const bodyCases: fc.Arbitrary<FuzzCase> = fc
  .record({
    form: anyForm,
    type: fc.constantFrom(...types),
    body: fc.oneof(multipart, urlEncoded),
    framing: fc.oneof(
      { weight: 3, arbitrary: fc.constant('right') },
      fc.constantFrom(...Object.keys(framings)),
    ),
    scripted: fc.boolean(),
  })
  .map(({ form, type, body, framing, scripted }) => {
    const framed = framings[framing]!(body);
    const [path = '', query] = form.path.split('?');
    return {
      who: 'stranger' as const,
      method: 'POST',
      path: (scripted ? `${path}.data` : path) + (query ? `?${query}` : ''),
      ...framed,
      headers: { ...framed.headers, 'content-type': type },
    };
  });
