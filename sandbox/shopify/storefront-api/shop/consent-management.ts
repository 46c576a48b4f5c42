/** What a visitor has allowed; null or missing where nothing was said. */
interface VisitorConsent {
  analytics?: boolean | null;
  marketing?: boolean | null;
  preferences?: boolean | null;
  saleOfData?: boolean | null;
}

/** Values of the cookies that Hydrogen's browser code sets. Visitors of the sandbox are not tracked: their ids are new. */
export const consentManagement = () => ({
  cookies: ({ visitorConsent }: { visitorConsent: VisitorConsent }) => ({
    cookieDomain: '',
    trackingConsentCookie: `3.AMPS_${purposes.map((one) => letters[String(visitorConsent[one] ?? '')]).join('')}`,
    shopifyUnique: crypto.randomUUID(),
    shopifyVisit: crypto.randomUUID(),
  }),
});

const purposes = ['analytics', 'marketing', 'preferences', 'saleOfData'] as const;
const letters: Record<string, string> = { true: 't', false: 'f', '': '_' };
