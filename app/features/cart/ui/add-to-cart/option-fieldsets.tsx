import { useEffect, useRef } from 'react';
import {
  optionField,
  selectionProblem,
  optionValueState,
  type SelectedOptions,
  type ValueState,
} from '~/features/catalog/selected-options';
import type { Product } from '~/features/catalog/product';
import { Chip } from './chip';

interface Props {
  product: Pick<Product, 'options' | 'variants'>;
  /** The selected options, from the URL. */
  picks: SelectedOptions;
}

/** A group of radios for each option of a product whose variants combine several: size, then cable. */
export function OptionFieldsets({ product, picks }: Props) {
  const around = useRef<HTMLDivElement>(null);
  const now = picks.join('\n');
  const before = useRef(now);
  // Uncontrolled radios; only a change of the URL (going back) sets them from here.
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    for (const radio of around.current?.querySelectorAll('input') ?? []) {
      radio.checked = now.split('\n')[Number(radio.dataset.option)] === radio.value;
    }
  }, [now]);
  return (
    <div ref={around} className="grid gap-6">
      {product.options.map(({ name, values }, index) => (
        <fieldset key={name}>
          <legend className="mb-2 small">{name}</legend>
          <div className="flex flex-wrap gap-2">
            {values.map((value) => {
              const state = optionValueState(product, picks, index, value);
              return (
                <Chip
                  key={value}
                  name={optionField(index)}
                  value={value}
                  defaultChecked={picks[index] === value}
                  data-option={index}
                  data-start={picks[index] === value || undefined}
                  state={state}
                  note={notes[state]}
                >
                  {value}
                </Chip>
              );
            })}
          </div>
        </fieldset>
      ))}
      <p role="status" className="small text-sale empty:hidden">
        {selectionProblem(product, picks)}
      </p>
    </div>
  );
}

const notes: Record<ValueState, string | undefined> = {
  free: undefined,
  out: 'out of stock',
  none: 'not made with the other choice',
};
