import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureChromium } from '../support/chromium.mjs';
import { firefoxPath } from './firefox';
import { miniBrowserPath } from './webkit';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

const aptGet = '/usr/bin/apt-get';

const onPath = (command: string) =>
  spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;

const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

const has = {
  firefox: () => existsSync(firefoxPath),
  webkit: () =>
    miniBrowserPath() !== undefined && ['WebKitWebDriver', 'xvfb-run', 'xauth'].every(onPath),
};

/**
 * Installs missing engines from Debian's packages if root; otherwise prints the install command.
 * Returns the engines that can run.
 */
export async function ensureEngines(wanted: readonly EngineName[]): Promise<EngineName[]> {
  if (wanted.includes('chromium')) await ensureChromium();
  const others = wanted.filter((name) => name !== 'chromium');
  const missing = others.filter((name) => !has[name]()).flatMap((name) => packages[name]);
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync(aptGet)) {
    console.log(`Installing ${missing.join(', ')} (once) …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    spawnSync(aptGet, ['update', '-qq'], { stdio: [...stdio], env });
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...missing];
    spawnSync(aptGet, install, { stdio: [...stdio], env });
  }
  for (const name of others.filter((one) => !has[one]()))
    console.error(`No ${name}. On Debian, type: sudo apt-get install ${packages[name].join(' ')}`);
  return wanted.filter((name) => name === 'chromium' || has[name]());
}
