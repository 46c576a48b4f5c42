import { expect, test } from 'vitest';
import {
  missingBindings,
  parseSettings,
  readEnv,
  secretsOf,
  unknownNamesIn,
  type SettingsError,
} from './env.server';

const enough = {
  STORE: 'us',
  SITE_NAME: 'Shop',
  SITE_URL: 'https://shop.example',
  STORE_URLS: '{"us":"https://shop.example"}',
  SHOPIFY_STORE_DOMAIN: 'shop.myshopify.com',
  SHOPIFY_PUBLIC_TOKEN: 'token',
  PRISMIC_REPOSITORY: 'repository',
  SESSION_SECRET: 'x'.repeat(32),
};

test('a deployment needs no more than its own addresses and keys [R-029] [R-345] [V13.2.3]', () => {
  expect(readEnv(enough)).toMatchObject({
    STORE_URLS: { us: 'https://shop.example' },
    STOREFRONT_API_VERSION: '2024-07',
    IMAGE_ORIGINS: '',
    ANNOUNCE_CART_ERRORS: true,
  });
});

test('names everything that is missing or wrong, and never tells the secret [R-029] [V11.2.3] [V13.2.3]', () => {
  const wrong = { STORE: 'moon', SITE_URL: 'shop', SESSION_SECRET: 'hunter2' };
  const missing = { ...enough, ...wrong, SHOPIFY_PUBLIC_TOKEN: undefined };
  const message = (() => {
    try {
      readEnv(missing);
    } catch (error) {
      return String(error);
    }
  })();
  for (const name of ['STORE:', 'SITE_URL:', 'SESSION_SECRET:', 'SHOPIFY_PUBLIC_TOKEN:'])
    expect(message).toContain(name);
  expect(message).not.toContain('hunter2');
});

test('problems are listed one per line', () => {
  const wrong = { ...enough, SITE_NAME: '', SHOPIFY_SHOP_ID: 'seven' };
  expect(() => readEnv(wrong)).toThrow(/complete\.\nSITE_NAME: .+\nSHOPIFY_SHOP_ID: .+$/);
});

test('unreadable settings are refused like wrong ones', () => {
  expect(() => readEnv(undefined)).toThrow(/not complete\.\n\?: (?!is missing)/);
  expect(() => readEnv(undefined)).toThrow(expect.objectContaining({ name: 'SettingsError' }));
});

test("a switch is on when it says 'true', and takes no other word than 'false'", () => {
  const settings = { ...enough, KLAVIYO_ONSITE: 'true', ANNOUNCE_CART_ERRORS: 'false' };
  expect(readEnv(settings)).toMatchObject({ KLAVIYO_ONSITE: true, ANNOUNCE_CART_ERRORS: false });
  for (const wrong of ['yes', '1', '', 'TRUE'])
    expect(() => readEnv({ ...enough, KLAVIYO_ONSITE: wrong })).toThrow('KLAVIYO_ONSITE');
});

test('every secret is known to the log, so that it can be hidden, and nothing else is [V16.2.5]', () => {
  const secrets = {
    SESSION_SECRET: 's'.repeat(32),
    CART_TRANSFER_SECRET: 'h'.repeat(32),
    SHOPIFY_PUBLIC_TOKEN: 'public',
    SHOPIFY_PRIVATE_TOKEN: 'private',
    PRISMIC_ACCESS_TOKEN: 'prismic',
    PRODUCT_SERVICE_BYPASS_TOKEN: 'bypass',
    KLAVIYO_PRIVATE_KEY: 'klaviyo',
  };
  const known = secretsOf(readEnv({ ...enough, ...secrets }));
  expect(known.toSorted()).toEqual(Object.values(secrets).toSorted());
});

test('a secret that is not set hides nothing', () => {
  const env = readEnv({ ...enough, SHOPIFY_PRIVATE_TOKEN: undefined });
  expect(secretsOf(env).toSorted()).toEqual(['token', 'x'.repeat(32)]);
});

test.each(['abc', '-shop', 'my_shop', 'my shop'])(
  '%j is no name of a content repository: four letters, digits or hyphens [R-030]',
  (PRISMIC_REPOSITORY) => {
    expect(() => readEnv({ ...enough, PRISMIC_REPOSITORY })).toThrow('PRISMIC_REPOSITORY');
  },
);

test('days of delivery are two whole numbers, the first not above the second', () => {
  expect(readEnv({ ...enough, DELIVERY_DAYS_HOME: '1-2' })).toMatchObject({
    DELIVERY_DAYS_HOME: [1, 2],
    DELIVERY_DAYS_ABROAD: [6, 12],
  });
  expect(readEnv({ ...enough, DELIVERY_DAYS_HOME: '3-3' }).DELIVERY_DAYS_HOME).toEqual([3, 3]);
  for (const wrong of ['2-1', '3', 'soon'])
    expect(() => readEnv({ ...enough, DELIVERY_DAYS_HOME: wrong })).toThrow('DELIVERY_DAYS_HOME');
});

