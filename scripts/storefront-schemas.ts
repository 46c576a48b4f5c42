/** `npm run codegen:schemas -- 2026-04=2026.4.4 …`. Each schema comes from a release of `@shopify/hydrogen-react`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClientSchema, printSchema, type IntrospectionQuery } from 'graphql';
import { root } from './places';

const folder = mkdtempSync(join(tmpdir(), 'storefront-schemas-'));
try {
  for (const argument of process.argv.slice(2)) {
    const [version, release] = argument.split('=');
    write(version!, release!);
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** GraphQL SDL without descriptions, for readable diffs. */
function write(version: string, release: string): void {
  const pack = ['pack', `@shopify/hydrogen-react@${release}`, '--silent'];
  execFileSync('npm', pack, { cwd: folder });
  const archive = `shopify-hydrogen-react-${release}.tgz`;
  execFileSync('tar', ['xzf', archive, 'package/storefront.schema.json'], { cwd: folder });
  const file = readFileSync(join(folder, 'package/storefront.schema.json'), 'utf8');
  const withoutDescriptions = (key: string, value: unknown) =>
    key === 'description' ? undefined : value;
  const schema = JSON.parse(file, withoutDescriptions) as IntrospectionQuery;
  const text = printSchema(buildClientSchema(schema));
  const source = text.replace(/[`\\$]/g, '\\$&');
  const module = `/** Storefront API ${version}, of @shopify/hydrogen-react ${release}. Made by scripts/storefront-schemas.ts. */
export default /* GraphQL */ \`\n${source}\n\`;\n`;
  writeFileSync(
    join(root, `sandbox/shopify/storefront-api/schemas/${version}.generated.ts`),
    module,
  );
}
