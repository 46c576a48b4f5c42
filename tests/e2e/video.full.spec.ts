import type { Locator } from 'playwright/test';
import { expect, test } from './shop';

for (const javaScriptEnabled of [true, false]) {
  const how = `${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
  test(`a product's film waits behind its poster and is played, ${how} @bare`, async ({
    visit,
  }) => {
    const page = await visit({ javaScriptEnabled, reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/products/aske-chair-black');
    const film = page.getByLabel('Video of the Aske Chair');
    await film.scrollIntoViewIfNeeded();
    await expect(film).toBeInViewport({ ratio: 0.9 });
    const poster = await film.getAttribute('poster');
    await expect.poll(() => asked).toContain(poster);
    expect(asked.filter((url) => url.includes('/videos/'))).toEqual([]);

    const before = (await film.boundingBox())!;
    const loading = page.waitForResponse(/\/videos\//);
    await page.mouse.click(before.x + 24, before.y + before.height - 48);
    expect((await loading).status()).toBe(206);
    const playing = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(playing).toBeGreaterThan(0);
    expect(await film.boundingBox()).toEqual(before);

    await film.evaluate((video: HTMLVideoElement) => {
      video.pause();
      video.currentTime = 6;
    });
    await expect.poll(() => stateOf(film)).toEqual({ at: 6, of: 8, shown: true, fault: null });
  });
}

/** In seconds. */
const stateOf = (film: Locator) =>
  film.evaluate((video: HTMLVideoElement) => ({
    at: video.currentTime,
    of: Math.round(video.duration),
    shown: !video.seeking && video.readyState >= video.HAVE_CURRENT_DATA,
    fault: video.error?.message ?? null,
  }));
