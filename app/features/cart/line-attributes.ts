import { colourLabel, sizeLabel } from '~/features/catalog/product';
import type { Attribute } from './cart';
import type { GiftRecipient } from './gift-recipient';
import { recipientAttributes } from './recipient-attributes';

export interface LineAttributeSource {
  variantTitle: string;
  finishColour: string | null;
  notInStock: boolean;
  preorder: string | null;
  backorder: string | null;
}

/** The attribute with the selling plan's name. */
export const planKey = '_plan';

/** A preorder message takes priority over a backorder message. */
export function lineAttributes(
  source: LineAttributeSource,
  recipient?: GiftRecipient,
  planName?: string,
): Attribute[] {
  const message = source.notInStock ? source.preorder || source.backorder : null;
  const attributes = [
    { key: '_colour', value: colourLabel(source.finishColour) },
    { key: '_size', value: sizeLabel(source.variantTitle) },
    ...recipientAttributes(recipient),
    // An attribute, because the Storefront API's orders don't contain the selling plan.
    ...(planName ? [{ key: planKey, value: planName }] : []),
  ];
  return message ? [...attributes, { key: '_messaging', value: message }] : attributes;
}
