import type { FullConfig } from 'playwright/test';
import type { TestProject } from 'vitest/node';
import { buildForTests } from './test-build';

/** In Vitest's watch mode, also before each rerun. */
export default async function buildFirst(runner: TestProject | FullConfig): Promise<void> {
  await buildForTests();
  if ('onTestsRerun' in runner) runner.onTestsRerun(async () => void (await buildForTests()));
}
