import { afterEach, expect, test, vi } from 'vitest';
import { bindingNames } from './bindings';
import { logDeploymentWarnings } from './deployment-warnings.server';
import { openLog } from './log/log.server';

afterEach(() => vi.unstubAllEnvs());

const bound = Object.fromEntries(bindingNames.map((name) => [name, {}]));

function warnings(bindings: object, url = 'https://shop.example/cart') {
  const lines: Record<string, unknown>[] = [];
  const log = openLog({}, [], (line) => void lines.push(JSON.parse(line)));
  logDeploymentWarnings({ url }, { SITE_URL: 'https://shop.example' }, bindings as never, log);
  return lines.map(({ level: _, ...line }) => line);
}

test('a deployment with its bindings, settings and address has no warnings', () => {
  vi.stubEnv('DEV', false);
  expect(warnings({ ...bound, SITE_NAME: 'Shop' })).toEqual([]);
});

test('unknown settings and missing bindings are logged', () => {
  const { ASSETS: _, ...others } = bound;
  const unknown = {
    event: 'settings-unknown',
    unknown: [{ name: 'SITE_NAMES', meant: 'SITE_NAME' }],
  };
  expect(warnings({ ...others, SITE_NAMES: 'Shop' })).toEqual([unknown]);
  vi.stubEnv('DEV', false);
  expect(warnings({ ...others, SITE_NAMES: 'Shop' })).toEqual([
    unknown,
    { event: 'bindings-missing', missing: ['ASSETS'], write: 'npm run regions' },
  ]);
});

test.each([
  ['https://other.example/', 'other.example'],
  [`https://${'x.'.repeat(150)}example/`, 'x.'.repeat(100)],
  ['http://[', '?'],
])('an address that is not SITE_URL is logged: %s', (url, requested) => {
  expect(warnings(bound, url)).toEqual([
    {
      event: 'site-url-differs',
      requested,
      site: 'shop.example',
      hint: expect.stringContaining('Forms'),
    },
  ]);
});
