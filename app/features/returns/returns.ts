import type { OrderLine } from '~/features/account/account';
import type { Env } from '~/platform/env.server';

/** Shopify's `ReturnReason`, with the words for shoppers. */
export const reasonWords = {
  UNWANTED: 'I changed my mind',
  SIZE_TOO_SMALL: 'It’s too small',
  SIZE_TOO_LARGE: 'It’s too large',
  COLOR: 'The finish isn’t what I expected',
  STYLE: 'The style isn’t what I expected',
  NOT_AS_DESCRIBED: 'It isn’t as described',
  WRONG_ITEM: 'I received something else',
  DEFECTIVE: 'It’s damaged or faulty',
  OTHER: 'Something else',
  UNKNOWN: 'I’d rather not say',
} as const;
export type ReturnReason = keyof typeof reasonWords;
export const reasons = Object.keys(reasonWords) as ReturnReason[];

/** Of an API's return. */
export interface OrderReturn {
  /** '#1001-R1'. */
  name: string;
  /** Shopify's `ReturnStatus`. */
  status: string;
  /** ISO 8601; null if it wasn't read. */
  createdAt: string | null;
  lines: { lineId: string; title: string; quantity: number }[];
}

const statusWords: Partial<Record<string, string>> = {
  REQUESTED: 'Requested. We’ll answer by email.',
  OPEN: 'Approved. You can send the items back.',
  CLOSED: 'Completed',
  DECLINED: 'Declined',
  CANCELED: 'Cancelled',
};

export const returnStatusInWords = (status: string): string => statusWords[status] ?? '';

type LineWords = 'title' | 'image' | 'colour' | 'size' | 'sizeTerm' | 'plan';

export interface SentLine extends Pick<OrderLine, LineWords> {
  /** Digits of the line's gid; the line's position if the API has no id. */
  id: string;
  sent: number;
  /** Sent, and not refunded. */
  kept: number;
  isGiftCard: boolean;
  isShipped: boolean;
  /** The variant's gid. */
  variant: string | null;
}

/** Stays on the server: lines may have more fields than these. Pages get `ReturnChoices`. */
export interface ReturnableOrder {
  /** Digits of the gid. */
  id: string;
  name: string;
  isCancelled: boolean;
  /** yyyy-MM-dd: when the last parcel was delivered or, if unknown, sent; null if the API reports neither. */
  arrived: string | null;
  lines: SentLine[];
  /** The API has no ids of lines, so the lines' ids are their positions. */
  hasPositions?: boolean;
  /** The order has more lines than were read. */
  hasMoreLines: boolean;
  /** False if the API can't report the lines' variants, for example without the scope read_products. */
  knowsVariants: boolean;
  /** Empty if the API can't read returns. */
  returns: OrderReturn[];
  /** By the line's id: pieces requested by message, plus those already in returns at that time. */
  asked?: Readonly<Record<string, number>>;
}

/** The line's pieces in all returns, except declined and cancelled ones. */
export const quantityInReturns = (returns: readonly OrderReturn[], lineId: string): number =>
  returns
    .filter(({ status }) => status !== 'DECLINED' && status !== 'CANCELED')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the higher number, not the sum: the shop may have entered a request by message as a return. */
export const quantityTaken = (
  { returns, asked = {} }: Pick<ReturnableOrder, 'returns' | 'asked'>,
  lineId: string,
): number => Math.max(quantityInReturns(returns, lineId), asked[lineId] ?? 0);

/** As long as the submission lock remembers a form. */
const sameRequestMs = 5 * 60_000;

/** An unanswered return of exactly these items, made in the last five minutes. `now` is in ms since 1970. */
export const findReturn = (
  returns: readonly OrderReturn[],
  { items, now }: { items: readonly { id: string; quantity: number }[]; now: number },
): OrderReturn | undefined =>
  returns.find(
    ({ status, createdAt, lines }) =>
      status === 'REQUESTED' &&
      createdAt !== null &&
      Date.parse(createdAt) >= now - sameRequestMs &&
      lines.length === items.length &&
      items.every(({ id, quantity }) =>
        lines.some((line) => line.lineId === id && line.quantity === quantity),
      ),
  );

/** `order`: the number in the gid; null for the order that was opened without an account. */
export const returnPath = (order: string | null): string =>
  order ? `/accounts/my-orders/order/return?id=${order}` : '/orders/order/return';

export const receiptPath = (order: string | null): string =>
  `${returnPath(order)}${order ? '&' : '?'}sent`;

type ReturnSettings = Pick<Env, 'RETURN_REQUESTS' | 'CONTACT_URL' | 'ACCOUNTS'>;

/** Only hosted accounts send requests to Shopify. Other requests need CONTACT_URL. */
export const takesReturns = (env: ReturnSettings, isGuest: boolean): boolean =>
  env.RETURN_REQUESTS &&
  (env.CONTACT_URL !== undefined || (!isGuest && env.ACCOUNTS === 'customer-account-api'));
