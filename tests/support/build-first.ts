/** The global setup of all tests of the built Worker, in Vitest and in Playwright: they never meet an old build. */
import type { FullConfig } from '@playwright/test';
import type { TestProject } from 'vitest/node';
import { buildStorefront } from '../../sandbox/host/build';

/** Builds once before the first test, if need be; in Vitest's watch mode before each further run, too. */
export default async function buildFirst(runner: TestProject | FullConfig): Promise<void> {
  await buildStorefront();
  if ('onTestsRerun' in runner) runner.onTestsRerun(async () => void (await buildStorefront()));
}
