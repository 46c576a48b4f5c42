import { expect, test } from 'vitest';
import type { FuzzCase } from './fuzz-case';
import { problemOf } from './invariants';
import type { WireAnswer } from './wire';

const context = {
  origin: 'http://localhost:1',
  stores: ['http://localhost:1', 'http://lintel.au.localhost:1'],
  sandbox: 'http://127.0.0.1:2',
};
const get: FuzzCase = { who: 'customer', method: 'GET', path: '/' };
const damaged: FuzzCase = {
  ...get,
  damage: { service: '*', nth: 0, kind: 'null', place: 0, times: 1, value: null },
};
const page = (inside: string) =>
  `<html><head><title>x</title></head><body><header></header><main>${inside}</main><footer></footer></body></html>`;
const html = (inside: string, more: [string, string][] = [], status = 200): WireAnswer => ({
  ...{ status, text: page(inside), whole: true, ms: 1 },
  headers: [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-security-policy', "script-src 'nonce-x'"],
    ...more,
  ],
});
const markdown = (text: string): WireAnswer => ({
  ...{ status: 200, text, whole: true, ms: 1 },
  headers: [['content-type', 'text/markdown; charset=utf-8']],
});
const redirect = (location: string): WireAnswer => ({
  ...{ status: 303, text: '', whole: true, ms: 1 },
  headers: [['location', location]],
});

test.each<[string, WireAnswer, FuzzCase?]>([
  ['a page', html('<p>zq7 &lt;x-zq7&gt;</p>')],
  ['an honest outage', html('', [['retry-after', '10']], 503), damaged],
  ['a redirect to a page', redirect('/cart')],
  ['a redirect to the checkout', redirect('http://127.0.0.1:2/cart/c/x')],
  ['Markdown', markdown('# zq7 &lt;x-zq7> [a](https://x.example/)')],
  ['data', html('<script>x.enqueue("[\\"<\\/script>zq7\\"]");</script>')],
])('%s breaks none', (_, answer, one = get) => {
  expect(problemOf(one, answer, context)).toBeNull();
});

test.each<[string, WireAnswer, FuzzCase?]>([
  ['500', html('', [], 500)],
  ['503 although', html('', [['retry-after', '10']], 503)],
  ['without Retry-After', html('', [], 503), damaged],
  ['//zq7.example', redirect('//zq7.example/')],
  ['zq7', redirect('/\\zq7.example')],
  ['zq7', redirect('/\t/zq7.example')],
  ['x-zq7: 1', html('', [['x-zq7', '1']])],
  ['domain=zq7', html('', [['set-cookie', 'a=1; domain=zq7.example']])],
  ['session=', html('', [['set-cookie', 'session=; Max-Age=0']])],
  ['cart-USD=', html('', [['set-cookie', 'cart-USD=; Max-Age=0']])],
  ['none, with status 200', { ...html(''), headers: [['content-type', 'text/html']] }],
  ['without </html>', { ...html(''), text: page('').slice(0, -7) }],
  ['broken off', { ...html(''), whole: false }],
  ['at f', html('<p>Error: x\n    at f (index.js:1:2)</p>')],
  ['shpat_', html('shpat_00000000000000000000000000000000')],
  ['<x-zq7>', html('<x-zq7>')],
  ['<x-zq7', markdown('zq7 <x-zq7>')],
  ['](javascript', markdown('[zq7](javascript:zq7)')],
  ['p[onzq7]', html('<p title="" onzq7="1">')],
  ['a[href=javascript:zq7()]', html('<a href="javascript:zq7()">')],
  ['script: ', html('<script>zq7()</script>')],
  ['6000 ms', { ...html(''), ms: 6000 }],
])('%s is noticed', (detail, answer, one = get) => {
  expect(problemOf(one, answer, context)?.detail).toContain(detail);
});
