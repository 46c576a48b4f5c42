export interface GiftRecipient {
  email: string;
  /** This and the following fields may be empty. */
  name: string;
  message: string;
  /** '2026-12-24' in the shopper's time zone. If empty, Shopify sends the card after payment. */
  sendOn: string;
  /** Minutes, as in `getTimezoneOffset`. */
  offset: string;
}

/** The checkbox; the other fields count only if it is checked. */
export const recipientField = 'recipient';

export const recipientParts = ['email', 'name', 'message', 'sendOn', 'offset'] as const;
export type RecipientPart = (typeof recipientParts)[number];

export const recipientFieldOf = (part: RecipientPart) => `recipient.${part}` as const;

/** Shopify's limits, in UTF-16 code units and days. */
export const recipientLimits = { email: 254, name: 255, message: 200, days: 90 };

export const recipientTexts = {
  noEmail: 'Please enter their email address.',
  email: 'Please enter a valid email address.',
  name: `Please keep the name to ${recipientLimits.name} characters.`,
  message: `Please keep your message to ${recipientLimits.message} characters.`,
  sendOn: `Please choose a day from today to ${recipientLimits.days} days from now.`,
};

export const recipientFrom = (valueOf: (part: RecipientPart) => string): GiftRecipient => ({
  email: valueOf('email'),
  name: valueOf('name'),
  message: valueOf('message'),
  sendOn: valueOf('sendOn'),
  offset: valueOf('offset'),
});

/** Undefined unless the box is checked. */
export const recipientIn = (form: FormData): GiftRecipient | undefined =>
  form.get(recipientField)
    ? recipientFrom((part) => String(form.get(recipientFieldOf(part)) ?? ''))
    : undefined;

export const recipientFields = (recipient: GiftRecipient | undefined): Record<string, string> =>
  recipient
    ? {
        [recipientField]: 'on',
        ...Object.fromEntries(
          recipientParts.map((part) => [recipientFieldOf(part), recipient[part]]),
        ),
      }
    : {};

export const isSameRecipient = (
  one: GiftRecipient | undefined,
  other: GiftRecipient | undefined,
): boolean => recipientParts.every((part) => one?.[part] === other?.[part]);
