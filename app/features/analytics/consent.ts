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

/** What the shopper has chosen. */
export interface Choice extends Consent {
  /** Made while the browser sent its privacy signal, and therefore in spite of it. */
  despiteSignal: boolean;
}

/** Parses the cookie: 'analytics', 'marketing', both, or 'none', perhaps with '.gpc'; undefined without a choice. */
export function readConsent(value: string | undefined): Choice | undefined {
  if (!value || !/^(?:none|analytics|marketing|analytics\.marketing)(?:\.gpc)?$/.test(value))
    return undefined;
  return {
    analytics: value.includes('analytics'),
    marketing: value.includes('marketing'),
    despiteSignal: value.endsWith('.gpc'),
  };
}

export const writeConsent = ({ analytics, marketing, despiteSignal }: Choice): string => {
  const allowed = [analytics && 'analytics', marketing && 'marketing'].filter(Boolean).join('.');
  return `${allowed || 'none'}${despiteSignal ? '.gpc' : ''}`;
};

export interface EffectiveConsent extends Consent {
  /** False until the shopper has made a choice that counts. */
  chosen: boolean;
  /** The browser asks, by Global Privacy Control, that nothing is shared or sold. */
  signal: boolean;
}

/**
 * What is allowed now: the choice, else `usual`. The browser's signal outweighs `usual`, and a yes that was given
 * before the browser sent it; a yes that was given in spite of it counts.
 */
export function effectiveConsent(
  choice: Choice | undefined,
  usual: Consent,
  signal: boolean,
): EffectiveConsent {
  const outweighed = signal && !choice?.despiteSignal;
  const { analytics, marketing } = outweighed ? denied : (choice ?? usual);
  const isNo = choice && !choice.analytics && !choice.marketing;
  return { analytics, marketing, signal, chosen: outweighed ? !!isNo : choice !== undefined };
}

/** True when the browser's scripts see the signal; extensions may set it without the header. Browser only. */
export const seesPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

/** Where scripts learn what depends on the visitor. Says there what only scripts can see. Browser only. */
export const visitPath = (): string => (seesPrivacySignal() ? '/visit?gpc=1' : '/visit');
