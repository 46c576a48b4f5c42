import fc from 'fast-check';

/** All hostile markup contains this text, to find it in responses. */
export const marker = 'zq7';

const markup = [
  `<x-${marker} on${marker}=1>`,
  `"><x-${marker}>`,
  `'><x-${marker} a='`,
  `</script><x-${marker}>`,
  `</title></textarea></style><x-${marker}>`,
  `<!--<script>${marker}()</script>-->`,
  `<svg onload=${marker}()><script>${marker}()</script></svg>`,
  `<img src=x onerror=${marker}()>`,
  `" on${marker}="1`,
  `' on${marker}='1`,
  `javascript:${marker}()//`,
  ` java\tscript:${marker}()`,
  `data:text/html,<x-${marker}>`,
  `]]><x-${marker}>`,
  `%3Cx-${marker}%3E`,
  `{{${marker}}}\${${marker}}`,
  `\\u003cx-${marker}\\u003e`,
  `<math><mtext><x-${marker}></mtext></math>`,
  `<noscript><p title="</noscript><x-${marker}>">`,
  `<a href="javascript:${marker}()">a</a><form action="https://${marker}.example"><input name=a>`,
  `<base href="https://${marker}.example/"><meta http-equiv=refresh content="0;url=https://${marker}.example">`,
  `<style>*{background:url(https://${marker}.example)}</style>`,
  `"]{color:red}[data-${marker}="`,
] as const;

const headerLines = [
  `a\r\nx-${marker}: 1`,
  `a\nset-cookie: ${marker}=1`,
  `a%0d%0ax-${marker}:%201`,
  `a; domain=${marker}.example; path=/`,
  `a\u560d\u560ax-${marker}: 1`,
];

const elsewhere = [
  `https://${marker}.example/`,
  `//${marker}.example/`,
  `///${marker}.example`,
  `/\\${marker}.example`,
  `\\\\${marker}.example`,
  `/\t/${marker}.example`,
  `/%09/${marker}.example`,
  `/%2f%2f${marker}.example`,
  `/%5c${marker}.example`,
  `https:${marker}.example`,
  `http:///${marker}.example`,
  `/.//${marker}.example`,
  `/..//${marker}.example`,
  `/x/..//${marker}.example`,
  `//localhost@${marker}.example/`,
  `@${marker}.example`,
  `javascript:${marker}()`,
  `/?x=//${marker}.example`,
  `/#//${marker}.example`,
  `/;@${marker}.example`,
  `//[::1]:80/`,
  `/\u2028/${marker}.example`,
];

const prototypes = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'then',
  'length',
];

const numbers = [
  '-1',
  '0',
  '1e309',
  '1e3',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '9007199254740993',
  '99999999999999999999999999',
  '1.5',
  '１２',
  ' 7 ',
  '7\n',
  '٣',
  '',
];

const identities = [
  'gid://shopify/Cart/x?key=y',
  'gid://shopify/CartLine/x?cart=y',
  'gid://shopify/ProductVariant/1',
  'gid://shopify/Customer/1',
  '../../etc/passwd',
  "1' OR '1'='1",
  '{"$gt":""}',
  '$(id)',
  'null',
  'undefined',
  '[object Object]',
  'true',
];

const oddCharacters = [
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\ud800',
  '\udc00\ud800',
  '\u202eabc',
  '\ufeff',
  '\u200b'.repeat(40),
  'a\u0300'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(50),
  'ﷺ'.repeat(100),
  'İıſß',
  '\u2028\u2029',
  'x\r\ny',
  '%',
  '%u0000',
  '+&=;?#%00',
];

export const hostile: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...markup) },
  { weight: 2, arbitrary: fc.constantFrom(...headerLines) },
  { weight: 3, arbitrary: fc.constantFrom(...elsewhere) },
  { weight: 2, arbitrary: fc.constantFrom(...prototypes) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(...identities) },
  { weight: 3, arbitrary: fc.constantFrom(...oddCharacters) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', 'é', '<', ' ', '@', '.', '0', 'a@'), fc.nat({ max: 20_000 }))
      .map(([unit, times]) => unit.repeat(times)),
  },
);

export const foreignPath = fc.constantFrom(...elsewhere);

export const hostileMarkup = fc.constantFrom(...markup);

export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -1, 1.5, 1e21, '', 'x', [], {}, [[]], [null]],
    ...[{ __typename: 'X' }, '1e999', '-5', 'NaN', '2020-13-45', 'gid://shopify/X/1'],
  ),
  hostile,
  fc.jsonValue({ maxDepth: 3 }),
);

/** Half a surrogate pair becomes U+FFFD. */
export const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');
