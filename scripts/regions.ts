import { bindingNames, objectBindings } from '~/platform/bindings';
import {
  examplesIn,
  parseSettings,
  secretNames,
  settingNames,
  unknownNamesIn,
  type Env,
} from '~/platform/env.server';
import { isPrivateShopifyToken, nearest, origin } from '~/platform/setting-values';
import { storeOf } from '~/platform/stores/regions';
import type { StoreEntry } from '~/platform/stores/store';
import { knownTimeZone } from '~/platform/time-zone';
import * as v from 'valibot';

export interface Deployment {
  name: string;
  vars: Record<string, unknown>;
  hosts: string[];
  objects: string[];
  classes: string[];
  limits: { name: string; id: string }[];
}

export const isStaging = ({ name }: Pick<Deployment, 'name'>): boolean => name.endsWith('-staging');
const storeIdOf = ({ name }: Pick<Deployment, 'name'>): string => name.replace(/-staging$/, '');

export function tableProblems(table: Record<string, StoreEntry>): string[] {
  const ids = Object.keys(table);
  if (ids.length === 0) return ['app/stores.ts: has no store'];
  const own = ids.flatMap((id) => entryProblems(id, table[id]!).map((one) => `${id}: ${one}`));
  const locales = Object.entries(table).map(([id, { group, locale }]) => ({ id, group, locale }));
  const shared = locales.filter(({ group, locale }, index) =>
    locales.slice(0, index).some((other) => other.group === group && other.locale === locale),
  );
  return [
    ...own,
    ...shared.map(
      ({ id, locale }) =>
        `${id}: another store has the locale ${locale} too; each hreflang must be unique`,
    ),
  ];
}

function entryProblems(id: string, entry: StoreEntry): string[] {
  const sites = [entry.site, entry.staging?.site].filter((site) => site !== undefined);
  return [
    ...(/^[a-z][a-z0-9]{0,15}$/.test(id)
      ? []
      : ['an id must start with a lowercase letter, followed by lowercase letters and digits']),
    ...sites.flatMap((site) => {
      const parsed = v.safeParse(origin, site);
      return parsed.success ? [] : [`its site ${parsed.issues[0].message}`];
    }),
    ...(isLanguage(entry.locale)
      ? []
      : [`'${entry.locale}' is not a locale; write it like 'en-NZ'`]),
    ...(entry.fallbackLanguage === entry.contentLanguage
      ? ['its fallback language must differ from its content language']
      : []),
    ...(entry.timeZone === undefined || knownTimeZone(entry.timeZone)
      ? []
      : [`'${entry.timeZone}' is not a time zone; write it like 'America/Chicago'`]),
    ...moneyProblems(entry),
    ...[entry.settings, entry.staging?.settings].flatMap(valueProblems),
  ];
}

/** Scripts run without a type check, so a value may lack its quotes. */
const valueProblems = (settings: Record<string, unknown> = {}): string[] =>
  Object.entries(settings)
    .filter(([, value]) => typeof value !== 'string')
    .map(([name, value]) => `its setting ${name} must be in quotes: '${String(value)}'`);

function isLanguage(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale)[0] === locale;
  } catch {
    return false;
  }
}

function moneyProblems({ regions }: StoreEntry): string[] {
  const countries = regions.flatMap(({ country, countries = [country] }) => countries);
  const known = new Set(Intl.supportedValuesOf('currency'));
  return [
    ...regions
      .filter(({ currency }) => !known.has(currency))
      .map(({ name, currency }) => `${name} has the currency '${currency}', which does not exist`),
    ...regions
      .filter(({ country, countries = [country] }) => !countries.includes(country))
      .map(({ name, country }) => `the countries of ${name} do not include ${country}`),
    ...countries
      .filter((country, index) => countries.indexOf(country) !== index)
      .map((country) => `${country} is in two regions`),
  ];
}

/**
 * One sentence per problem, prefixed with the deployment's name or 'all'. `settingsText`: docs/settings.md, which must
 * list all secrets.
 */
export function checkRegions(deployments: readonly Deployment[], settingsText: string): string[] {
  const problems = deployments.flatMap((one) =>
    checkDeployment(one, deployments).map((problem) => `${one.name}: ${problem}`),
  );
  const limits = deployments.flatMap((one) => one.limits.map(({ id }) => id));
  const hosts = deployments.flatMap((one) => one.hosts);
  return [
    ...problems,
    ...twice(limits).map((id) => `all: rate limit namespace ${id} is used twice`),
    ...twice(hosts).map((host) => `all: two deployments have the host ${host}`),
    ...secretNames
      .filter((name) => !settingsText.includes(name))
      .map((name) => `all: docs/settings.md does not name the secret ${name}`),
  ];
}

const twice = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);

/** A deployment that changes none of these settings counts as the unchanged example. */
const ownersSettings = [
  'SITE_URL',
  'SHOPIFY_STORE_DOMAIN',
  'SHOPIFY_PUBLIC_TOKEN',
  'PRISMIC_REPOSITORY',
];

/** An unchanged example is checked but can't start. */
export const isExampleDeployment = ({ vars }: Pick<Deployment, 'vars'>): boolean => {
  const examples = examplesIn(vars);
  return ownersSettings.every((name) => examples.includes(name));
};

