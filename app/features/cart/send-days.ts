import { recipientLimits } from './gift-recipient';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Days on which Shopify can send a gift card ('2026-12-24'). `now`: milliseconds since 1970. `offset`: see
 * `GiftRecipient`; if it is empty, the first day is today in the westernmost time zone.
 */
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
