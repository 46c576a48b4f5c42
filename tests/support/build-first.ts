import type { FullConfig } from 'playwright/test';
import type { TestProject } from 'vitest/node';
import { buildForTests } from './test-build';

/** Builds the shop once before the tests, and in Vitest's watch mode again before each rerun. */
export default async function buildFirst(runner: TestProject | FullConfig): Promise<void> {
  await buildForTests();
  if ('onTestsRerun' in runner) runner.onTestsRerun(async () => void (await buildForTests()));
}
