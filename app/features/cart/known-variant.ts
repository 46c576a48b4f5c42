import { availabilityOf } from '~/features/catalog/availability';
import type { Product } from '~/features/catalog/product';
import type { QuantityRule } from '~/features/catalog/quantity-rule';
import type { LineAttributeSource } from './line-attributes';

export interface KnownVariant extends LineAttributeSource {
  /** Missing if unrestricted or unknown; Shopify checks the rule too. */
  rule?: QuantityRule | undefined;
  /** Whether the product has selling plans, and whether it is sold only with one. */
  plans?: Product['plans'];
}

/**
 * Undefined if the cached product isn't enough for a line: the variant is missing, can't be added, or is a gift card,
 * which can have a recipient.
 */
export function knownVariantOf(product: Product, variantId: string): KnownVariant | undefined {
  const variant = product.variants.find(({ id }) => id === variantId);
  if (!variant || product.isGiftCard || availabilityOf(variant).button !== 'add') return undefined;
  const { title, inventory, policy, preorder, backorder, rule } = variant;
  return {
    variantTitle: title,
    finishColour: product.finish?.trim() || null,
    notInStock: policy === 'CONTINUE' && inventory <= 0,
    preorder: preorder?.trim() || null,
    backorder: backorder?.trim() || null,
    rule,
    ...(product.plans && { plans: product.plans }),
  };
}
