/**
 * `npm run test:foreign [-- run check]`: tests a clone of the latest commit with another owner's
 * stores and content. Checks the front page, and runs an npm command (default: `npm test`).
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../sandbox/host/ports';
import { root } from '../../scripts/places';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const timeoutMs = 300_000;

function must(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: command.endsWith('.cmd'),
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkFolder(source, target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

const settings = ['-c', 'user.name=Lintel', '-c', 'user.email=tests@lintel.example'];

function makeClone(folder: string): void {
  must('git', ['clone', '--quiet', root, folder], root);
  linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'));
  // Tools write into these folders in place.
  for (const cache of ['.vite', '.cache']) {
    rmSync(join(folder, 'node_modules', cache), { recursive: true, force: true });
  }
  const read = (file: string) => readFileSync(join(root, 'tests/foreign-shop', file), 'utf8');
  writeFileSync(join(folder, 'app/stores.ts'), read('stores.ts'));
  writeFileSync(
    join(folder, 'sandbox/content/index.ts'),
    read('content.ts').replaceAll('../../sandbox/content/', './'),
  );
  must(npm, ['run', '--silent', 'regions'], folder);
  must(npm, ['run', '--silent', 'regions:check', '--', 'nz'], folder);
  must(
    'git',
    [...settings, 'commit', '--quiet', '--no-verify', '-am', 'Open our own shop'],
    folder,
  );
}

async function look(folder: string): Promise<void> {
  const port = await freePort();
  const shop = spawn(npm, ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group, because npm doesn't forward every signal.
    detached: true,
  });
  try {
    let output = '';
    shop.stdout.on('data', (text) => (output += text));
    const giveUp = Date.now() + timeoutMs;
    while (!output.includes('Lintel is open')) {
      if (shop.exitCode !== null || Date.now() > giveUp) throw new Error(`No shop:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const home = await (await fetch(`http://localhost:${port}/`)).text();
    const missing = ['Harbour Chandlery', 'Rope, cleats and lamps', 'lang="en-NZ"'].filter(
      (words) => !home.includes(words),
    );
    if (missing.length > 0) throw new Error(`The front page lacks ${missing.join(', ')}`);
    console.log('The shop opens with its own store and content.');
  } finally {
    if (shop.exitCode === null) {
      const ended = once(shop, 'exit');
      process.kill(-shop.pid!, 'SIGTERM');
      await ended;
    }
  }
}

// Runs the tests in short form, even during a full run.
delete process.env.LINTEL_FULL;
const given = process.argv.slice(2);
const command = given.length > 0 ? given : ['test'];
const folder = mkdtempSync(join(tmpdir(), 'lintel-foreign-'));
try {
  makeClone(folder);
  await look(folder);
  console.log(`npm ${command.join(' ')}, in ${folder}`);
  must(npm, command, folder);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
