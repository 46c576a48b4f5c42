/** The consent record. Safe in the browser. */
import type { CountryCode } from '~/platform/stores/codes';

export interface Consent {
  analytics: boolean;
  marketing: boolean;
}

export const consentCookie = 'consent';
/** 180 days, in seconds. */
export const consentSeconds = 180 * 24 * 3600;

export const denied: Consent = { analytics: false, marketing: false };
export const granted: Consent = { analytics: true, marketing: true };

/** EU, the rest of the European Economic Area, the United Kingdom and Switzerland: nothing without opt-in. */
const optInCountries = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/** Consent before a choice. A visitor from an unknown country must opt in. */
export const defaultConsent = (
  country: CountryCode | undefined,
  elsewhere: 'denied' | 'granted',
): Consent =>
  country && !optInCountries.has(country) && elsewhere === 'granted' ? granted : denied;

/** Parses the cookie: 'analytics', 'marketing', both, or 'none'; undefined without a choice. */
export function readConsent(value: string | undefined): Consent | undefined {
  if (!value || !/^(?:none|analytics|marketing|analytics\.marketing)$/.test(value))
    return undefined;
  return { analytics: value.includes('analytics'), marketing: value.includes('marketing') };
}

export const writeConsent = ({ analytics, marketing }: Consent): string =>
  [analytics && 'analytics', marketing && 'marketing'].filter(Boolean).join('.') || 'none';
