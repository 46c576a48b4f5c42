import { expect } from 'vitest';

/**
 * Resolves when the current minute has at least 10 seconds left. Miniflare resets its rate limits at
 * each full minute, so requests before and after the reset aren't counted together.
 */
export async function enoughOfTheMinute(): Promise<void> {
  const left = () => 60 - ((Date.now() / 1000) % 60);
  await expect.poll(left, { timeout: 15_000, interval: 500 }).toBeGreaterThan(10);
}
