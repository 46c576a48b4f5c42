import type { ReactNode } from 'react';
import { cardName, type CardProduct } from '~/features/catalog/card-product';
import { lineToAdd } from '../../line-to-add';
import { firstVariantOption } from '../../variant-options';
import { ProblemText } from '../cart-form';
import { AddButton, SoldOut } from './add-button';
import { ChooseButton, ChooseLink } from './choose-button';
import { addedQuantity, useAddToCart } from './use-add-to-cart';

interface Props {
  product: Pick<
    CardProduct,
    'id' | 'handle' | 'title' | 'vendor' | 'finish' | 'images' | 'firstVariant'
  > &
    Partial<Pick<CardProduct, 'choose' | 'needsPlan' | 'soldOut'>>;
  children?: ReactNode;
}

const look = { look: 'outline', small: true } as const;

/** With several variants, opens the options. Links to a product that is sold only with a selling plan. */
export function QuickAdd({ product, children }: Props) {
  const option = firstVariantOption(product);
  const { onSubmit, phase, problem } = useAddToCart(product.title, option?.id ?? null, (fields) =>
    lineToAdd(product, product.firstVariant, addedQuantity(fields)),
  );
  if (!option) return null;
  if (product.choose || product.needsPlan) {
    if (product.soldOut) return <SoldOut look={look} />;
    return product.needsPlan ? (
      <ChooseLink product={product} />
    ) : (
      <ChooseButton product={product} />
    );
  }
  const { id, label, add } = option;
  if (add === 'Out of stock') {
    // A card has only the first ten variants.
    return product.soldOut === false ? (
      <ChooseLink product={product} />
    ) : (
      <SoldOut look={look} which={label} />
    );
  }
  return (
    <form
      method="post"
      action="/cart"
      data-in-place
      onSubmit={onSubmit}
      className="grid grid-rows-[1fr_auto]"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="merchandise" value={id} />
      {children ?? (
        <AddButton
          choices={[option]}
          phase={phase}
          look={look}
          which={label}
          about={cardName(product)}
        />
      )}
      {problem && (
        <div className="pt-2">
          <ProblemText text={problem} />
        </div>
      )}
    </form>
  );
}
