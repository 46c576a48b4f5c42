/**
 * Global setup of the tests of the built Worker, in Vitest and Playwright: makes the tests' build when it is out of
 * date.
 */
import type { FullConfig } from 'playwright/test';
import type { TestProject } from 'vitest/node';
import { buildForTests } from './test-build';

/** Builds before the first test if needed; in Vitest's watch mode also before each further run. */
export default async function buildFirst(runner: TestProject | FullConfig): Promise<void> {
  await buildForTests();
  if ('onTestsRerun' in runner) runner.onTestsRerun(async () => void (await buildForTests()));
}
