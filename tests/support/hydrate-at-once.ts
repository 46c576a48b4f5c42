import type { Page } from 'playwright/test';
import type {} from '../../app/routes/shell/lazy-hydration';

/** Waits until the page's scripts have loaded or failed. */
export async function scriptsSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => !/idle|loading/.test(window.lazyHydration?.phase ?? ''));
  // On a busy machine, modules may arrive after the shop has stopped waiting for them.
  await page
    .waitForFunction(() => window.lazyHydration?.phase !== 'fallback', undefined, {
      timeout: 10_000,
    })
    .catch(() => undefined);
}

/**
 * Hydrates pages without waiting for an interaction (`app/routes/shell/lazy-hydration.ts`). `goto`
 * and `reload` then wait until the page's scripts have loaded or failed.
 */
export async function hydrateAtOnce(page: Page): Promise<void> {
  // Clears the state for other tabs, too.
  await page
    .context()
    .addInitScript(() =>
      addEventListener('DOMContentLoaded', () => window.lazyHydration?.hydrate()),
    );
  const settle = async (waitUntil: string | undefined) => {
    if (waitUntil === 'commit' || waitUntil === 'domcontentloaded') return;
    await scriptsSettled(page);
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    await settle(options?.waitUntil);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await settle(options?.waitUntil);
    return answer;
  };
}
