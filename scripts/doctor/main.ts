/** docs/guides/running/README.md explains the options. */
import { parseArgs } from 'node:util';
import { readDeployment } from './deployment';
import { diagnose } from './diagnose';
import { reportOf } from './report';

try {
  const { values } = parseArgs({
    options: {
      env: { type: 'string' },
      site: { type: 'boolean', default: false },
      sandbox: { type: 'boolean', default: false },
    },
  });
  const { env: name, site, sandbox } = values;
  if (!name)
    throw new Error(
      'Which store? npm run doctor -- --env us (the name in [env.us] of wrangler.toml)',
    );
  const deployment = await readDeployment(name, process.env, { sandbox });
  const diagnosis = await diagnose(deployment, { site, environment: process.env });
  console.log(reportOf(diagnosis, `[env.${name}], ${String(deployment.vars.SITE_URL)}`));
  const mistakes = diagnosis.sections.some(({ findings }) =>
    findings.some(({ kind }) => kind === 'mistake'),
  );
  process.exitCode = mistakes ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
