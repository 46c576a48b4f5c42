import type { Env } from '~/platform/env.server';
import { quantityInReturns, quantityTaken, type ReturnableOrder, type SentLine } from './returns';

export interface ReturnRules {
  /** Undefined: no limit. */
  days: number | undefined;
  /** Lower case. */
  excludedTags: readonly string[];
}

export const rulesOf = ({
  RETURN_DAYS,
  RETURN_EXCLUDED_TAGS,
}: Pick<Env, 'RETURN_DAYS' | 'RETURN_EXCLUDED_TAGS'>): ReturnRules => ({
  days: RETURN_DAYS,
  excludedTags: RETURN_EXCLUDED_TAGS.map((tag) => tag.toLowerCase()),
});

/** `tags`: the product's. */
export const isExcluded = (
  tags: readonly string[],
  { excludedTags }: Pick<ReturnRules, 'excludedTags'>,
): boolean => tags.some((tag) => excludedTags.includes(tag.toLowerCase()));

/** `why`: a sentence if `most` is 0. */
export interface ReturnChoice extends Pick<
  SentLine,
  'id' | 'title' | 'image' | 'colour' | 'size' | 'sizeTerm' | 'plan'
> {
  most: number;
  why: string;
}

export interface ReturnChoices {
  choices: ReturnChoice[];
  /** yyyy-MM-dd: the last day for returns; null without a limit. */
  until: string | null;
  /** The last day has passed. */
  isOver: boolean;
  /**
   * The shopper has asked by message to return an item, and the shop has neither entered this as a return nor refunded
   * the item completely.
   */
  isAsked: boolean;
}

/**
 * `tagsOf`: product tags by the variant's gid; missing for products that are no longer sold. `now` is in ms since 1970.
 */
export function choicesOf(
  order: ReturnableOrder,
  rules: ReturnRules,
  { tagsOf, now }: { tagsOf: ReadonlyMap<string, readonly string[]>; now: number },
): ReturnChoices {
  const until = lastDay(order.arrived, rules.days);
  const isOver = until !== null && earliestDay(now) > until;
  const choices = order.lines.map((line): ReturnChoice => {
    const { id, title, image, colour, size, sizeTerm, plan } = line;
    const words = { id, title, image, colour, size, sizeTerm, plan };
    const why = isOver
      ? 'The time for returns is over.'
      : reasonAgainst(line, order, tagsOf.get(line.variant ?? '') ?? [], rules);
    return { ...words, most: why ? 0 : returnable(line, order), why };
  });
  return { choices, until, isOver, isAsked: isAsked(order) };
}

function isAsked({ lines, hasPositions, returns, asked = {} }: ReturnableOrder): boolean {
  const isOfLine = ({ id, kept }: SentLine) =>
    kept > 0 && (asked[id] ?? 0) > quantityInReturns(returns, id);
  if (lines.some(isOfLine)) return true;
  // The Admin API, which has ids, may have read the order when the shopper asked.
  const hasOthers = Object.keys(asked).some((id) => lines.every((line) => line.id !== id));
  return hasPositions === true && hasOthers && lines.some(({ kept }) => kept > 0);
}

function reasonAgainst(
  line: SentLine,
  order: ReturnableOrder,
  tags: readonly string[],
  rules: ReturnRules,
): string {
  if (order.isCancelled) return 'This order was cancelled.';
  if (line.isGiftCard) return 'Gift cards can’t be returned.';
  if (!line.isShipped) return 'Only physical items can be returned.';
  if (isExcluded(tags, rules)) return 'This product can’t be returned.';
  if (line.sent <= 0) return 'Not sent yet.';
  if (line.kept <= 0) return 'Already refunded.';
  if (returnable(line, order) > 0) return '';
  return quantityInReturns(order.returns, line.id) >= line.sent
    ? 'Already in a return.'
    : 'You’ve asked to return this. We’ll answer by email.';
}

/**
 * The lower of two numbers: items that aren't refunded, and items that aren't in a return. Refunded items may also be
 * in a return, so subtracting both could count them twice.
 */
const returnable = ({ id, kept, sent }: SentLine, order: ReturnableOrder) =>
  Math.min(kept, sent - quantityTaken(order, id));

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** yyyy-MM-dd in UTC−12, where days end last. For returns, a day ends when it is over everywhere. */
const earliestDay = (now: number): string => new Date(now - 12 * hourMs).toISOString().slice(0, 10);

function lastDay(arrived: string | null, days: number | undefined): string | null {
  if (arrived === null || days === undefined) return null;
  return new Date(Date.parse(arrived) + days * dayMs).toISOString().slice(0, 10);
}
