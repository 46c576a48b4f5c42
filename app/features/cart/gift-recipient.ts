import { formatDay } from '~/ui/date';

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

const parts = ['email', 'name', 'message', 'sendOn', 'offset'] as const;
export type RecipientPart = (typeof parts)[number];

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

/** Shopify's checkout hides keys that begin with `_`. */
const keys: Record<RecipientPart, string> = {
  email: 'Recipient email',
  name: 'Recipient name',
  message: 'Message',
  sendOn: 'Send on',
  offset: '__shopify_offset',
};
const marker = '__shopify_send_gift_card_to_recipient';

interface Attribute {
  key: string;
  value: string;
}

export const recipientAttributes = (recipient: GiftRecipient | undefined): Attribute[] =>
  recipient
    ? [
        { key: marker, value: 'on' },
        ...parts
          .map((part) => ({ key: keys[part], value: recipient[part] }))
          .filter(({ value }) => value !== ''),
      ]
    : [];

export const isRecipientKey = (key: string): boolean =>
  key === marker || parts.some((part) => keys[part] === key);

const recipientFrom = (valueOf: (part: RecipientPart) => string): GiftRecipient => ({
  email: valueOf('email'),
  name: valueOf('name'),
  message: valueOf('message'),
  sendOn: valueOf('sendOn'),
  offset: valueOf('offset'),
});

/** From a line of the cart or an order. */
export function recipientOf(
  attributes: readonly { key: string; value?: string | null }[],
): GiftRecipient | undefined {
  const values = new Map(attributes.map(({ key, value }) => [key, value ?? '']));
  if (!values.get(marker) || !values.get(keys.email)) return undefined;
  return recipientFrom((part) => values.get(keys[part]) ?? '');
}

/** Undefined unless the box is checked. */
export const recipientIn = (form: FormData): GiftRecipient | undefined =>
  form.get(recipientField)
    ? recipientFrom((part) => String(form.get(recipientFieldOf(part)) ?? ''))
    : undefined;

export const recipientFields = (recipient: GiftRecipient | undefined): Record<string, string> =>
  recipient
    ? {
        [recipientField]: 'on',
        ...Object.fromEntries(parts.map((part) => [recipientFieldOf(part), recipient[part]])),
      }
    : {};

export const isSameRecipient = (
  one: GiftRecipient | undefined,
  other: GiftRecipient | undefined,
): boolean => parts.every((part) => one?.[part] === other?.[part]);

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** If the offset is empty, the first day is today in the westernmost time zone. */
export function sendDays(now: number, offset: string): { first: string; last: string } {
  const minutes = Number(offset);
  if (offset === '' || Math.abs(minutes) > 14 * 60)
    return {
      first: dayAt(now - 12 * 60 * minuteMs),
      last: dayAt(now + recipientLimits.days * dayMs),
    };
  const local = now - minutes * minuteMs;
  return { first: dayAt(local), last: dayAt(local + recipientLimits.days * dayMs) };
}

/** True if no day is chosen. */
export function isSendDay(day: string, offset: string, now: number): boolean {
  if (day === '') return true;
  const time = Date.parse(day);
  if (Number.isNaN(time) || dayAt(time) !== day) return false;
  const { first, last } = sendDays(now, offset);
  return day >= first && day <= last;
}

/** Removes a past day, which Shopify refuses for a new line. Without a day, Shopify sends the card after payment. */
export function withoutPastDay(attributes: Attribute[], now: number): Attribute[] {
  const recipient = recipientOf(attributes);
  return !recipient || isSendDay(recipient.sendOn, recipient.offset, now)
    ? attributes
    : attributes.filter(({ key }) => key !== keys.sendOn && key !== keys.offset);
}

export const recipientWords = (recipient: GiftRecipient | undefined, locale: string): string[] =>
  recipient
    ? [
        `To: ${[recipient.name, recipient.email].filter(Boolean).join(', ')}`,
        ...(Number.isNaN(Date.parse(recipient.sendOn))
          ? []
          : [`Sent on: ${formatDay(recipient.sendOn, locale, true)}`]),
        ...(recipient.message ? [`Message: ${recipient.message}`] : []),
      ]
    : [];
