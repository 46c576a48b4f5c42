import fc from 'fast-check';
import { brae, skerry } from '../../support/cart-driver';
import { contact, trade } from '../../support/inquiry-forms';
import { variantId } from '../../support/seed-ids';
import { ownLine, type FuzzCase } from '../fuzz-case';
import { hostile, wellFormed } from '../payloads';
import type { Who } from '../world';

interface Form {
  path: string;
  who: Who;
  fields: Record<string, readonly string[]>;
}

const paths = ['/', '/cart', '/collections/pendants?pageNo=1', '/pages/contact#contact-form'];
const emails = ['ada@lintel.example', 'three@lintel.example', 'ADA+x@lintel.example'];
const variants = [brae, skerry, variantId('brae-pendant-brass')];
const quantities = ['1', '2', '0', '99'];
const reply = ['data'];

const cart = (intent: string, fields: Form['fields']): Form => ({
  path: '/cart',
  who: 'customer',
  fields: { intent: [intent], ...fields, return_to: paths, reply },
});
const account = (path: string, fields: Form['fields'], who: Who = 'stranger'): Form => ({
  path,
  who,
  fields,
});
const values = (fields: Record<string, string>): Form['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]]));

const address: Form['fields'] = {
  country: ['Australia', 'AU', 'US', 'Canada', 'GB'],
  firstName: ['Ada'],
  lastName: ['Lamb'],
  company: [''],
  address1: ['1 Mill Street'],
  address2: [''],
  city: ['Portland'],
  province: ['VIC', 'OR', ''],
  zip: ['3000', '97201'],
  phone: ['', '+61 3 9000 0000'],
  default: ['on'],
};

export const forms: readonly Form[] = [
  cart('add', { merchandise: variants, quantity: quantities }),
  cart('add', {
    handle: ['halden-pendant-brass'],
    option1: ['Large', 'Small'],
    option2: ['Black'],
    quantity: quantities,
  }),
  cart('update', { line: [ownLine], quantity: ['1', '2', '3'] }),
  cart('change', { line: [ownLine], merchandise: variants }),
  cart('remove', { line: ['gid://shopify/CartLine/none?cart=none'] }),
  cart('save', { line: ['gid://shopify/CartLine/none?cart=none'] }),
  cart('restore', { merchandise: variants }),
  cart('unsave', { merchandise: variants }),
  cart('discount', { code: ['WELCOME10', 'NOSUCHCODE'] }),
  cart('undiscount', { code: ['WELCOME10'] }),
  cart('acknowledge', {}),
  cart('checkout', {}),
  account('/cart/import', { item: ['brae-pendant-nickel~1', 'brae-pendant-nickel'] }, 'customer'),
  account('/cart/import', { transfer: ['e30'] }, 'customer'),
  account('/accounts/login', { form: ['login'], email: emails, password: ['lintel-demo', 'x'] }),
  account('/accounts/login?checkout_url=/cart', {
    form: ['login'],
    email: emails,
    password: ['x'],
  }),
  account('/accounts/login', {
    form: ['register'],
    firstName: ['Ada'],
    lastName: ['Lamb'],
    email: emails,
    password: ['lintel-demo'],
  }),
  account('/accounts/recover', { email: emails }),
  account('/accounts/reset?customerId=1&resetToken=1', { password: ['lintel-demo'] }),
  account('/account/activate/1/1', { password: ['lintel-demo'] }),
  account('/accounts/change-password', { email: emails }, 'customer'),
  account('/accounts/sign-out', {}),
  account('/accounts/my-orders/order?id=1', {}, 'customer'),
  account(
    '/accounts/my-orders/order/review?id=1&product=halden-pendant-brass',
    { stars: ['5', '0'], title: ['Kind'], text: ['Kind light, and plenty.'], author: ['Ada L.'] },
    'customer',
  ),
  ...['create', 'update', 'delete', 'default', 'country'].map((intent) =>
    account(
      '/accounts/account-addresses',
      { intent: [intent], id: ['1', '99999999'], ...address },
      'customer',
    ),
  ),
  account('/forms/contact', { ...values(contact), homepage: [''] }),
  account('/forms/trade', { ...values(trade), homepage: [''] }),
  account('/newsletter', { email: emails, website: [''], return_to: paths }),
  account('/newsletter.data', { email: emails, website: [''], return_to: paths, reply: ['data'] }),
  account('/actions/store', { country: ['AU', 'US', 'CA'], return_to: paths }, 'customer'),
  account(
    '/actions/wishlist',
    {
      intent: ['add', 'remove'],
      handle: ['brae-pendant-nickel', 'no-such-lamp'],
      return_to: paths,
      reply,
    },
    'customer',
  ),
  account('/pages/wishlist', { email: emails }),
  account('/consent', { analytics: ['yes'], marketing: ['yes'], all: ['no'], return_to: paths }),
  account('/actions/vitals', { LCP: ['1200'], CLS: ['0.1'], TTFB: ['80'] }),
  account('/preview/exit', { return_to: paths }),
  account('/products/halden-pendant-brass', {
    intent: ['notify'],
    variant: [variantId('halden-pendant-brass', 'Large / Black')],
    email: emails,
    website: [''],
    reply,
  }),
  account('/no/such/form', { a: ['b'] }),
];

const foreignNames = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'intent', 'reply', 'a[]', 'a[b]', ''),
  hostile,
);

function fieldOf(name: string, known: readonly string[]): fc.Arbitrary<[string, string][]> {
  const one = (value: fc.Arbitrary<string>) =>
    value.map((text): [string, string][] => [[name, text]]);
  return fc.oneof(
    { weight: 10, arbitrary: one(fc.constantFrom(...known)) },
    { weight: 4, arbitrary: one(hostile) },
    { weight: 1, arbitrary: fc.constant<[string, string][]>([]) },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.oneof(fc.constantFrom(...known), hostile), { minLength: 2, maxLength: 4 })
        .map((texts) => texts.map((text): [string, string] => [name, text])),
    },
    { weight: 1, arbitrary: hostile.map((text): [string, string][] => [[`${name}[]`, text]]) },
  );
}

/** Forms are sent as a browser sends them, or as Remix's scripts do (to `.data`). */
export const formCases: fc.Arbitrary<FuzzCase> = fc.constantFrom(...forms).chain((form) =>
  fc
    .record({
      scripted: fc.boolean(),
      fields: fc.tuple(...Object.entries(form.fields).map(([name, known]) => fieldOf(name, known))),
      foreign: fc.array(fc.tuple(foreignNames, hostile), { maxLength: 2 }),
    })
    .map(({ scripted, fields, foreign }): FuzzCase => {
      const [path = '', query] = form.path.split('?');
      const target = (scripted ? `${path}.data` : path) + (query ? `?${query}` : '');
      const all = [...(fields as [string, string][][]).flat(), ...foreign];
      return { who: form.who, method: 'POST', path: target, fields: withinLimit(all) };
    }),
);

/** The area `bodies` covers forms over 32 KB, which are refused. */
function withinLimit(fields: [string, string][]): [string, string][] {
  let left = 30_000;
  return fields.filter(([name, value]) => {
    left -= encodeURIComponent(wellFormed(name) + wellFormed(value)).length + 2;
    return left > 0;
  });
}
