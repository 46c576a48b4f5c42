import type { CardProduct } from '~/features/catalog/card-product';
import { firstVariantOption } from '../../variant-options';
import { ProblemText } from '../cart-form';
import { AddButton, SoldOut } from './add-button';
import { useAddToCart } from './use-add-to-cart';

/** A product card's add button: one piece of the first variant. */
export function QuickAdd({ product }: { product: Pick<CardProduct, 'title' | 'firstVariant'> }) {
  const choices = firstVariantOption(product);
  const { onSubmit, phase, problem } = useAddToCart(product.title, choices[0]?.id ?? null);
  if (!choices[0]) return null;
  const look = { look: 'outline', small: true } as const;
  if (choices[0].add === 'Out of stock') return <SoldOut look={look} />;
  return (
    <form method="post" action="/cart" onSubmit={onSubmit} className="grid gap-2">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="merchandise" value={choices[0].id} />
      <AddButton choices={choices} phase={phase} look={look} about={product.title} />
      <ProblemText text={problem} />
    </form>
  );
}
