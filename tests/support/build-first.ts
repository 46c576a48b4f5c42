/** Global setup in Vitest and Playwright. */
import type { FullConfig } from 'playwright/test';
import type { TestProject } from 'vitest/node';
import { buildForTests } from './test-build';

/** Builds before the first test, and before each rerun in Vitest's watch mode. */
export default async function buildFirst(runner: TestProject | FullConfig): Promise<void> {
  await buildForTests();
  if ('onTestsRerun' in runner) runner.onTestsRerun(async () => void (await buildForTests()));
}
