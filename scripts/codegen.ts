/**
 * Types for every GraphQL document, from the 2024-07 schemas that Hydrogen ships: that of the Customer Account API for
 * files whose name ends in `customer-account.graphql.ts`, that of the Storefront API for all others.
 * A document that its schema refuses fails the run. With `--check` nothing is written: the run
 * fails when what is written does not fit the documents any more.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import { getSchema, preset } from '@shopify/hydrogen-codegen';
import { buildClientSchema, parse, printSchema, type IntrospectionQuery } from 'graphql';
import { root } from './places';

interface Api {
  schema: 'storefront' | 'customer-account';
  /** The preset knows by its name ('customer') which of Hydrogen's interfaces it extends. */
  target: string;
  has(file: string): boolean;
}

const isAccounts = (file: string) => file.endsWith('customer-account.graphql.ts');
const apis: Api[] = [
  {
    schema: 'storefront',
    target: join(root, 'app/services/shopify/operations.generated.d.ts'),
    has: (file) => !isAccounts(file),
  },
  {
    schema: 'customer-account',
    target: join(root, 'app/services/shopify/customer-operations.generated.d.ts'),
    has: isAccounts,
  },
];

for (const api of apis) {
  const written = await generate(api);
  if (!process.argv.includes('--check')) {
    writeFileSync(api.target, written);
  } else if (readFileSync(api.target, 'utf8') !== written) {
    console.error('The GraphQL documents changed. Type: npm run codegen');
    process.exit(1);
  }
}

async function generate({ schema: name, target, has }: Api): Promise<string> {
  const file = readFileSync(getSchema(name), 'utf8');
  const parsed = JSON.parse(file) as IntrospectionQuery | { data: IntrospectionQuery };
  const schema = buildClientSchema('data' in parsed ? parsed.data : parsed);
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: target,
    config: {},
    plugins: [],
    pluginMap: {},
    presetConfig: {},
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: await documents(has),
  });
  const outputs = await Promise.all(sections.map((section) => codegen(section)));
  return outputs.join('\n');
}

/** The evaluated texts, fragments included: what TypeScript sees as the literal type of a document. */
async function documents(has: Api['has']) {
  const files = (readdirSync(join(root, 'app'), { recursive: true }) as string[])
    .filter((name) => name.endsWith('.graphql.ts') && has(name))
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