function checkDeployment(one: Deployment, all: readonly Deployment[]): string[] {
  const { STORE } = one.vars;
  const named = [
    ...(typeof STORE !== 'string' || STORE === storeIdOf(one) ? [] : [`STORE is '${STORE}'`]),
    ...secretProblems(one),
    ...nameProblems(one),
    ...bindingProblems(one),
  ];
  const parsed = settingsOf(one);
  if ('problems' in parsed) return [...named, ...parsed.problems];
  const { env } = parsed;
  const examples = isExampleDeployment(one) ? [] : examplesIn(one.vars);
  const host = new URL(env.SITE_URL).host;
  return [
    ...named,
    ...examples.map((name) => `${name}: is still the example; write your own`),
    ...(one.hosts.includes(host)
      ? []
      : [
          `its host is ${one.hosts.join(', ') || 'missing'}, but SITE_URL has ${host}: every form would be refused`,
        ]),
    ...(isStaging(one) && env.ROBOTS !== 'closed'
      ? ["ROBOTS: staging is open to search engines; write 'closed'"]
      : []),
    ...checkAlternates(one, env, all),
    ...checkMarketing(one, env, all),
  ];
}

const settingsOf = ({ vars }: Deployment) =>
  parseSettings({ ...vars, SESSION_SECRET: 'x'.repeat(32) });

function secretProblems({ vars }: Deployment): string[] {
  return [
    ...secretNames
      .filter((name) => name in vars)
      .map((name) => `${name} is a secret but is in wrangler.toml`),
    ...Object.entries(vars)
      .filter(
        ([name, value]) => !settingNames.includes(name) && isPrivateShopifyToken(String(value)),
      )
      .map(([name]) => `${name} has a secret Shopify token but is in wrangler.toml`),
  ];
}

function nameProblems({ vars, objects, limits }: Deployment): string[] {
  const bound = [...objects, ...limits.map(({ name }) => name)];
  const strangers = [
    ...unknownNamesIn(vars).map((one) => ({ ...one, kind: 'setting' })),
    ...bound
      .filter((name) => !bindingNames.includes(name))
      .map((name) => ({ name, meant: nearest(name, bindingNames), kind: 'binding' })),
  ];
  return strangers.map(
    ({ name, meant, kind }) =>
      `${name} is not a ${kind} of this shop${meant ? `: did you mean ${meant}?` : ''}`,
  );
}

function bindingProblems({ objects, classes, limits }: Deployment): string[] {
  const bound = ['ASSETS', ...objects, ...limits.map(({ name }) => name)];
  return [
    ...bindingNames.filter((name) => !bound.includes(name)).map((name) => `${name} is not bound`),
    ...Object.values(objectBindings)
      .filter(({ className }) => !classes.includes(className))
      .map(({ className }) => `no migration creates ${className}`),
  ];
}

const deploymentOf = (store: string, one: Deployment, all: readonly Deployment[]) =>
  all.find((other) => storeIdOf(other) === store && isStaging(other) === isStaging(one));

/** Search engines ignore hreflang links without a return link. */
function checkAlternates(one: Deployment, env: Env, all: readonly Deployment[]): string[] {
  const { group } = storeOf(env.STORE);
  const siblings = all.filter(
    (other) => isStaging(other) === isStaging(one) && groupOfDeployment(other) === group,
  );
  const named = Object.entries(env.STORE_URLS).flatMap(([id, url]) => {
    const sibling = deploymentOf(id, one, all);
    const other = sibling && settingsOf(sibling);
    if (!other || 'problems' in other) return [`its sibling ${id} has no settings`];
    if (other.env.SITE_URL !== url)
      return [`STORE_URLS has ${url} for ${id}, not ${other.env.SITE_URL}`];
    return other.env.STORE_URLS[env.STORE] === env.SITE_URL ? [] : [`${id} does not link back`];
  });
  const unnamed = siblings
    .map(storeIdOf)
    .filter((id) => id !== env.STORE && env.STORE_URLS[id] === undefined)
    .map((id) => `STORE_URLS does not name ${id} (${deploymentOf(id, one, all)?.vars.SITE_URL})`);
  return [...named, ...unnamed];
}

function groupOfDeployment(one: Deployment): string | undefined {
  try {
    return storeOf(storeIdOf(one)).group;
  } catch {
    return undefined;
  }
}

/** If stores shared a Klaviyo list, sign-ups of one store would reach the other store. */
function checkMarketing(one: Deployment, env: Env, all: readonly Deployment[]): string[] {
  const { KLAVIYO_COMPANY_ID: company, KLAVIYO_LIST_ID: list } = env;
  if (!company !== !list) return ['KLAVIYO_COMPANY_ID and KLAVIYO_LIST_ID must be set together'];
  const shared = all.some(
    (other) =>
      list !== undefined &&
      storeIdOf(other) !== env.STORE &&
      groupOfDeployment(other) === groupOfDeployment(one) &&
      other.vars.KLAVIYO_LIST_ID === list,
  );
  return shared ? [`its newsletter list ${list} is also another store's`] : [];
}
