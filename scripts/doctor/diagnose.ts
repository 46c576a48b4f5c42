import type { Env } from '~/platform/env.server';
import { askAccounts, checkAccounts } from './accounts';
import { lookYourself } from './by-yourself';
import { checkShopify } from './check-shopify';
import { checkCloudflare } from './cloudflare';
import type { Deployment } from './deployment';
import type { Section } from './finding';
import { askAdmin, checkAdmin } from './guest-orders';
import { askPrismic, checkPrismic } from './prismic';
import { askServices, checkMarketing, checkServices } from './services';
import { checkSettings, parseSettings } from './settings';
import { askShopify } from './shopify';
import { askSite, checkSite } from './site';

export interface Diagnosis {
  sections: Section[];
  yourself: string[];
}

/** Checks a store and, with `site`, the deployed shop. `environment` can have PRISMIC_WRITE_TOKEN. */
export async function diagnose(
  deployment: Deployment,
  { site = false, environment = {} }: { site?: boolean; environment?: NodeJS.ProcessEnv } = {},
): Promise<Diagnosis> {
  const { env, findings } = parseSettings(deployment);
  if (!env) {
    const note = 'Fix these settings first; then the doctor checks the services.';
    return { sections: [{ title: 'Settings', findings, note }], yourself: [] };
  }
  const settings = [...findings, ...checkSettings(deployment, env)];
  const diagnosis = await examine(deployment, env, { site, environment, settings });
  // Refused settings were removed, so findings about them are consequences.
  const refused = new Set(findings.map(({ where }) => where));
  const sections = diagnosis.sections.map((section) => ({
    ...section,
    findings: section.findings.filter(
      (finding) => findings.includes(finding) || !refused.has(finding.where),
    ),
  }));
  return { ...diagnosis, sections };
}

async function examine(
  deployment: Deployment,
  env: Env,
  {
    site,
    environment,
    settings,
  }: {
    site: boolean;
    environment: NodeJS.ProcessEnv;
    settings: Section['findings'];
  },
): Promise<Diagnosis> {
  const { name } = deployment;
  const [shopify, accounts, admin, prismic, services, pages] = await Promise.all([
    askShopify(env),
    askAccounts(env),
    askAdmin(env),
    askPrismic(env, environment),
    askServices(env),
    site ? askSite(env) : undefined,
  ]);
  const sections: Section[] = [
    { title: 'Settings', findings: settings },
    { title: 'Cloudflare', findings: checkCloudflare(deployment, env) },
    { title: 'Shopify', findings: checkShopify(shopify, env, name) },
    { title: 'Customer accounts', findings: checkAccounts(accounts, env, deployment) },
    { title: 'Orders without an account', findings: checkAdmin(admin, env, name) },
    { title: 'Prismic', findings: checkPrismic(prismic, env, name) },
    { title: 'Marketing', findings: checkMarketing(services, env, name) },
    { title: 'Other services', findings: checkServices(services, name) },
    pages
      ? { title: 'The deployed shop', findings: checkSite(pages, env, name) }
      : {
          title: 'The deployed shop',
          findings: [],
          note: 'Not checked. --site also checks its robots.txt, sitemap and feed.',
        },
  ];
  const comparedModels = prismic.models !== undefined;
  return {
    sections,
    yourself: lookYourself({ deployment, env, accounts: accounts.kind, comparedModels }),
  };
}
