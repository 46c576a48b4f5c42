/** For tests of pages at work: pages sleep until somebody uses them (`app/routes/shell/starter.ts`). */
import type { Page } from 'playwright/test';
import type {} from '../../app/routes/shell/starter';

/** Wakes each page without anybody using it; whoever opens or reloads one waits for its scripts, as far as they come. */
export async function keepAwake(page: Page): Promise<void> {
  // Of other tabs, too.
  await page
    .context()
    .addInitScript(() => addEventListener('DOMContentLoaded', () => window.starter?.wake()));
  const settle = async (waitUntil: string | undefined) => {
    if (waitUntil === 'commit' || waitUntil === 'domcontentloaded') return;
    await page.waitForFunction(() => !/asleep|waking/.test(window.starter?.phase ?? ''));
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
