import type { ReactNode } from 'react';
import { cardName, type CardProduct } from '~/features/catalog/card-product';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { lineToAdd } from '../../optimistic-lines';
import { firstVariantOption } from '../../variant-options';
import { ProblemText } from '../cart-form';
import { AddButton, SoldOut } from './add-button';
import { addedQuantity, useAddToCart } from './use-add-to-cart';

interface Props {
  product: Pick<
    CardProduct,
    | 'id'
    | 'handle'
    | 'title'
    | 'vendor'
    | 'finish'
    | 'images'
    | 'price'
    | 'priceMax'
    | 'firstVariant'
  >;
  children?: ReactNode;
}

/** Adds one of the first available variant. */
export function QuickAdd({ product, children }: Props) {
  const locale = useLocale();
  const option = firstVariantOption(product);
  const { onSubmit, phase, problem } = useAddToCart(product.title, option?.id ?? null, (fields) =>
    lineToAdd(product, product.firstVariant, addedQuantity(fields)),
  );
  if (!option) return null;
  const { id, label, price, add } = option;
  const look = { look: 'outline', small: true } as const;
  const which = [label, price && formatMoney(price, locale)].filter(Boolean).join(', ');
  if (add === 'Out of stock') return <SoldOut look={look} which={which} />;
  return (
    <form method="post" action="/cart" data-in-place onSubmit={onSubmit} className="grid gap-2">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="merchandise" value={id} />
      {children ?? (
        <AddButton
          choices={[option]}
          phase={phase}
          look={look}
          which={which}
          about={cardName(product)}
        />
      )}
      <ProblemText text={problem} />
    </form>
  );
}
