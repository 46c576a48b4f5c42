// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.lintel-lock`;

/**
 * Does nothing if the packages are already installed. Exits with npm's code if npm fails. If `node_modules` exists,
 * `npm install` keeps the packages that a running shop uses; `--no-save` keeps an older npm from rewriting the lock.
 */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 20)) {
    console.error(`Lintel needs Node 20.20 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const verb = existsSync(`${root}node_modules`) ? 'install' : 'ci';
  // With NODE_ENV=production, npm leaves out the packages for development, which every command here needs.
  const flags = ['--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync(npm, [verb, ...flags], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (done.status !== 0) {
    console.error(`\`npm ${verb}\` failed; see its output above.`);
    process.exit(done.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
