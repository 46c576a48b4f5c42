/** A line on which scripts come long after the page: they are held back until a test lets them go. */
import type { Page } from 'playwright/test';
import type {} from '../../app/routes/shell/lazy-hydration';

interface Held {
  /** Lets the scripts come, and waits until they have started the page. */
  release(): Promise<void>;
}

/** Opens a page without its scripts, as it looks for many seconds on a slow line. */
export async function openEarly(page: Page, path: string): Promise<Held> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const scripts = '**/assets/*.js';
  await page.route(scripts, async (route) => {
    await held;
    // The page may have been left by then.
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
