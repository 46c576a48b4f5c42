/** Generates `wrangler.toml` from the table of stores. */
import { limitsPerMinute, objectBindings } from '~/platform/bindings';
import type { StoreEntry } from '~/platform/stores/store';

/** Keys are store IDs, used in hosts, environment names and JSON. */
type Table = Record<string, StoreEntry>;

/** A deployment: `[env.<name>]`. */
export interface Environment {
  name: string;
  store: string;
  staging: boolean;
  /** Text of the comment above it. */
  title: string;
  site: string;
  vars: Record<string, string>;
  /** Dataset for web vitals. */
  vitals?: string | undefined;
}

/** Left out in staging: test visits aren't measured, test sign-ups not emailed. */
const notInStaging =
  /^(?:GTM_ID|PINTEREST_TAG_ID|META_PIXEL_ID|SHOPIFY_SHOP_ID|KLAVIYO_(?!URL|REVISION)\w+|HSTS_SCOPE)$/;

/** Each store with a site, and its staging. */
export const environmentsOf = (table: Table): Environment[] =>
  Object.entries(table).flatMap(([store, entry]) => {
    const { site, staging, settings = {}, vitals } = entry;
    const sites = (pick: (entry: StoreEntry) => string | undefined) =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(table)
            .filter(([, other]) => other.group === entry.group && pick(other))
            .map(([id, other]) => [id, pick(other)]),
        ),
      );
    const production = site && {
      ...{ name: store, store, staging: false, title: entry.name, site, vitals },
      vars: {
        ...{ STORE: store, SITE_URL: site, STORE_URLS: sites((other) => other.site) },
        ...settings,
      },
    };
    const kept = Object.entries(settings).filter(([name]) => !notInStaging.test(name));
    const trial = staging && {
      ...{ name: `${store}-staging`, store, staging: true },
      ...{ title: `${entry.name}: staging`, site: staging.site },
      vars: {
        ...{ STORE: store, SITE_URL: staging.site },
        ...{ STORE_URLS: sites((other) => other.staging?.site), ROBOTS: 'closed' },
        ...Object.fromEntries(kept),
        ...staging.settings,
      },
    };
    return [...(production ? [production] : []), ...(trial ? [trial] : [])];
  });

const head = `# Written by \`npm run regions\` from app/stores.ts: change that file, not this one.
# One Worker for each region, \`npx wrangler deploy --env us\`, and where there is one its staging, \`--env us-staging\`.
# One build serves them all. docs/settings.md has every variable, and the secrets, which are set with
# \`npx wrangler secret put SESSION_SECRET --env us\`.
name = "lintel"
main = "build/server/index.js"
no_bundle = true
compatibility_date = "2026-04-01"
workers_dev = false

[assets]
directory = "build/client"
binding = "ASSETS"
html_handling = "none"
not_found_handling = "none"
run_worker_first = ["/*", "!/assets/*", "!/fonts/*", "!/icons/*", "!/favicon.ico", "!/apple-touch-icon.png"]

[observability]
enabled = true
`;

/** JSON strings are valid TOML for all settings' characters. */
const text = (value: string): string =>
  value.includes('"') && !/['\n]/.test(value) ? `'${value}'` : JSON.stringify(value);

const migrations = (): string => {
  const objects = Object.values(objectBindings);
  const tags = [...new Set(objects.map(({ migration }) => migration))];
  return tags
    .map((tag) => {
      const names = objects.filter(({ migration }) => migration === tag).map((o) => o.className);
      return `[[migrations]]\ntag = ${text(tag)}\nnew_sqlite_classes = [${names.map(text).join(', ')}]\n`;
    })
    .join('\n');
};

/** Rate limit namespace. Derived from the name, so adding an environment changes no others. */
export function namespaceOf(environment: string, limit: string): string {
  let hash = 0x811c9dc5;
  for (const letter of `${environment} ${limit}`)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return String(100_000 + (hash % 900_000));
}

function environmentText({ name, title, site, vars, vitals }: Environment): string {
  const { host } = new URL(site);
  const objects = Object.entries(objectBindings).map(
    ([binding, { className }]) => `  { name = ${text(binding)}, class_name = ${text(className)} },`,
  );
  const limits = Object.entries(limitsPerMinute).map(
    ([binding, limit]) =>
      `  { name = ${text(binding)}, namespace_id = ${text(namespaceOf(name, binding))}, simple = { limit = ${limit}, period = 60 } },`,
  );
  return [
    `# ${title}`,
    `[env.${name}]`,
    `routes = [{ pattern = ${text(host)}, custom_domain = true }]`,
    'durable_objects.bindings = [',
    ...objects,
    ']',
    'ratelimits = [',
    ...limits,
    ']',
    ...(vitals
      ? [`analytics_engine_datasets = [{ binding = "VITALS", dataset = ${text(vitals)} }]`]
      : []),
    '',
    `[env.${name}.vars]`,
    ...Object.entries(vars).map(([key, value]) => `${key} = ${text(value)}`),
    '',
  ].join('\n');
}

/** Returns the file's text. */
export const wranglerToml = (table: Table): string =>
  [head, migrations(), ...environmentsOf(table).map(environmentText)].join('\n');
