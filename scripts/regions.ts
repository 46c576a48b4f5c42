/** Consistency checks of the deployments in wrangler.toml and the region table. */
import { readEnv, type Env } from '~/platform/env.server';
import { siblingsOf, storeOf } from '~/platform/stores/regions';
import type { Store } from '~/platform/stores/store';

export interface Deployment {
  name: string;
  vars: Record<string, unknown>;
  /** Names of the Durable Object bindings, and the classes that migrations create. */
  objects: string[];
  classes: string[];
  limits: { name: string; id: string }[];
}

const bindings = ['BROWSER_SESSIONS', 'CART_CREATION_LOCK', 'SUBMISSION_LOCK', 'WISHLISTS'];
const classes = ['BrowserSessions', 'CartCreationLock', 'SubmissionLock', 'WishlistObject'];
const secrets = [
  'SESSION_SECRET',
  'SHOPIFY_PRIVATE_TOKEN',
  'PRISMIC_ACCESS_TOKEN',
  'PRODUCT_SERVICE_BYPASS_TOKEN',
  'REVIEWS_TOKEN',
  'KLAVIYO_PRIVATE_KEY',
  'CART_TRANSFER_SECRET',
];

/** One sentence for each problem, beginning with the region's name. */
export function checkRegions(deployments: readonly Deployment[], readme: string): string[] {
  const limits = deployments.flatMap((one) => one.limits.map(({ id }) => id));
  const problems = deployments.flatMap((one) =>
    checkDeployment(one, deployments).map((problem) => `${one.name}: ${problem}`),
  );
  const shared = limits.filter((id, index) => limits.indexOf(id) !== index);
  return [
    ...problems,
    ...shared.map((id) => `all: rate limit namespace ${id} is used twice`),
    ...secrets
      .filter((name) => !readme.includes(name))
      .map((name) => `all: the README does not name the secret ${name}`),
  ];
}

function checkDeployment(one: Deployment, all: readonly Deployment[]): string[] {
  const leaked = secrets.filter((name) => name in one.vars);
  const env = envOf(one);
  if ('problem' in env) return [env.problem];
  return [
    ...leaked.map((name) => `${name} is a secret and stands in wrangler.toml`),
    ...(env.STORE === one.name ? [] : [`STORE is '${env.STORE}'`]),
    ...Object.entries(env)
      .filter(([, value]) => /http:\/\//i.test(JSON.stringify(value)))
      .map(([name]) => `${name} is not https`),
    ...bindings.filter((name) => !one.objects.includes(name)).map((name) => `${name} is not bound`),
    ...classes
      .filter((name) => !one.classes.includes(name))
      .map((name) => `no migration of ${name}`),
    ...['CART_LIMIT', 'FORM_LIMIT', 'ACCOUNT_LIMIT', 'EMAIL_LIMIT']
      .filter((name) => !one.limits.some((limit) => limit.name === name))
      .map((name) => `${name} is not bound`),
    ...checkAlternates(env, all),
    ...checkMoney(storeOf(env.STORE)),
    ...checkMarketing(env, all),
  ];
}

function envOf({ vars }: Deployment): Env | { problem: string } {
  try {
    return readEnv({ ...vars, SESSION_SECRET: 'x'.repeat(32) });
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** Search engines ignore hreflang links that are not returned by the other page. */
function checkAlternates(env: Env, all: readonly Deployment[]): string[] {
  const siblings = siblingsOf(env.STORE);
  const locales = siblings.map(({ locale }) => locale);
  const problems = env.STORE_URLS[env.STORE] === env.SITE_URL ? [] : ['STORE_URLS misses itself'];
  if (new Set(locales).size !== locales.length) problems.push('two stores share an hreflang');
  for (const { id } of siblings) {
    const sibling = all.find(({ name }) => name === id);
    const other = sibling && envOf(sibling);
    if (!other || 'problem' in other) problems.push(`its sibling ${id} has no settings`);
    else if (!env.STORE_URLS[id])
      problems.push(`STORE_URLS does not name ${id} (${other.SITE_URL})`);
    else if (env.STORE_URLS[id] !== other.SITE_URL)
      problems.push(`STORE_URLS says ${id} is at ${env.STORE_URLS[id]}, not ${other.SITE_URL}`);
    else if (other.STORE_URLS[env.STORE] !== env.SITE_URL)
      problems.push(`${id} does not link back`);
  }
  return problems;
}

function checkMoney({ regions }: Store): string[] {
  const countries = regions.flatMap((region) => region.countries);
  const known = new Set(Intl.supportedValuesOf('currency'));
  return [
    ...regions
      .filter(({ currency }) => !known.has(currency))
      .map(({ id }) => `${id} has no currency`),
    ...countries
      .filter((country, index) => countries.indexOf(country) !== index)
      .map((country) => `${country} is in two regions`),
    ...(regions.filter((region) => region.default).length === 1 ? [] : ['not one default region']),
  ];
}

/**
 * Each store has a Klaviyo list of its own, so that sign-ups of one do not reach customers of
 * another.
 */
function checkMarketing(env: Env, all: readonly Deployment[]): string[] {
  const { KLAVIYO_COMPANY_ID: company, KLAVIYO_LIST_ID: list } = env;
  if (!company !== !list) return ['company and list of the newsletter go together'];
  const shared = siblingsOf(env.STORE).some(({ id }) => {
    const sibling = all.find(({ name }) => name === id);
    return id !== env.STORE && list && sibling?.vars.KLAVIYO_LIST_ID === list;
  });
  return shared ? [`its newsletter list ${list} is a sibling's too`] : [];
}
