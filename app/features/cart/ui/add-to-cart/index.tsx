import { fewLeft } from '~/features/catalog/availability';
import {
  findVariant,
  hasSeveralOptions,
  parseSelectedOptions,
  type SelectedOptions,
} from '~/features/catalog/selected-options';
import type { Product } from '~/features/catalog/product';
import { Quantity } from '~/ui/quantity';
import { useHydrated } from '~/ui/use-hydrated';
import { maxPerLine } from '../../cart';
import { lineToAdd } from '../../optimistic-lines';
import { variantOptions, optionsLegend } from '../../variant-options';
import { ProblemText } from '../cart-form';
import { addFormId } from './add-form-id';
import { AddButton, SoldOut, OptionsAddButton } from './add-button';
import { OptionFieldsets, VariantFieldset } from './option-fields';
import { addedQuantity, useAddToCart } from './use-add-to-cart';

interface Props {
  product: Pick<
    Product,
    'id' | 'handle' | 'title' | 'vendor' | 'images' | 'variants' | 'options' | 'finish'
  >;
  /** Null shows 'Select Option'. */
  selected: string | null;
  selectedOptions: SelectedOptions;
}

/**
 * Opens the drawer with scripts, posts to the cart page without. Sends `merchandise` (the variant's id), or `product`
 * and options for the server to resolve.
 */
export function AddToCart({ product, selected, selectedOptions }: Props) {
  const byOption = hasSeveralOptions(product);
  /** By the form's fields, which may be ahead of the URL. */
  const lineOf = (fields: FormData) => {
    const variant = byOption
      ? findVariant(product, parseSelectedOptions(product, fields))
      : product.variants.find(({ id }) => id === (fields.get('merchandise') ?? selected));
    // The server then doesn't have to resolve the options.
    if (variant) fields.set('merchandise', variant.id);
    return lineToAdd(product, variant, addedQuantity(fields));
  };
  const { onSubmit, phase, problem } = useAddToCart(product.title, selected, lineOf);
  const hydrated = useHydrated();
  const choices = variantOptions(product);
  // Of a product with several variants, only the radios have the selection: the URL may be behind them.
  const known = choices.length === 1 ? selected : null;
  const gone = choices.every(({ add }) => add === 'Out of stock');
  const variant = product.variants.find(({ id }) => id === selected) ?? null;
  const few = fewLeft(variant);
  // Without scripts the number wouldn't follow the selection.
  const chosen = choices.length === 1 || hydrated ? variant : null;
  const most = chosen?.left;
  // Usually equal for all variants; the server checks each.
  const { rule } = chosen ?? product.variants[0]!;
  if (gone && choices.length === 1) {
    return <SoldOut />;
  }
  return (
    <form
      id={addFormId}
      method="post"
      action="/cart"
      data-in-place
      onSubmit={onSubmit}
      className="group/add grid gap-6"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={product.handle} />
      {known && <input type="hidden" name="merchandise" value={known} />}
      {byOption && <OptionFieldsets product={product} selectedOptions={selectedOptions} />}
      {!byOption && choices.length > 1 && (
        <VariantFieldset legend={optionsLegend(product)} choices={choices} selected={selected} />
      )}
      <div className="grid gap-6" data-buy>
        {!gone && (
          <Quantity
            key={rule?.minimum}
            defaultValue={rule?.minimum}
            min={rule?.minimum}
            max={Math.min(rule?.maximum ?? maxPerLine, most || maxPerLine)}
            step={rule?.increment}
          />
        )}
        <div className="grid gap-3">
          {few && <p className="small text-sale on-other:hidden">Only {few} left</p>}
          {byOption ? (
            <OptionsAddButton
              add={choices.find(({ id }) => id === selected)?.add ?? null}
              phase={phase}
            />
          ) : (
            <AddButton choices={choices} phase={phase} />
          )}
          <ProblemText text={problem} />
        </div>
      </div>
    </form>
  );
}
