import type { Context } from '~/platform/context.server';
import {
  consentCookie,
  consentSeconds,
  defaultConsent,
  denied,
  effectiveConsent,
  granted,
  readConsent,
  writeConsent,
  type Consent,
  type EffectiveConsent,
} from './consent';
import { setShopifyVisitorCookies } from './shopify-visitor.server';
import type { Tags } from './tags';

/** Global Privacy Control: the header, or `gpc=1` from scripts. */
const hasSignal = ({ request }: Context, params: URLSearchParams | FormData): boolean =>
  request.headers.get('sec-gpc') === '1' || params.get('gpc') === '1';

// Ignores a chosen or fallback country, because the visitor may be in Europe.
const usualConsent = ({ env, location }: Context): Consent =>
  defaultConsent(location.ipCountry, env.CONSENT_ELSEWHERE);

export function consentOf(context: Context): EffectiveConsent {
  const choice = readConsent(context.cookies.get(consentCookie));
  const signal = hasSignal(context, context.url.searchParams);
  return effectiveConsent(choice, usualConsent(context), signal);
}

/** True if visitors from this country needn't opt in, and the browser doesn't send the privacy signal. */
export const isOnByDefault = (context: Context): boolean =>
  usualConsent(context).analytics && !hasSignal(context, context.url.searchParams);

/** Without `all`, the checkboxes count. */
export function setConsentCookie(context: Context, fields: FormData): Consent {
  const all = fields.get('all');
  const boxes = {
    analytics: fields.get('analytics') === 'yes',
    marketing: fields.get('marketing') === 'yes',
  };
  const consent = all === 'yes' ? granted : all === 'no' ? denied : boxes;
  const options = { maxAge: consentSeconds, httpOnly: false };
  const choice = { ...consent, despiteSignal: hasSignal(context, fields) };
  context.cookies.set(consentCookie, writeConsent(choice), options);
  setShopifyVisitorCookies(context, consent);
  return consent;
}

/** Configured third parties. */
export const tagsOf = ({ env, market }: Context): Tags => ({
  gtm: env.GTM_ID,
  pinterest: env.PINTEREST_TAG_ID,
  meta: env.META_PIXEL_ID,
  klaviyo: env.KLAVIYO_ONSITE ? env.KLAVIYO_COMPANY_ID : undefined,
  shopify: env.SHOPIFY_SHOP_ID
    ? { id: env.SHOPIFY_SHOP_ID, currency: market.currency, language: market.store.language }
    : undefined,
});