test.each([
  { AFTERPAY: 'yes' },
  { AFTERPAY_LIMIT: '0' },
  { AFTERPAY_LIMIT: '$2000' },
  { CONTACT_FORM_ID: ' ' },
  { DATA_CACHE: 'false' },
  { CAROUSEL_WAIT_MS: '0.3s' },
])('%j is refused at the start, by name', (wrong) => {
  expect(() => readEnv({ ...enough, ...wrong })).toThrow(Object.keys(wrong)[0]);
});

test('by default, data is cached and payment in installments is off', () => {
  expect(readEnv(enough)).toMatchObject({
    DATA_CACHE: 'on',
    AFTERPAY: false,
    CAROUSEL_WAIT_MS: 300,
  });
  const set = {
    AFTERPAY: 'true',
    AFTERPAY_LIMIT: '1500',
    CONTACT_FORM_ID: 'f-7',
    DATA_CACHE: 'off',
    CAROUSEL_WAIT_MS: '500',
  };
  expect(readEnv({ ...enough, ...set })).toMatchObject({
    ...set,
    AFTERPAY: true,
    AFTERPAY_LIMIT: 1500,
    CAROUSEL_WAIT_MS: 500,
  });
});

test.each([
  [{ HSTS_SCOPE: 'everything' }, 'HSTS_SCOPE'],
  [{ HSTS_SECONDS: '1 year' }, 'HSTS_SECONDS'],
  [{ HSTS_SECONDS: '-1' }, 'HSTS_SECONDS'],
  [{ HSTS_SECONDS: '99999999' }, 'HSTS_SECONDS'],
  [{ HSTS_SCOPE: 'preload', HSTS_SECONDS: '300' }, "HSTS_SCOPE: 'preload' needs HSTS_SECONDS"],
])('implausible HSTS settings are refused: %j [V3.4.1]', (hsts, message) => {
  expect(() => readEnv({ ...enough, ...hsts })).toThrow(message);
});

test('the preload list accepts one year, the default', () => {
  const year = { HSTS_SCOPE: 'preload', HSTS_SECONDS: 31_536_000 };
  expect(readEnv({ ...enough, HSTS_SCOPE: 'preload' })).toMatchObject(year);
  const almost = { HSTS_SCOPE: 'preload', HSTS_SECONDS: '31535999' };
  expect(() => readEnv({ ...enough, ...almost })).toThrow('HSTS_SCOPE');
});

test('contacts for security.txt are mailboxes, pages and telephones, in their order', () => {
  const contacts = ['mailto:a@shop.example', 'https://shop.example/security', 'tel:+61-1'];
  const SECURITY_CONTACT = ` ${contacts.join('  ')}\n`;
  expect(readEnv({ ...enough, SECURITY_CONTACT }).SECURITY_CONTACT).toEqual(contacts);
  expect(readEnv(enough).SECURITY_CONTACT).toEqual([]);
});

test.each([
  'security@shop.example',
  'x-mailto:security@shop.example',
  'http://shop.example',
  'mailto:a@b.example javascript:alert(1)',
])('%j is no contact for security.txt', (SECURITY_CONTACT) => {
  expect(() => readEnv({ ...enough, SECURITY_CONTACT })).toThrow('SECURITY_CONTACT');
});

test.each([
  ['GTM_ID', 'GTM-AB12', ['xGTM-AB12', 'GTM-AB12;', 'GTM-', 'gtm-ab12']],
  ['KLAVIYO_COMPANY_ID', 'Ab12Cd', ['Ab12C', 'Ab12Cde', 'Ab1-Cd', 'xAb12Cd;']],
  ['KLAVIYO_LIST_ID', 'Xy9', ['Xy9/', '/Xy9', '']],
  ['PRISMIC_REPOSITORY', 'lintel-shop', ['abc', '-lintel', 'lintel-', 'lintel.shop']],
  ['DELIVERY_DAYS_HOME', '10-12', ['3', 'x3-5', '3-5x', '5-3', '3 - 5', '-3-5', '3-5-7']],
  [
    'DELIVERY_RATES',
    'NZ:25:400:6-12 AT,DE:9.95 JP:2400::6-12',
    [
      ...['25', 'NZ', 'NZ25', 'NZ:0', 'NZ:0.00', 'nz:25', 'NZD:25', 'xNZ:25', 'NZ:25,', 'NZ:25:0'],
      ...[
        'NZ:25:4.5',
        'NZ:25:400:6',
        'NZ:25:400:12-6',
        'NZ:25:400:6-12:1',
        'NZ:25 NZ:26',
        'NZ,:25',
      ],
      ...['NZ:-25', 'NZ:2.555', 'NZ:25;GB:13', '{"NZ":25}'],
    ],
  ],
  [
    'SECURITY_POLICY_URL',
    'https://shop.example/security',
    ['http://shop.example/https:', 'http://localhost/security'],
  ],
])('%s is accepted only in its generated form', (name, right, wrong) => {
  expect(() => readEnv({ ...enough, [name]: right })).not.toThrow();
  for (const value of wrong) expect(() => readEnv({ ...enough, [name]: value })).toThrow(name);
});

