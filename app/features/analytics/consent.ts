import type { CountryCode } from '~/platform/stores/codes';

export interface Consent {
  analytics: boolean;
  marketing: boolean;
}

export const consentCookie = 'consent';
export const consentSeconds = 180 * 24 * 3600;

export const denied: Consent = { analytics: false, marketing: false };
export const granted: Consent = { analytics: true, marketing: true };

/** EEA, the EU's territories with codes of their own, the United Kingdom and Switzerland. */
const optInCountries = new Set([
  'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU',
  'IE', 'IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
  'AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT',
]); // prettier-ignore

/** Before the visitor's choice. Unknown countries must opt in. */
export const defaultConsent = (
  country: CountryCode | undefined,
  elsewhere: 'denied' | 'granted',
): Consent =>
  country && !optInCountries.has(country) && elsewhere === 'granted' ? granted : denied;

export interface Choice extends Consent {
  /** Chosen while the browser sent Global Privacy Control. */
  despiteSignal: boolean;
}

/** 'analytics.marketing', 'none.gpc'. Undefined if missing or invalid. */
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
  chosen: boolean;
  /**
   * The shop must ask the visitor: nothing was chosen, and nothing is allowed by default. The privacy signal overrides
   * an earlier yes and the default.
   */
  asks: boolean;
  signal: boolean;
}

/** The privacy signal overrides choice and default, except a choice made despite the signal (`gpc`). */
export function effectiveConsent(
  choice: Choice | undefined,
  usual: Consent,
  signal: boolean,
): EffectiveConsent {
  const outweighed = signal && !choice?.despiteSignal;
  const { analytics, marketing } = outweighed ? denied : (choice ?? usual);
  const isNo = choice && !choice.analytics && !choice.marketing;
  const chosen = outweighed ? !!isNo : choice !== undefined;
  return { analytics, marketing, signal, chosen, asks: !chosen && !analytics && !marketing };
}

/** Extensions can set the signal without the header. Browser only. */
export const seesPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

/** Reports the signal to the server. Browser only. */
export const visitPath = (): string => (seesPrivacySignal() ? '/visit?gpc=1' : '/visit');
