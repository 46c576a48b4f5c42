import { Button } from '~/ui/button';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { Select } from '~/ui/select';
import { availabilityOf } from '../../availability';
import type { Product, Variant } from '../../product';
import { hasSeveralOptions } from '../../selected-options';

interface Props {
  product: Product;
  variant: Variant | null;
}

/** Without scripts, lists the existing combinations of options. */
export function VariantSelect({ product, variant }: Props) {
  const useful =
    hasSeveralOptions(product) || product.variants.some((one) => availabilityOf(one).notify);
  if (product.variants.length === 1 || !useful) return null;
  // Keeps the form out of the browser's bundle.
  return (
    <noscript>{import.meta.env.SSR && <SelectForm product={product} variant={variant} />}</noscript>
  );
}

function SelectForm({ product, variant }: Props) {
  const locale = useLocale();
  const labelOf = (one: Variant) => {
    const { button, label } = availabilityOf(one);
    const note =
      button === 'out-of-stock' ? ' (sold out)' : label === 'Add to bag' ? '' : ` (${label})`;
    return `${one.title}, ${formatMoney(one.price, locale)}${note}`;
  };
  return (
    <form action="#add" className="mt-6 flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-60">
        <Select
          label="Available combinations"
          name="variant"
          choices={product.variants.map((one) => ({ value: one.id, label: labelOf(one) }))}
          defaultValue={variant?.id}
        />
      </div>
      <Button look="outline">Choose</Button>
    </form>
  );
}
