import { availabilityOf } from '~/features/catalog/availability';
import { getProduct } from '~/features/catalog/catalog.server';
import { isLoadFailure } from '~/features/catalog/load-failure.server';
import {
  optionFields,
  selectionProblem,
  parseSelectedOptions,
  findVariant,
  type SelectedOptions,
} from '~/features/catalog/selected-options';
import type { Context } from '~/platform/context.server';

/** Where to redirect, and the message why nothing was added. */
export interface Unresolved {
  goTo: string;
  message: string;
  status: number;
}

/**
 * Without scripts, an add form with several options posts these instead of a variant. Finds their
 * variant and sets it in `fields`; one that is sold out or does not exist is explained on the product's
 * page. Null when the form can be handled as usual.
 */
export async function resolveVariant(
  context: Context,
  fields: FormData,
): Promise<Unresolved | null> {
  const handle = fields.get('product');
  if (fields.get('intent') !== 'add' || fields.has('merchandise') || typeof handle !== 'string') {
    return null;
  }
  try {
    const product = await getProduct(context, handle);
    if (!product) return null;
    const picks = parseSelectedOptions(product, fields);
    const variant = findVariant(product, picks);
    if (variant && availabilityOf(variant).button === 'add') {
      fields.set('merchandise', variant.id);
      return null;
    }
    const goTo = (search: Record<string, string>) =>
      `/products/${encodeURIComponent(product.handle)}?${new URLSearchParams(search)}`;
    return variant
      ? { goTo: goTo({ variant: variant.id }), message: outOfStock(picks), status: 200 }
      : {
          goTo: goTo(optionFields(picks)),
          message: selectionProblem(product, picks) ?? 'Please choose an option.',
          status: 400,
        };
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    context.log.error('pick-variant-failed', { error });
    context.outcome.unavailable = true;
    const message = "We can't change your bag right now. Please try again in a moment.";
    return { goTo: '/cart', message, status: 503 };
  }
}

const outOfStock = (picks: SelectedOptions) => `${picks.join(' / ')} is out of stock.`;
