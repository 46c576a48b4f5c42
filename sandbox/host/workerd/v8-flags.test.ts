import { Miniflare } from 'miniflare';
import { expect, test, vi } from 'vitest';
import { startWithV8Flags } from './v8-flags';

test.skipIf(process.platform === 'win32')('workerd starts with all the flags', async () => {
  for (const name of ['MINIFLARE_WORKERD_PATH', 'WORKERD_V8_FLAGS', 'WORKERD', 'WORKERD_NODE'])
    vi.stubEnv(name, undefined);
  startWithV8Flags('--single-threaded-gc --expose-gc');
  const script = 'export default { fetch: () => new Response(typeof globalThis.gc) }';
  const miniflare = new Miniflare({ modules: true, script, cf: false });
  const response = await miniflare.dispatchFetch('http://localhost');
  expect(await response.text()).toBe('function');
  await miniflare.dispose();
  vi.unstubAllEnvs();
});
