import { expect } from 'vitest';

/**
 * Resolves when the current minute has at least 10 seconds left. Miniflare's rate limits count from
 * each full minute, so requests on both sides of one count less.
 */
export async function enoughOfTheMinute(): Promise<void> {
  const left = () => 60 - ((Date.now() / 1000) % 60);
  await expect.poll(left, { timeout: 15_000, interval: 500 }).toBeGreaterThan(10);
}
