import type { Page } from 'playwright/test';
import type {} from '../../app/routes/shell/lazy-hydration';

interface Held {
  release(): Promise<void>;
}

export async function openEarly(page: Page, path: string): Promise<Held> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const scripts = '**/assets/*.js';
  await page.route(scripts, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return {
    async release() {
      release();
      await page.waitForFunction(() => window.lazyHydration?.phase === 'hydrated');
      await page.waitForLoadState('networkidle');
      await page.unroute(scripts);
    },
  };
}
