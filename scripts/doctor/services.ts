import type { Env } from '~/platform/env.server';
import { serviceUrl } from '~/platform/fetch/service-url';
import { ask, outcomeOf, type Answer } from './ask';
import { advice, mistake, secretIn, settingIn, type Finding } from './finding';

export interface ServiceFacts {
  /** Responses by setting; status 0 means no response. */
  reached: Record<string, { status: number; outcome: string }>;
  gtm?: number;
  klaviyoList?: number;
}

const addresses = [
  'PRODUCT_SERVICE_URL',
  'WISHLIST_URL',
  'REVIEWS_URL',
  'GEO_URL',
  'CONTACT_URL',
  'TRADE_PORTAL_URL',
] as const;

const without: Record<(typeof addresses)[number], string> = {
  PRODUCT_SERVICE_URL: 'Product lists come from the cache until it expires, then they fail.',
  WISHLIST_URL: 'Wishlists cannot be read or changed.',
  REVIEWS_URL: 'Reviews are not shown and cannot be written.',
  GEO_URL: 'Visitors from unknown countries get the default one.',
  CONTACT_URL: 'Contact and trade forms cannot be sent.',
  TRADE_PORTAL_URL: 'The link to the trade portal does not work.',
};

export async function askServices(env: Env): Promise<ServiceFacts> {
  const { GTM_ID, KLAVIYO_PRIVATE_KEY: key, KLAVIYO_LIST_ID: list, KLAVIYO_URL } = env;
  const [gtm, klaviyo, ...answers] = await Promise.all([
    GTM_ID ? ask(`https://www.googletagmanager.com/gtm.js?id=${GTM_ID}`) : undefined,
    key && list
      ? ask(serviceUrl(KLAVIYO_URL, `api/lists/${list}`).href, {
          headers: {
            authorization: `Klaviyo-API-Key ${key}`,
            revision: env.KLAVIYO_REVISION,
            accept: 'application/vnd.api+json',
          },
        })
      : undefined,
    ...addresses.map((setting) => (env[setting] ? ask(askedAt(setting, env[setting])) : undefined)),
  ]);
  const reached = addresses.flatMap((setting, index) => {
    const answer = answers[index];
    return answer ? [[setting, { status: answer.status, outcome: outcomeOf(answer) }]] : [];
  });
  return {
    reached: Object.fromEntries(reached) as ServiceFacts['reached'],
    ...(gtm && { gtm: (gtm as Answer).status }),
    ...(klaviyo && { klaviyoList: (klaviyo as Answer).status }),
  };
}

/** At services such as Zapier, a GET of the complete contact address starts an automation. */
const askedAt = (setting: (typeof addresses)[number], address: string): string =>
  setting === 'CONTACT_URL' ? new URL('/', address).href : address;

export function checkServices({ reached }: ServiceFacts, name: string): Finding[] {
  return addresses.flatMap((setting) => {
    const found = reached[setting];
    if (!found || (found.status > 0 && found.status < 500)) return [];
    return [
      mistake(
        `${setting} does not respond (${found.outcome}).`,
        settingIn(name, setting),
        without[setting],
      ),
    ];
  });
}

export function checkMarketing(facts: ServiceFacts, env: Env, name: string): Finding[] {
  const { KLAVIYO_COMPANY_ID: company, KLAVIYO_LIST_ID: list, KLAVIYO_PRIVATE_KEY: key } = env;
  const found: Finding[] = [];
  if (!company && !list)
    found.push(
      advice(
        'No newsletter is set up (KLAVIYO_COMPANY_ID, KLAVIYO_LIST_ID).',
        settingIn(name, 'KLAVIYO_COMPANY_ID'),
        'The newsletter and back-in-stock forms send nothing.',
      ),
    );
  else if (!company || !list)
    found.push(
      mistake(
        `${company ? 'KLAVIYO_LIST_ID' : 'KLAVIYO_COMPANY_ID'} is missing; both are required.`,
        `Klaviyo: ${company ? 'Audience > Lists & segments > the list > Settings' : 'Settings > API keys > Public API key'}; ${settingIn(name, company ? 'KLAVIYO_LIST_ID' : 'KLAVIYO_COMPANY_ID')}`,
        'Sign-ups to the newsletter are lost.',
      ),
    );
  if (!company && (env.KLAVIYO_ONSITE || env.KLAVIYO_WISHLIST_LINK))
    found.push(
      mistake(
        `${env.KLAVIYO_ONSITE ? 'KLAVIYO_ONSITE' : 'KLAVIYO_WISHLIST_LINK'} is on, but KLAVIYO_COMPANY_ID is not set.`,
        settingIn(name, 'KLAVIYO_COMPANY_ID'),
        'It has no effect.',
      ),
    );
  if (key && !key.startsWith('pk_'))
    found.push(
      mistake(
        'KLAVIYO_PRIVATE_KEY is not a private key: those start with pk_.',
        `Klaviyo: Settings > API keys > Create private API key (Lists, Profiles, Subscriptions, Events); ${secretIn(name, 'KLAVIYO_PRIVATE_KEY')}`,
        'Sign-ups are refused.',
      ),
    );
  else if (facts.klaviyoList === 401 || facts.klaviyoList === 403)
    found.push(
      mistake(
        `Klaviyo refuses KLAVIYO_PRIVATE_KEY (HTTP ${facts.klaviyoList}).`,
        `Klaviyo: Settings > API keys > Private API keys; ${secretIn(name, 'KLAVIYO_PRIVATE_KEY')}`,
        'Sign-ups are refused.',
      ),
    );
  else if (facts.klaviyoList === 404)
    found.push(
      mistake(
        `Klaviyo has no list ${list} in the account of KLAVIYO_PRIVATE_KEY.`,
        `Klaviyo: Audience > Lists & segments; ${settingIn(name, 'KLAVIYO_LIST_ID')}`,
        'Sign-ups to the newsletter are refused.',
      ),
    );
  if (facts.gtm === 404 || facts.gtm === 400)
    found.push(
      mistake(
        `Google has no container ${env.GTM_ID}.`,
        `Google Tag Manager: Admin > Install Google Tag Manager shows it, once published; ${settingIn(name, 'GTM_ID')}`,
        'Nothing is measured there.',
      ),
    );
  if (env.META_PIXEL_ID && !/^\d{15,16}$/.test(env.META_PIXEL_ID))
    found.push(
      mistake(
        `META_PIXEL_ID has ${env.META_PIXEL_ID.length} digits; pixels have 15 or 16.`,
        `Meta: Events Manager > Data sources; ${settingIn(name, 'META_PIXEL_ID')}`,
        'Nothing is measured there.',
      ),
    );
  if (env.PINTEREST_TAG_ID && !/^\d{13}$/.test(env.PINTEREST_TAG_ID))
    found.push(
      mistake(
        `PINTEREST_TAG_ID has ${env.PINTEREST_TAG_ID.length} digits; tags have 13.`,
        `Pinterest: Ads > Conversions > Tag manager; ${settingIn(name, 'PINTEREST_TAG_ID')}`,
        'Nothing is measured there.',
      ),
    );
  return found;
}
