/** Pages as they come from the page cache, without it: their data are not in the document, but at an address. */
import type { Page } from '@playwright/test';

const enqueued =
  /<script[^>]*>window\.__remixContext\.streamController\.enqueue\((.*?)\);<\/script>/gs;

/** Takes the data out of all pages that are opened from now on. */
export async function leavePagesAsleep(page: Page): Promise<void> {
  const states = new Map<string, string>();
  await page.route(/\/state\//, (route) => {
    const body = states.get(new URL(route.request().url()).pathname);
    return body === undefined
      ? route.fallback()
      : route.fulfill({ contentType: 'text/plain; charset=utf-8', body });
  });
  await page.route(/localhost:\d+\/(?!assets)/, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document' || request.method() !== 'GET')
      return route.fallback();
    const answer = await route.fetch({ maxRedirects: 0 });
    const html = await answer.text();
    const isPublic = !/data-state=|name="robots" content="noindex"/.test(html);
    if (answer.status() !== 200 || !isPublic) return route.fulfill({ response: answer });
    const address = `/state/${states.size}`;
    const parts = [...html.matchAll(enqueued)].map(([, text]) => JSON.parse(text!) as string);
    states.set(address, parts.join(''));
    const body = html
      .replace(enqueued, '')
      .replace(/<script[^>]*>window\.__remixContext\.streamController\.close\(\);<\/script>/, '')
      .replace('<html', `<html data-state="${address}"`);
    return route.fulfill({ response: answer, body });
  });
}
