import {
  examplesIn,
  parseSettings as parseVars,
  secretNames,
  unknownNamesIn,
  type Env,
} from '~/platform/env.server';
import { stores } from '~/platform/stores/regions';
import { isStaging } from '../regions';
import { isLocal } from './ask';
import type { Deployment } from './deployment';
import { advice, mistake, secretIn, settingIn, someOf, type Finding } from './finding';

/** Replaces a secret that only Cloudflare has. */
const unknownSecret = 'unknown to whoever asks, and long enough';

/** `env` is undefined if the valid settings don't suffice to call a service. Each invalid setting is a finding. */
export function parseSettings({ name, vars }: Deployment): {
  env: Env | undefined;
  findings: Finding[];
} {
  const given = { SESSION_SECRET: unknownSecret, ...vars };
  const problems = problemsOf(given);
  const findings = problems.map(([setting, why]) =>
    mistake(
      why.startsWith('is missing') ? `${setting} is missing.` : `${setting} is invalid: ${why}.`,
      secretNames.includes(setting) ? secretIn(name, setting) : settingIn(name, setting),
      'The Worker refuses every request.',
    ),
  );
  const wrong = new Set(problems.map(([setting]) => setting));
  const rest = parseVars(
    Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.has(key))),
  );
  return { env: 'env' in rest ? rest.env : undefined, findings };
}

function problemsOf(vars: Record<string, unknown>): [setting: string, why: string][] {
  const parsed = parseVars(vars);
  if ('env' in parsed) return [];
  return parsed.problems.map((problem) => {
    const [path = '', ...why] = problem.split(': ');
    // 'DELIVERY_RATES.0' is an entry of a list.
    const [setting = ''] = path.split('.');
    return [setting, why.join(': ')];
  });
}

export function checkSettings(deployment: Deployment, env: Env): Finding[] {
  const { name, vars } = deployment;
  return [
    ...checkNames(deployment),
    ...(isLocal(env.SITE_URL) ? [] : checkExamples(name, vars)),
    ...checkAddresses(name, env),
    ...checkSecrets(deployment, env),
    ...checkMeaning(name, env),
  ];
}

const checkNames = ({ name, vars }: Deployment): Finding[] =>
  unknownNamesIn(vars).map(({ name: setting, meant }) =>
    mistake(
      `${setting} is not a setting of this shop${meant ? `; did you mean ${meant}?` : '.'}`,
      settingIn(name, setting),
      'It has no effect.',
    ),
  );

const checkExamples = (name: string, vars: Record<string, unknown>): Finding[] =>
  examplesIn(vars).map((setting) =>
    mistake(
      `${setting} is still the example '${String(vars[setting])}'.`,
      settingIn(name, setting),
      'The Worker refuses every request.',
    ),
  );

function checkAddresses(name: string, env: Env): Finding[] {
  const found: Finding[] = [];
  if (!/\.myshopify\.com$/.test(env.SHOPIFY_STORE_DOMAIN) && !isLocal(env.SHOPIFY_STORE_DOMAIN))
    found.push(
      advice(
        `SHOPIFY_STORE_DOMAIN is ${env.SHOPIFY_STORE_DOMAIN}, not the shop's .myshopify.com.`,
        `Shopify: Settings > Domains shows it; ${settingIn(name, 'SHOPIFY_STORE_DOMAIN')}`,
        'The shop loses its catalog once that domain points to this storefront.',
      ),
    );
  if (name !== env.STORE && !name.startsWith(`${env.STORE}-`) && !name.startsWith(`${env.STORE}_`))
    found.push(
      mistake(
        `STORE of [env.${name}] is '${env.STORE}'.`,
        settingIn(name, 'STORE'),
        "It sells in another store's countries and currencies.",
      ),
    );
  return found;
}

function checkSecrets({ name, vars, inFile }: Deployment, env: Env): Finding[] {
  const found = inFile
    .filter((setting) => secretNames.includes(setting))
    .map((setting) =>
      mistake(
        `${setting} is a secret but is in wrangler.toml.`,
        `Remove it from there, create a new one, and: ${secretIn(name, setting)}`,
        'Everyone who can read the code has it.',
      ),
    );
  for (const setting of ['SESSION_SECRET', 'CART_TRANSFER_SECRET'] as const) {
    const weak = weaknessOf(vars[setting], isLocal(env.SITE_URL));
    if (weak)
      found.push(
        mistake(
          `${setting} ${weak}.`,
          `openssl rand -base64 32 | ${secretIn(name, setting)}`,
          'Anyone who guesses it can sign in as any customer.',
        ),
      );
  }
  const secrets = Object.entries(vars).filter(([setting]) => secretNames.includes(setting));
  const twice = secrets.filter(([, value]) => secrets.filter((one) => one[1] === value).length > 1);
  if (twice.length > 0)
    found.push(
      mistake(
        `${someOf(twice.map(([setting]) => setting))} have the same value.`,
        'Give each a different value',
        'Anyone who learns one has them all.',
      ),
    );
  for (const setting of ['SHOPIFY_PUBLIC_TOKEN', 'PRISMIC_ACCESS_TOKEN'] as const)
    if (/^shp(?:at|ca|ss|pa)_/.test(env[setting] ?? ''))
      found.push(
        mistake(
          `${setting} looks like a private or Admin API token.`,
          setting === 'SHOPIFY_PUBLIC_TOKEN'
            ? `Shopify: Sales channels > Headless > your storefront > Storefront API: the public access token; ${settingIn(name, setting)}`
            : secretIn(name, setting),
          'A token for more than the catalog is readable; revoke it in Shopify.',
        ),
      );
  return found;
}

