import { formatDay } from '~/ui/date';
import type { GiftRecipient } from './gift-recipient';

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
