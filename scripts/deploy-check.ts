/**
 * Dry-runs `wrangler deploy` for all regions, for the regions in the arguments, or with `--first` for the first region
 * in `wrangler.toml`. Exits with 1 after a failure.
 */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { installPackages } from './install.mjs';
import { packageCommand } from './package-command.mjs';
import { root, stateFolder } from './places';

installPackages();
// Packages may have just been installed, so import dynamically.
const { buildStorefront } = await import('./build');
const { environmentNames } = await import('./environments');

await buildStorefront();
const asked = process.argv.slice(2);
const known = environmentNames().slice(0, asked[0] === '--first' ? 1 : undefined);
const regions = asked.length > 0 && asked[0] !== '--first' ? asked : known;
if (regions.length === 0)
  throw new Error('wrangler.toml has no [env.<store>]. Run: npm run regions');

const wrangler = packageCommand('wrangler');

const isDeployable = (region: string): Promise<boolean> =>
  new Promise((resolve) => {
    const folder = join(stateFolder, 'deploy', region);
    execFile(
      process.execPath,
      [wrangler, 'deploy', '--dry-run', '--env', region, '--outdir', folder],
      { cwd: root, env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' } },
      (error, stdout, stderr) => {
        console.log(`${error ? 'FAILED' : 'ok'}  ${region}`);
        if (error) console.error(stdout, stderr);
        resolve(!error);
      },
    );
  });

const waiting = regions.values();
let failed = false;
const checkRegions = async () => {
  for (const region of waiting) if (!(await isDeployable(region))) failed = true;
};
await Promise.all(Array.from({ length: availableParallelism() }, checkRegions));
console.log('Package list: build/sbom.cdx.json');
process.exit(failed ? 1 : 0);
