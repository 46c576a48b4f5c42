/** Snapshots of the cart's lines, in a cookie of this browser and currency. */
import type { Context } from '~/platform/context.server';
import { bagOf, type ClientCart, type Cart } from './cart';
import { lineChanges, parseSnapshots, updateSnapshots, formatSnapshots } from './line-snapshots';

const halfYear = 182 * 24 * 3600;
const cookieOf = ({ market }: Context): string => `noted-${market.currency}`;
const readLineSnapshots = (context: Context) =>
  parseSnapshots(context.cookies.get(cookieOf(context)) ?? '');

/** Records new lines, and renews the snapshots of the variants in `renewed`. */
export function saveLineSnapshots(
  context: Context,
  cart: Cart,
  renewed: readonly string[] = [],
): void {
  const before = context.cookies.get(cookieOf(context)) ?? '';
  const text = formatSnapshots(updateSnapshots(parseSnapshots(before), cart.lines, renewed));
  if (text === before) return;
  if (text) context.cookies.set(cookieOf(context), text, { maxAge: halfYear });
  else context.cookies.remove(cookieOf(context));
}

/** The part of a cart that may be sent to the browser, with the changes of its lines. */
export function toClientCart(context: Context, cart: Cart): ClientCart {
  const notes = readLineSnapshots(context);
  const bag = bagOf(cart);
  const lines = bag.lines.map((line) => ({
    ...line,
    changes: lineChanges(line, notes.get(line.merchandise)),
  }));
  return { ...bag, lines };
}
