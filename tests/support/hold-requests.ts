import type { Page } from 'playwright/test';

/** Holds back matching requests until the returned function is called. */
export async function holdRequests(
  page: Page,
  url: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    // Lets routes that were added earlier answer. Throws if the page has cancelled the request.
    await route.fallback().catch(() => undefined);
  });
  return release;
}
