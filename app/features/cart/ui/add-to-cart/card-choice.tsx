import { useState, type FormEvent } from 'react';
import type { Product } from '~/features/catalog/product';
import {
  findVariant,
  optionField,
  type SelectedOptions,
} from '~/features/catalog/selected-options';
import { ChoiceSheet } from './choice-sheet';

interface Props {
  product: Product;
  onClose(): void;
}

/** The selection isn't in the URL, because the URL belongs to the list behind the panel. */
export function CardChoice({ product, onClose }: Props) {
  const [selected, setSelected] = useState<SelectedOptions>(() =>
    product.options.map(({ values }) => (values.length === 1 ? values[0]! : null)),
  );
  const onChange = ({ target }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    setSelected((all) => all.map((own, index) => (name === optionField(index) ? value : own)));
  };
  return (
    <ChoiceSheet
      product={product}
      variant={findVariant(product, selected)}
      selectedOptions={selected}
      onChange={onChange}
      onClose={onClose}
    />
  );
}
