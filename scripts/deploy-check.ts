/** Dry-runs `wrangler deploy` for all regions, or for the regions in the arguments. Exits with 1 after a failure. */
import { spawnSync } from 'node:child_process';
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
const regions = asked.length > 0 ? asked : environmentNames();
if (regions.length === 0)
  throw new Error('wrangler.toml has no [env.<store>]. Run: npm run regions');

const wrangler = packageCommand('wrangler');
const failed = regions.filter((region) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      wrangler,
      'deploy',
      '--dry-run',
      '--env',
      region,
      '--outdir',
      join(stateFolder, 'deploy', region),
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
    },
  );
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${region}`);
  if (status !== 0) console.error(stdout, stderr);
  return status !== 0;
});
console.log('Package list: build/sbom.cdx.json');
process.exit(failed.length === 0 ? 0 : 1);
