import type { Attribute } from './cart';
import {
  recipientFrom,
  recipientParts,
  type GiftRecipient,
  type RecipientPart,
} from './gift-recipient';
import { isSendDay } from './send-days';

/** Shopify's checkout hides keys that begin with `_`. */
const keys: Record<RecipientPart, string> = {
  email: 'Recipient email',
  name: 'Recipient name',
  message: 'Message',
  sendOn: 'Send on',
  offset: '__shopify_offset',
};
const marker = '__shopify_send_gift_card_to_recipient';

export const recipientAttributes = (recipient: GiftRecipient | undefined): Attribute[] =>
  recipient
    ? [
        { key: marker, value: 'on' },
        ...recipientParts
          .map((part) => ({ key: keys[part], value: recipient[part] }))
          .filter(({ value }) => value !== ''),
      ]
    : [];

export const isRecipientKey = (key: string): boolean =>
  key === marker || recipientParts.some((part) => keys[part] === key);

/** From a line of the cart or an order. */
export function recipientOf(
  attributes: readonly { key: string; value?: string | null }[],
): GiftRecipient | undefined {
  const values = new Map(attributes.map(({ key, value }) => [key, value ?? '']));
  if (!values.get(marker) || !values.get(keys.email)) return undefined;
  return recipientFrom((part) => values.get(keys[part]) ?? '');
}

/** Removes a past day, which Shopify refuses for a new line. Without a day, Shopify sends the card after payment. */
export function withoutPastDay(attributes: Attribute[], now: number): Attribute[] {
  const recipient = recipientOf(attributes);
  return !recipient || isSendDay(recipient.sendOn, recipient.offset, now)
    ? attributes
    : attributes.filter(({ key }) => key !== keys.sendOn && key !== keys.offset);
}
