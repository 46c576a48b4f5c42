import type { Sample } from '~/features/catalog/sample';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { lineToAdd } from '../../foreseen';
import { ProblemText } from '../cart-form';
import { useAddToCart } from './use-add-to-cart';

/** 'Order a sample of Aged brass · $2', a quiet button that adds one like any other product. */
export function OrderSample({ sample: { product, variant } }: { sample: Sample }) {
  const locale = useLocale();
  const name = `A sample of ${variant.title}`;
  const { onSubmit, phase, problem } = useAddToCart(name, variant.id, (_, quantity) =>
    lineToAdd(product, variant, quantity),
  );
  return (
    <form
      method="post"
      action="/cart"
      data-in-place
      onSubmit={onSubmit}
      className="mt-3 grid gap-2 print:hidden"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="merchandise" value={variant.id} />
      <p className="small">
        <button
          type="submit"
          className="text-muted text-link"
          aria-disabled={phase === 'adding' || undefined}
        >
          {`${phase === 'added' ? 'Added to bag:' : 'Order'} a sample of ${variant.title} · ${formatMoney(variant.price, locale)}`}
        </button>
      </p>
      <ProblemText text={problem} />
    </form>
  );
}
