/** Uses Hydrogen's 2024-07 schemas, and our own part of the Admin API's. Invalid documents fail the run. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import { getSchema, preset } from '@shopify/hydrogen-codegen';
import {
  buildClientSchema,
  buildSchema,
  parse,
  printSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { formatText } from './format-text';
import { adminSdl } from './admin-sdl';
import { root } from './places';
import { replySchemas } from './reply-schemas';

interface Api {
  schema: 'storefront' | 'customer-account' | 'admin';
  /** The preset selects Hydrogen's interface by this name ('customer'). Hydrogen has none for the Admin API. */
  target?: string;
  replies: string;
  has(file: string): boolean;
}

const isAccounts = (file: string) => file.endsWith('customer-account.graphql.ts');
const isAdmin = (file: string) => file.endsWith('admin-orders.graphql.ts');
const apis: Api[] = [
  {
    schema: 'storefront',
    target: join(root, 'app/services/shopify/operations.generated.d.ts'),
    replies: join(root, 'app/services/shopify/replies.generated.ts'),
    has: (file) => !isAccounts(file) && !isAdmin(file),
  },
  {
    schema: 'customer-account',
    target: join(root, 'app/services/shopify/customer-operations.generated.d.ts'),
    replies: join(root, 'app/services/shopify/customer-replies.generated.ts'),
    has: isAccounts,
  },
  {
    schema: 'admin',
    replies: join(root, 'app/services/shopify/admin-replies.generated.ts'),
    has: isAdmin,
  },
];

const isCheck = process.argv.includes('--check');
for (const api of apis) {
  const schema = schemaOf(api);
  const sources = await documents(api.has);
  if (api.target) write(api.target, await typesOf(api.target, schema, sources));
  const replies = replySchemas(
    schema,
    sources.map(({ document }) => document),
  );
  write(api.replies, await formatText(api.replies, replies));
}

function write(target: string, text: string): void {
  if (!isCheck) {
    writeFileSync(target, text);
  } else if (readFileSync(target, 'utf8') !== text) {
    console.error('The generated types are out of date. Run: npm run codegen');
    process.exit(1);
  }
}

function schemaOf({ schema: name }: Api): GraphQLSchema {
  if (name === 'admin') return buildSchema(adminSdl);
  const file = readFileSync(getSchema(name), 'utf8');
  const parsed = JSON.parse(file) as IntrospectionQuery | { data: IntrospectionQuery };
  return buildClientSchema('data' in parsed ? parsed.data : parsed);
}

type Source = Awaited<ReturnType<typeof documents>>[number];

async function typesOf(target: string, schema: GraphQLSchema, sources: Source[]): Promise<string> {
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: target,
    config: {},
    plugins: [],
    pluginMap: {},
    presetConfig: {},
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: sources,
  });
  const outputs = await Promise.all(sections.map((section) => codegen(section)));
  return outputs.join('\n');
}

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
