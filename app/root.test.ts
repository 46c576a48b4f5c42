import type { AppLoadContext } from '@shopify/remix-oxygen';
import { afterEach, expect, test, vi } from 'vitest';
import { storeOf } from '~/platform/stores/regions';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { loader, shouldRevalidate } from '~/root';

const contextWith = (data: Record<string, unknown>) =>
  ({
    env: {
      SITE_NAME: 'Lintel',
      SITE_URL: 'https://lintel.example',
      STORE: 'us',
      STORE_URLS: {},
      IMAGE_FOLDERS: [],
    },
    handle: {},
    market: resolveMarket(storeOf('us'), {}),
    cookies: { get: () => undefined },
    preview: { ref: undefined },
    session: { get: () => undefined },
    companyBuyer: () => Promise.resolve(undefined),
    log: { warn: () => undefined, error: () => undefined },
    bindings: {},
    cache: { read: async () => ({ type: 'theme_settings', data }) },
  }) as unknown as AppLoadContext;

const load = (context: AppLoadContext) =>
  loader({ context, params: {}, request: new Request('https://lintel.example/') });

test('a theme that says maintenance closes every page with 503 [R-237]', async () => {
  const context = contextWith({ maintenance: true, maintenance_title: 'Moving house' });
  const thrown: unknown = await load(context).catch((answer: unknown) => answer);
  expect(thrown).toBeInstanceOf(Response);
  const { status, headers } = thrown as Response;
  expect([status, headers.get('retry-after')]).toEqual([503, '600']);
  expect(await (thrown as Response).json()).toMatchObject({
    title: 'Moving house',
    siteName: 'Lintel',
  });
});

test('any other theme opens the shop [R-045]', async () => {
  expect((await load(contextWith({ maintenance: 'yes' })))?.site.name).toBe('Lintel');
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{}, false],
  [{ preview: 'on' }, true],
])('a form reloads the shared data only in a preview: %j [R-192]', (dataset, again) => {
  vi.stubGlobal('document', { documentElement: { dataset } });
  expect(shouldRevalidate()).toBe(again);
});
