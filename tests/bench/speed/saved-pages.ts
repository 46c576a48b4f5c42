import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from '../../../scripts/places';
import type { Sandbox } from '../../support/sandbox';
import { testBuild } from '../../support/test-build';
import { browserHeaders } from './load';
import { pageNames, pages } from './table';
import { startSpeedWorld } from './world';

export async function savePages(sandbox: Sandbox): Promise<string> {
  const folder = join(stateFolder, 'bench-pages');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(testBuild, 'client'), folder, { recursive: true });
  mkdirSync(join(folder, 'pages'), { recursive: true });
  const world = await startSpeedWorld({ sandbox });
  for (const page of pageNames) {
    const { status, text } = await world.visitor().get(pages[page], browserHeaders);
    if (status !== 200) throw new Error(`${pages[page]} answers ${status}`);
    writeFileSync(join(folder, 'pages', `${page}.html`), text);
  }
  await world.stop();
  return folder;
}