test('the defaults are the quiet choices', () => {
  expect(readEnv(enough)).toMatchObject({
    CONSENT_ELSEWHERE: 'denied',
    THEME_FAILURE: 'bundled',
    KLAVIYO_BIS_MODE: 'legacy',
    DELIVERY_DAYS_ABROAD: [6, 12],
    ACCOUNTS: 'legacy',
    ROBOTS: 'open',
    DELIVERY_RATES: {},
  });
  const louder = {
    CONSENT_ELSEWHERE: 'granted',
    THEME_FAILURE: 'maintenance',
    KLAVIYO_BIS_MODE: 'api',
    ACCOUNTS: 'off',
    ROBOTS: 'closed',
  };
  expect(readEnv({ ...enough, ...louder })).toMatchObject(louder);
});

test('delivery has a price for each country, perhaps an amount from which it is free, and days', () => {
  const DELIVERY_RATES = 'NZ:25:400:6-12  AT,DE:9.95\nJP:2400::7-7';
  expect(readEnv({ ...enough, DELIVERY_RATES }).DELIVERY_RATES).toEqual({
    NZ: { price: 25, freeFrom: 400, days: [6, 12] },
    AT: { price: 9.95 },
    DE: { price: 9.95 },
    JP: { price: 2400, days: [7, 7] },
  });
});

test('hosted accounts need the id of their client', () => {
  const hosted = { ...enough, ACCOUNTS: 'customer-account-api' };
  expect(() => readEnv(hosted)).toThrow('CUSTOMER_ACCOUNT_CLIENT_ID: is missing');
  const ACCOUNTS = 'customer-account-api';
  expect(readEnv({ ...hosted, CUSTOMER_ACCOUNT_CLIENT_ID: 'shp_1' })).toMatchObject({ ACCOUNTS });
});

test('HSTS settings are checked despite other errors, unless they are unreadable themselves', () => {
  const problemsOf = (vars: object) => {
    const parsed = parseSettings({ ...enough, HSTS_SCOPE: 'preload', ...vars });
    return 'problems' in parsed ? parsed.problems.map((one) => one.split(':')[0]) : [];
  };
  expect(problemsOf({ SITE_NAME: '', HSTS_SECONDS: '300' })).toEqual(['SITE_NAME', 'HSTS_SCOPE']);
  expect(problemsOf({ HSTS_SECONDS: '1 year' })).toEqual(['HSTS_SECONDS']);
});

test.each([
  ['SITE_URL', 'http://shop.example', "must be https: write 'https://shop.example'"],
  ['SITE_URL', 'https://shop.example/us', "has more than a host: write 'https://shop.example'"],
  ['SITE_URL', 'shop.example', "'shop.example' is no address; write it whole, 'https://…'"],
  ['CONTACT_URL', 'http://desk.example/in', "must be https: write 'https://desk.example/in'"],
  ['SHOPIFY_STORE_DOMAIN', 'https://a.myshopify.com/admin', "no domain: write 'a.myshopify.com'"],
  ['APP_PROXIES', 'admin/settings', "no app's path"],
  ['APP_PROXIES', 'a/club=http://club.example/', 'must be https'],
  ['APP_PROXIES', 'a/club a/club', 'two entries'],
  ['APP_PROXY_SECRET', 'a/club=short', '16 or more'],
  ['SHOPIFY_STORE_DOMAIN', 'my shop', "no domain: write 'your-name.myshopify.com'"],
  ['CHECKOUT_DOMAIN', 'www.shop.example/', "no domain: write 'www.shop.example'"],
  [
    'IMAGE_ORIGINS',
    'https://a.example, https://b.example',
    "'https://a.example https://b.example'",
  ],
  ['IMAGE_ORIGINS', 'https://a.example https://b.example/x', "write 'https://b.example'"],
  ['IMAGE_ORIGINS', 'cdn.example', "'cdn.example' is no address"],
  ['IMAGE_FOLDERS', 'http://i.example/shop/', "must be https: write 'https://i.example/shop/'"],
  ['IMAGE_FOLDERS', 'https://i.example/shop?a=b', "at the end, 'https://i.example/shop/'"],
  ['IMAGE_FOLDERS', 'https://images.prismic.io/', "more than this shop's pictures"],
  ['IMAGE_FOLDERS', 'https://cdn.shopify.com/s/files/1/', "more than this shop's pictures"],
  ['IMAGE_FOLDERS', 'https://i.example/shop/', 'https://i.example, which IMAGE_ORIGINS does not'],
  ['IMAGE_HOST', 'mine', 'Expected ("own" | "first" | "original")'],
  ['SHOPIFY_PUBLIC_TOKEN', 'shpat_0123', "is a secret token ('shpat_…')"],
  ['CONTACT_FORM_ID', 'shpat_0123', 'this setting is public'],
  ['DELIVERY_DAYS_HOME', '5-3', 'The first number must not be above the second'],
  ['DELIVERY_RATES', 'NZ:25 GB', "'GB' is no rate: write country, price"],
  ['DELIVERY_RATES', 'NZ:25 GB,NZ:13', 'A country must not have two rates'],
  ['SECURITY_CONTACT', 'a@shop.example', 'A contact begins with mailto:, https: or tel:'],
  ['SHOPIFY_STORE_DOMAIN', 'your-shop.myshopify.com', 'is still the example'],
  ['PRISMIC_REPOSITORY', 'your-repository', 'is still the example'],
  ['STORE_URLS', '{"us":"https://other.example"}', 'says that us is at https://other.example'],
  ['STORE_URLS', '{"moon":"https://moon.example"}', "names 'moon', and the group of us has us, au"],
  ['STORE', 'moon', "app/stores.ts has no store 'moon': it has us, au, global, anz"],
])('%s = %s is refused, with what to write instead [R-037]', (name, value, message) => {
  const problem = ((): string[] => {
    try {
      readEnv({ ...enough, [name]: value });
      return [];
    } catch (error) {
      return (error as SettingsError).problems.filter((one) => one.startsWith(name));
    }
  })();
  expect(problem.join()).toContain(message);
});

