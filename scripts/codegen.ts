/**
 * Types for every GraphQL document of the storefront, from the 2024-07 schema that Hydrogen ships.
 * A document that the schema refuses fails the run. With `--check` nothing is written: the run
 * fails when what is written does not fit the documents any more.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import { getSchema, preset } from '@shopify/hydrogen-codegen';
import { buildClientSchema, parse, printSchema, type IntrospectionQuery } from 'graphql';
import { root } from './places';

const target = join(root, 'app/services/shopify/operations.generated.d.ts');

const written = await generate();
if (!process.argv.includes('--check')) {
  writeFileSync(target, written);
} else if (readFileSync(target, 'utf8') !== written) {
  console.error('The GraphQL documents changed. Type: npm run codegen');
  process.exit(1);
}

async function generate(): Promise<string> {
  const file = readFileSync(getSchema('storefront'), 'utf8');
  const parsed = JSON.parse(file) as IntrospectionQuery | { data: IntrospectionQuery };
  const schema = buildClientSchema('data' in parsed ? parsed.data : parsed);
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: target,
    config: {},
    plugins: [],
    pluginMap: {},
    presetConfig: {
      importTypes: { namespace: 'StorefrontAPI', from: '@shopify/hydrogen/storefront-api-types' },
    },
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: await documents(),
  });
  const outputs = await Promise.all(sections.map((section) => codegen(section)));
  return outputs.join('\n');
}

/** The evaluated texts, fragments included: what TypeScript sees as the literal type of a document. */
async function documents() {
  const files = (readdirSync(join(root, 'app'), { recursive: true }) as string[])
    .filter((name) => name.endsWith('.graphql.ts'))
    .sort()
    .map((name) => join(root, 'app', name));
  const exported = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      return Object.values(module)
        .filter((value): value is string => typeof value === 'string')
        .map((rawSDL) => ({ location: relative(root, file), rawSDL, document: parse(rawSDL) }));
    }),
  );
  return exported.flat();
}
