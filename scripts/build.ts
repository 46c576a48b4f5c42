import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { packageCommand } from './package-command.mjs';
import { builds, buildVariable, root, stateFolder } from './places';
import { sbomArguments, sbomOfBuild } from './sbom';

const sources = [
  'app', 'public', 'scripts/browser-files.ts', 'scripts/inline-scripts.ts', 'scripts/sbom.ts', 'scripts/source-lines.ts',
  'server.ts', 'vite.config.ts', 'tailwind.config.ts', 'tsconfig.json', 'tsconfig.app.json', 'package-lock.json',
]; // prettier-ignore
const testSources = [
  ...['tests/support/stores.ts', 'tests/support/worker-stores.ts'],
  'tests/support/remix-features.tsx',
];

/**
 * Builds into `build/` or, with `build: 'tests'`, into `.lintel/test-build/`. Returns false if the existing build was
 * up to date.
 */
export async function buildStorefront({
  build = 'operator',
  force = false,
}: { build?: keyof typeof builds; force?: boolean } = {}): Promise<boolean> {
  const folder = builds[build];
  const stamp = join(stateFolder, `build-${build}.stamp`);
  const print = fingerprint(build === 'operator' ? sources : [...sources, ...testSources]);
  const built = existsSync(join(folder, 'server/index.js'));
  if (!force && built && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return false;
  console.log(`Building the storefront${build === 'operator' ? '' : ' for the tests'} …`);
  // An interrupted build leaves a mix of two builds.
  rmSync(stamp, { force: true });
  const [known] = await Promise.all([
    run(process.platform === 'win32' ? 'npm.cmd' : 'npm', sbomArguments),
    run(process.execPath, [packageCommand('@remix-run/dev', 'remix'), 'vite:build'], {
      [buildVariable]: build,
    }),
  ]);
  writeFileSync(join(folder, 'sbom.cdx.json'), sbomOfBuild(build, known));
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(stamp, print);
  return true;
}

function fingerprint(sources: string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => list(join(root, source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function list(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => list(join(path, name)));
}

function run(command: string, args: string[], variables = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const written: Buffer[] = [];
    const output: Buffer[] = [];
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // On Windows, npm starts only in a shell.
      shell: command.endsWith('.cmd'),
      env: { ...process.env, ...variables, NODE_ENV: 'production' },
    });
    child.stdout.on('data', (chunk: Buffer) => (written.push(chunk), output.push(chunk)));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(Buffer.concat(written).toString());
      reject(new Error(`The build failed.\n${Buffer.concat(output).toString()}`));
    });
  });
}
