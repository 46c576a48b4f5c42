/**
 * Global setup of the tests of the built Worker, in Vitest and Playwright: builds when the build is
 * out of date.
 */
import type { FullConfig } from '@playwright/test';
import type { TestProject } from 'vitest/node';
import { buildStorefront } from '../../scripts/build';

/** Builds before the first test if needed; in Vitest's watch mode also before each further run. */
export default async function buildFirst(runner: TestProject | FullConfig): Promise<void> {
  await buildStorefront();
  if ('onTestsRerun' in runner) runner.onTestsRerun(async () => void (await buildStorefront()));
}