test('a missing setting’s message shows how to write it, a missing secret’s how to set it [R-037]', () => {
  expect(() => readEnv({ ...enough, SITE_NAME: undefined })).toThrow(
    'SITE_NAME: is missing: write it in app/stores.ts',
  );
  expect(() => readEnv({ ...enough, SHOPIFY_PUBLIC_TOKEN: undefined })).toThrow(
    'SHOPIFY_PUBLIC_TOKEN: is missing: write it in app/stores.ts',
  );
  expect(() => readEnv({ ...enough, SESSION_SECRET: undefined })).toThrow(
    'SESSION_SECRET: is missing: npx wrangler secret put SESSION_SECRET',
  );
});

test('a single store needs no list of stores, and its address may be just the host [R-035]', () => {
  const alone = { ...enough, SITE_URL: 'https://shop.example/', STORE_URLS: undefined };
  expect(readEnv(alone)).toMatchObject({
    SITE_URL: 'https://shop.example',
    STORE_URLS: { us: 'https://shop.example' },
  });
});

test('examples and http are allowed on localhost [R-037]', () => {
  const local = { SITE_URL: 'http://lintel.au.localhost:3001', STORE_URLS: undefined };
  const examples = {
    SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:3001',
    PRISMIC_REPOSITORY: 'your-repository',
  };
  expect(() => readEnv({ ...enough, ...local, ...examples })).not.toThrow();
});

test('unknown setting names are reported with a suggestion, and so are missing bindings [R-038]', () => {
  const vars = { ...enough, SHOPIFY_STORE_DOMAINS: 'x', MINE: 'x', ASSETS: {}, CART_LIMITS: {} };
  expect(unknownNamesIn(vars)).toEqual([
    { name: 'SHOPIFY_STORE_DOMAINS', meant: 'SHOPIFY_STORE_DOMAIN' },
    { name: 'MINE' },
  ]);
  expect(missingBindings(vars)).toContain('CART_LIMIT');
  expect(missingBindings(vars)).not.toContain('ASSETS');
});

test('each secret of a setting with several secrets is one to hide, but no short word', () => {
  const hidden = secretsOf(
    readEnv({
      ...enough,
      SESSION_SECRET: 'a secret of many short words, for tests',
      APP_PROXY_SECRET: 'a/club=club-secret-0123456789 apps/care=care-secret-0123456789',
    }),
  );
  expect(hidden).toEqual(
    expect.arrayContaining(['club-secret-0123456789', 'care-secret-0123456789']),
  );
  expect(hidden).not.toContain('a');
});

test('companies need hosted accounts [R-546]', () => {
  const hosted = { ACCOUNTS: 'customer-account-api', CUSTOMER_ACCOUNT_CLIENT_ID: 'shp_1' };
  expect(readEnv(enough).B2B).toBe(false);
  expect(() => readEnv({ ...enough, B2B: 'true' })).toThrow('B2B: is true');
  expect(readEnv({ ...enough, ...hosted, B2B: 'true' }).B2B).toBe(true);
});