const published = ['a secret of the sandbox, known to everyone'];

function weaknessOf(secret: unknown, local: boolean): string | undefined {
  if (typeof secret !== 'string' || local) return undefined;
  if (published.includes(secret)) return "is the sandbox's, which is public";
  if (/^(.{1,16}?)\1+$/s.test(secret)) return 'repeats itself';
  if (new Set(secret).size < 12) return 'has too few different characters';
  return /change.?me|your.?secret|example|password/i.test(secret) ? 'is made of words' : undefined;
}

/** Valid settings that contradict each other. */
function checkMeaning(name: string, env: Env): Finding[] {
  const found: Finding[] = [];
  // One value can serve all stores.
  const regions = stores.flatMap((store) => store.regions);
  const foreign = Object.keys(env.DELIVERY_RATES).filter((code) =>
    regions.every(({ countries }) => !countries.some((country) => country === code)),
  );
  if (foreign.length > 0)
    found.push(
      mistake(
        `DELIVERY_RATES names ${someOf(foreign)}, but no store sells there.`,
        settingIn(name, 'DELIVERY_RATES'),
        'It has no effect.',
      ),
    );
  if (env.RETURN_FREE && env.RETURN_DAYS === undefined)
    found.push(
      mistake(
        'RETURN_FREE is set, but RETURN_DAYS is not.',
        settingIn(name, 'RETURN_DAYS'),
        'Bag and search engines get no return terms.',
      ),
    );
  if (env.RETURN_REQUESTS && !env.CONTACT_URL && env.ACCOUNTS !== 'customer-account-api')
    found.push(
      mistake(
        'RETURN_REQUESTS is set, but CONTACT_URL is not.',
        settingIn(name, 'CONTACT_URL'),
        'Nothing receives the requests, so the shop has no form for returns.',
      ),
    );
  if (env.RETURN_REQUESTS && env.RETURN_DAYS === undefined)
    found.push(
      advice(
        'RETURN_REQUESTS is set, but RETURN_DAYS is not.',
        settingIn(name, 'RETURN_DAYS'),
        'Shoppers can request returns at any time.',
      ),
    );
  if (env.AFTERPAY_LIMIT !== undefined && !env.AFTERPAY)
    found.push(
      mistake(
        'AFTERPAY_LIMIT is set, but AFTERPAY is not.',
        settingIn(name, 'AFTERPAY'),
        'Installments are not shown.',
      ),
    );
  if (env.REVIEWS_TOKEN && !env.REVIEWS_URL)
    found.push(
      mistake(
        'REVIEWS_TOKEN is set, but REVIEWS_URL is not.',
        settingIn(name, 'REVIEWS_URL'),
        'No reviews are listed.',
      ),
    );
  if (env.ROBOTS === 'closed' && !isStaging({ name }))
    found.push(
      mistake(
        'ROBOTS is closed.',
        `${settingIn(name, 'ROBOTS')}: remove it when the shop opens`,
        'Search engines list none of the pages, and drop those that they know.',
      ),
    );
  if (env.DATA_CACHE === 'off')
    found.push(
      advice(
        'DATA_CACHE is off.',
        `${settingIn(name, 'DATA_CACHE')}: off is for staging only`,
        'Every page waits for Shopify and Prismic, and fails during their outages.',
      ),
    );
  if (env.SECURITY_CONTACT.length === 0)
    found.push(
      advice(
        'SECURITY_CONTACT is not set.',
        settingIn(name, 'SECURITY_CONTACT'),
        'People who find a vulnerability do not know whom to contact.',
      ),
    );
  if (!env.CONTACT_URL)
    found.push(
      advice(
        'CONTACT_URL is not set.',
        settingIn(name, 'CONTACT_URL'),
        'Addresses replace the contact and trade forms.',
      ),
    );
  return found;
}
