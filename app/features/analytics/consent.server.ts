/** The visitor's consent: from the cookie, else by country. */
import type { Context } from '~/platform/context.server';
import {
  consentCookie,
  consentSeconds,
  defaultConsent,
  denied,
  granted,
  readConsent,
  writeConsent,
  type Consent,
} from './consent';
import { setShopifyVisitorCookies } from './shopify-visitor.server';
import type { Tags } from './tags';

/** `chosen` is false until the shopper has made a choice. */
export function consentOf(context: Context): Consent & { chosen: boolean } {
  const { cookies, env, visitorCountry } = context;
  const chosen = readConsent(cookies.get(consentCookie));
  const consent = chosen ?? defaultConsent(visitorCountry, env.CONSENT_ELSEWHERE);
  return { ...consent, chosen: chosen !== undefined };
}

/** Stores a consent form: `all` accepts or refuses everything, otherwise the checkboxes count. */
export function setConsentCookie(context: Context, fields: FormData): Consent {
  const all = fields.get('all');
  const boxes = {
    analytics: fields.get('analytics') === 'yes',
    marketing: fields.get('marketing') === 'yes',
  };
  const consent = all === 'yes' ? granted : all === 'no' ? denied : boxes;
  const options = { maxAge: consentSeconds, httpOnly: false };
  context.cookies.set(consentCookie, writeConsent(consent), options);
  setShopifyVisitorCookies(context, consent);
  return consent;
}

/** The third parties configured for this deployment. */
export const tagsOf = ({ env, market }: Context): Tags => ({
  gtm: env.GTM_ID,
  pinterest: env.PINTEREST_TAG_ID,
  meta: env.META_PIXEL_ID,
  klaviyo: env.KLAVIYO_ONSITE ? env.KLAVIYO_COMPANY_ID : undefined,
  shopify: env.SHOPIFY_SHOP_ID
    ? { id: env.SHOPIFY_SHOP_ID, currency: market.currency, language: market.store.language }
    : undefined,
});
