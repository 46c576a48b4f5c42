import type { Attribute } from '../../carts/carts';
import { variantById } from '../../storage/products';
import type { Context } from '../graphql/context';
import { digitsOf } from '../graphql/gid';
import { CartMutationError } from './errors';
import type { LineInput } from './line-changes';

const dayMs = 24 * 3600 * 1000;

/**
 * Returns the lines to add. If a gift card's recipient is invalid, API versions before 2026-01 add no lines and report
 * no error, as at Shopify; other versions throw. The error's field and wording are assumed.
 */
export function withValidRecipients(
  { world, sql, version }: Context,
  lines: LineInput[],
  path: string[],
): LineInput[] {
  const index = lines.findIndex(({ merchandiseId, attributes }) => {
    const digits = digitsOf('ProductVariant', merchandiseId);
    const product = digits === null ? undefined : variantById(sql, digits)?.product;
    return product?.giftCard && !isValid(attributes ?? [], world.now().getTime());
  });
  if (index < 0) return lines;
  if (version < '2026-01') return [];
  const field = [...path, String(index), 'attributes'];
  const message = 'The gift card recipient is invalid.';
  throw new CartMutationError(
    { code: 'GIFT_CARD_RECIPIENT_INVALID', field, message },
    'unchanged cart',
  );
}

/** Shopify's limits. `Send on` may be today in any time zone. */
function isValid(attributes: Attribute[], now: number): boolean {
  const valueOf = (name: string) => attributes.find(({ key }) => key === name)?.value ?? '';
  if (!valueOf('__shopify_send_gift_card_to_recipient')) return true;
  const day = valueOf('Send on');
  const sendAt = Date.parse(day);
  return (
    /^\S+@[^\s@]+\.[^\s@]+$/.test(valueOf('Recipient email')) &&
    valueOf('Recipient name').length <= 255 &&
    valueOf('Message').length <= 200 &&
    (day === '' || (sendAt > now - 2 * dayMs && sendAt < now + 91 * dayMs))
  );
}
