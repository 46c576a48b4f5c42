import type { FormEvent } from 'react';
import { isSingleVariant, type Product, type Variant } from '~/features/catalog/product';
import { shownPrice, type SelectedOptions } from '~/features/catalog/selected-options';
import { Dialog } from '~/ui/dialog';
import { Picture } from '~/ui/picture';
import { Price } from '~/ui/price';
import { AddToCart, type Plans, type PricedFor } from './index';

export interface ShownPlans extends Plans {
  price: ReturnType<typeof shownPrice> | undefined;
}

interface Props {
  product: Product;
  variant: Variant | null;
  selectedOptions: SelectedOptions;
  onChange(event: FormEvent<HTMLElement>): void;
  onClose(): void;
  plans?: ShownPlans | undefined;
  pricedFor?: PricedFor | undefined;
}

const thumbnail = 96;

/** Open while rendered. */
export function ChoiceSheet(props: Props) {
  const { product, variant, selectedOptions, onChange, onClose, plans, pricedFor } = props;
  const { shown, from } = plans?.price ?? shownPrice(product, variant, selectedOptions);
  const image = variant?.image ?? product.images[0];
  return (
    <Dialog side="bottom" open onClose={onClose} title={product.title}>
      <div className="mb-6 flex items-center gap-4">
        {image && (
          <Picture
            src={image.src}
            alt=""
            width={thumbnail}
            height={thumbnail}
            className="size-20 bg-sand object-cover"
          />
        )}
        <div className="small">
          {product.finish && <p className="text-muted">{product.finish}</p>}
          <p aria-live="polite" className="text-[1rem]">
            <Price price={shown.price} compareAt={shown.compareAt} from={from} />
          </p>
          {variant && !isSingleVariant(product) && <p>{variant.title}</p>}
        </div>
      </div>
      <div onChange={onChange}>
        <AddToCart
          product={product}
          selected={variant?.id ?? null}
          selectedOptions={selectedOptions}
          plans={plans}
          pricedFor={pricedFor}
          onSend={onClose}
        />
      </div>
    </Dialog>
  );
}
