import { useState, type FormEvent, type ReactNode } from 'react';
import { fewLeft } from '~/features/catalog/availability';
import {
  findVariant,
  hasSeveralOptions,
  optionField,
  parseSelectedOptions,
  type SelectedOptions,
} from '~/features/catalog/selected-options';
import type { Product, Variant } from '~/features/catalog/product';
import { quantitiesInWords } from '~/features/catalog/quantity-rule';
import { Quantity } from '~/ui/quantity';
import { useHydrated } from '~/ui/use-hydrated';
import { maxPerLine } from '../../cart';
import { recipientIn } from '../../gift-recipient';
import { lineToAdd, type AddedPlan } from '../../line-to-add';
import { variantOptions } from '../../variant-options';
import { ProblemText } from '../cart-form';
import { addFormId } from './add-form-id';
import { AddButton, SoldOut, OptionsAddButton } from './add-button';
import { OptionFieldsets, VariantFieldset } from './option-fields';
import { PayButtons, type PayButtonsProps } from './pay-buttons';
import { findRecipientErrors, RecipientFields } from './recipient-fields';
import { addedQuantity, useAddToCart } from './use-add-to-cart';

export interface Plans {
  /** The form's field `plan`. */
  picker: ReactNode;
  chosen(planId: string, variantId: string): AddedPlan | undefined;
}

/** Returns the variant with its price at this quantity. Only products with volume prices have this function. */
export type PricedFor = (variant: Variant, quantity: number) => Variant;

interface Props {
  product: Pick<
    Product,
    | 'id'
    | 'handle'
    | 'title'
    | 'vendor'
    | 'images'
    | 'variants'
    | 'options'
    | 'finish'
    | 'isGiftCard'
  >;
  /** If null, the button shows 'Select Option'. */
  selected: string | null;
  selectedOptions: SelectedOptions;
  /** The server refused a form without scripts, because options were missing. */
  incomplete?: boolean;
  plans?: Plans | undefined;
  /** Missing if the store has no buttons that lead to the checkout. */
  pay?: PayButtonsProps | undefined;
  pricedFor?: PricedFor | undefined;
  /** Called before the cart drawer opens, so that a panel with this form can close. */
  onSend?(): void;
}

/**
 * With scripts, the form sends the variant's id and opens the cart drawer. Without scripts, it posts to the cart page;
 * for a product with several options, it then posts the options instead of the variant's id. The form has
 * `noValidate`, because the page shows its own messages.
 */
export function AddToCart(props: Props) {
  const { product, selected, selectedOptions, incomplete, plans, pricedFor, pay, onSend } = props;
  const byOption = hasSeveralOptions(product);
  const [tried, setTried] = useState(false);
  const [recipientErrors, setRecipientErrors] = useState<Record<string, string>>({});
  /** The form's fields can be newer than the URL. */
  const lineOf = (fields: FormData) => {
    const variant = byOption
      ? findVariant(product, parseSelectedOptions(product, fields))
      : product.variants.find(({ id }) => id === (fields.get('merchandise') ?? selected));
    // Then the server needn't resolve the options.
    if (variant) fields.set('merchandise', variant.id);
    const recipient = recipientIn(fields);
    const planId = fields.get('plan');
    const plan = planId && variant ? plans?.chosen(String(planId), variant.id) : undefined;
    const quantity = addedQuantity(fields);
    const priced = variant && pricedFor ? pricedFor(variant, quantity) : variant;
    return lineToAdd(product, priced, quantity, recipient, plan);
  };
  const { onSubmit, phase, problem } = useAddToCart(product.title, selected, lineOf);
  const hydrated = useHydrated();
  const choices = variantOptions(product);
  // With several variants, the form's own fields select one, because the selection in the URL may be outdated.
  const known = choices.length === 1 ? selected : null;
  const gone = choices.every(({ add }) => add === 'Out of stock');
  const add = choices.find(({ id }) => id === selected)?.add ?? null;
  const variant = product.variants.find(({ id }) => id === selected) ?? null;
  const few = fewLeft(variant);
  // Without scripts, the number doesn't follow the selection.
  const chosen = choices.length === 1 || hydrated ? variant : null;
  const most = chosen?.left;
  // Without a choice, use the first variant's rule. Variants usually share it; the server checks each.
  const rule = (chosen ?? product.variants[0])?.rule;
  // A product service may list a product without variants.
  if (gone && choices.length <= 1) return <SoldOut />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const missing = byOption ? parseSelectedOptions(product, new FormData(form)).indexOf(null) : -1;
    const wrong = findRecipientErrors(form);
    setRecipientErrors(wrong);
    const [firstWrong] = Object.keys(wrong);
    if (missing < 0 && firstWrong === undefined) {
      if ((event.nativeEvent as SubmitEvent).submitter?.getAttribute('name') === 'pay') return;
      onSend?.();
      return onSubmit(event);
    }
    event.preventDefault();
    if (missing >= 0) setTried(true);
    const field = missing >= 0 ? optionField(missing) : firstWrong;
    form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  /** Once a recipient's field was wrong, its message goes as soon as it is right. */
  const checkAgain = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (Object.keys(recipientErrors).length > 0)
      setRecipientErrors(findRecipientErrors(currentTarget));
  };
  return (
    <form
      id={onSend ? undefined : addFormId}
      method="post"
      action="/cart"
      noValidate
      data-in-place
      onSubmit={submit}
      onInput={checkAgain}
      className="group/add grid grid-cols-1 gap-6"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={product.handle} />
      {known && <input type="hidden" name="merchandise" value={known} />}
      {byOption && (
        <OptionFieldsets
          product={product}
          selectedOptions={selectedOptions}
          incomplete={tried || (incomplete ?? false)}
        />
      )}
      {!byOption && choices.length > 1 && <VariantFieldset product={product} selected={selected} />}
      {plans?.picker}
      {product.isGiftCard && <RecipientFields errors={recipientErrors} />}
      <div className="grid gap-6">
        {!gone && (
          <Quantity
            key={rule?.minimum}
            hint={rule && `You can order ${quantitiesInWords(rule)}.`}
            defaultValue={rule?.minimum}
            min={rule?.minimum}
            max={Math.min(rule?.maximum ?? maxPerLine, most || maxPerLine)}
            step={rule?.increment}
          />
        )}
        <div className="grid gap-3" data-buy={onSend ? undefined : true}>
          {few && <p className="small text-sale on-other:hidden">Only {few} left</p>}
          {byOption ? (
            <OptionsAddButton add={add} phase={phase} />
          ) : (
            <AddButton choices={choices} phase={phase} />
          )}
          {pay && !gone && (
            // Invisible instead of removed, because the page below would move. Not disabled either: that would lose a
            // press before hydration, which is repeated after it.
            <PayButtons {...pay} invisible={hydrated && add === 'Out of stock'} />
          )}
          <ProblemText text={problem} />
        </div>
      </div>
    </form>
  );
}
