/**
 * Remembers returns requested by message, which no API reports. Fails open, because people at the shop read each
 * message.
 */
import type { Context } from '~/platform/context.server';
import { raiseLevels, readLevels, type Levels } from '~/platform/submission-lock.server';
import type { ReturnRequest } from './return-form';
import { quantityTaken, type ReturnableOrder } from './returns';

/** As long as most shops take returns. */
const keepMs = 30 * 24 * 60 * 60_000;

const partsOf = (key: string): string[] => ['asked-returns', key];

/** `key`: the number in the order's gid. See `ReturnableOrder.asked`. */
export const readAsked = (context: Context, key: string): Promise<Levels> =>
  readLevels(context, partsOf(key));

/** `order`: as it was when the request was sent. */
export const noteAsked = (
  context: Context,
  key: string,
  { order, items }: Pick<ReturnRequest, 'items'> & { order: ReturnableOrder },
): Promise<void> =>
  raiseLevels(context, partsOf(key), {
    levels: Object.fromEntries(
      items.map(({ id, quantity }) => [id, quantityTaken(order, id) + quantity]),
    ),
    keepMs,
  });
