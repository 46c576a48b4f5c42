import { expect, test } from 'vitest';
import { readProfile, versionOf } from './profile';

const places = { shopify: 'https://lintel.myshopify.com', site: 'https://lintel.example' };

const profileWith = (ucp: object) =>
  JSON.stringify({ ucp: { version: '2026-08-25', ...ucp }, keys: [] });

function read(ucp: object, where: typeof places | null = places) {
  const profile = readProfile(profileWith(ucp), where);
  return profile && (JSON.parse(profile.text) as { ucp: object; keys: unknown }).ucp;
}

const servicesAt = (endpoints: unknown[], transport = 'mcp') => ({
  services: {
    'dev.ucp.shopping': endpoints.map((endpoint) => ({
      version: '2026-08-25',
      transport,
      endpoint,
    })),
  },
});
const service = (endpoint: unknown, transport = 'mcp') => servicesAt([endpoint], transport);

test.each([
  ['https://lintel.myshopify.com/api/ucp/mcp', 'https://lintel.example/api/ucp/mcp'],
  ['https://old-name.myshopify.com/api/ucp/mcp', 'https://lintel.example/api/ucp/mcp'],
  ['https://lintel.example/api/ucp/mcp', undefined],
  ['https://lintel.myshopify.com/api/ucp/other', undefined],
  ['https://another.example/api/ucp/mcp', undefined],
  ['https://lintel.myshopify.com.another.example/api/ucp/mcp', undefined],
  ['https://another.example/#lintel.myshopify.com/api/ucp/mcp', undefined],
  ['//[', undefined],
  [7, undefined],
])('the tools at %s are first named at %s', (from, to) => {
  expect(read(service(from))).toMatchObject(servicesAt(to ? [to, from] : [from]));
});

test('only the tools lead to the shop, and nothing does if it should not', () => {
  const embedded = service('https://lintel.myshopify.com/api/ucp/mcp', 'embedded');
  expect(read(embedded)).toMatchObject(embedded);
  const direct = service('https://lintel.myshopify.com/api/ucp/mcp');
  expect(read(direct, null)).toMatchObject(direct);
});

test('older versions lead to the shop, if they are where they belong', () => {
  const at = (origin: string) => ({
    '2026-04-08': `${origin}/.well-known/ucp/2026-04-08`,
    '2026-01-23': `${origin}/.well-known/ucp/2026-04-08`,
    soon: `${origin}/.well-known/ucp/soon`,
  });
  const text = profileWith({ supported_versions: at(places.shopify) });
  const profile = readProfile(text, places)!;
  expect(profile.versions).toEqual(['2026-04-08', '2026-01-23']);
  expect(JSON.parse(profile.text)).toMatchObject({
    ucp: {
      supported_versions: {
        ...at(places.shopify),
        '2026-04-08': 'https://lintel.example/.well-known/ucp/2026-04-08',
      },
    },
  });
});

test('all other parts stay as they are', () => {
  const text = profileWith({
    ...service('https://lintel.myshopify.com/api/ucp/mcp'),
    capabilities: { 'dev.ucp.shopping.cart': [{ version: '2026-08-25' }] },
    payment_handlers: {},
    later: [1],
  });
  const before = JSON.parse(text) as { ucp: object };
  const after = JSON.parse(readProfile(text, places)!.text) as { ucp: object };
  expect(after).toEqual({ ...before, ucp: { ...before.ucp, services: expect.any(Object) } });
});

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"ucp":[]}',
  '{"ucp":{}}',
  '{"ucp":{"version":"soon"}}',
  '<html>',
])('%j is not a profile', (text) => {
  expect(readProfile(text, places)).toBeNull();
});

test.each([
  [{ services: [] }],
  [{ services: { 'dev.ucp.shopping': {} } }],
  [{ services: { a: [null, 1] } }],
  [{ supported_versions: [] }],
])('a profile with %j is passed on', (ucp) => expect(read(ucp)).toMatchObject(ucp));

test.each([
  ['/.well-known/ucp', ''],
  ['/.well-known/ucp/2026-04-08', '2026-04-08'],
  ['/.well-known/ucp/', undefined],
  ['/.well-known/ucp/2026-04-08/x', undefined],
  ['/.well-known/ucp.json', undefined],
  ['/', undefined],
])('the version of %s is %j', (path, version) => expect(versionOf(path)).toBe(version));
