/** Null or missing: the visitor hasn't been asked yet. */
interface VisitorConsent {
  analytics?: boolean | null;
  marketing?: boolean | null;
  preferences?: boolean | null;
  saleOfData?: boolean | null;
}

/**
 * The cookie values that Hydrogen's browser code stores. Each response has new IDs, because the
 * sandbox doesn't recognize visitors.
 */
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
