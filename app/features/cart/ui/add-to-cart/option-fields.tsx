import { useEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import {
  optionField,
  selectionProblem,
  optionValueState,
  type SelectedOptions,
  type ValueState,
} from '~/features/catalog/selected-options';
import type { Product } from '~/features/catalog/product';
import { useLocale } from '~/ui/locale';
import { spelled } from '~/ui/spelling';
import type { AddLabel, VariantOption } from '../../variant-options';

interface OptionFieldsetsProps {
  product: Pick<Product, 'options' | 'variants'>;
  selectedOptions: SelectedOptions;
}

/** One radio group per option. */
export function OptionFieldsets({ product, selectedOptions }: OptionFieldsetsProps) {
  const locale = useLocale();
  const around = useRef<HTMLDivElement>(null);
  const joined = selectedOptions.join('\n');
  const before = useRef(joined);
  // Uncontrolled radios; only a URL change (such as Back) sets them.
  useEffect(() => {
    if (before.current === joined) return;
    before.current = joined;
    for (const radio of around.current?.querySelectorAll('input') ?? []) {
      radio.checked = joined.split('\n')[Number(radio.dataset.option)] === radio.value;
    }
  }, [joined]);
  return (
    <div ref={around} className="grid gap-6">
      {product.options.map(({ name, values }, index) => (
        <fieldset key={name}>
          <legend className="mb-2 small">{spelled(name, locale)}</legend>
          <div className="flex flex-wrap gap-2">
            {values.map((value) => {
              const state = optionValueState(product, selectedOptions, index, value);
              return (
                <Chip
                  key={value}
                  name={optionField(index)}
                  value={value}
                  defaultChecked={selectedOptions[index] === value}
                  data-option={index}
                  data-start={selectedOptions[index] === value || undefined}
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
        {selectionProblem(product, selectedOptions)}
      </p>
    </div>
  );
}

const notes: Record<ValueState, string | undefined> = {
  free: undefined,
  out: 'out of stock',
  none: 'not available with your other choice',
};

/** Value of `data-add`: the button's label once the radio is selected. */
export const addKeys = {
  'Add to bag': 'add',
  Backorder: 'backorder',
  Preorder: 'preorder',
  'Out of stock': 'out',
} as const satisfies Record<AddLabel, string>;

interface VariantFieldsetProps {
  choices: readonly VariantOption[];
  selected: string | null;
  legend: string;
}

/** Sold-out variants can be selected but not added. */
export function VariantFieldset({ choices, selected, legend }: VariantFieldsetProps) {
  const locale = useLocale();
  const set = useRef<HTMLFieldSetElement>(null);
  const before = useRef(selected);
  // Uncontrolled radios; only a URL change (such as Back) sets them.
  useEffect(() => {
    if (before.current === selected) return;
    before.current = selected;
    for (const radio of set.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.value === selected;
    }
  }, [selected]);
  return (
    <fieldset ref={set}>
      <legend className="mb-2 small">{spelled(legend, locale)}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, label, add }) => (
          <Chip
            key={id}
            name="merchandise"
            value={id}
            defaultChecked={id === selected}
            data-add={addKeys[add]}
            data-start={id === selected || undefined}
            state={add === 'Out of stock' ? 'out' : 'free'}
            note={add === 'Out of stock' ? 'out of stock' : undefined}
          >
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

interface ChipProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  children: ReactNode;
  /** `out`: sold out. `none`: the combination doesn't exist. Both stay selectable. */
  state?: 'free' | 'out' | 'none';
  /** For screen readers. */
  note?: string;
}

const looks = {
  free: '',
  out: 'text-muted line-through',
  none: 'border-dashed text-muted',
};

/** Forced colors would hide the selected text; hence `forced-color-adjust-none`. */
const Chip = ({ children, state = 'free', note, ...radio }: ChipProps) => (
  <label className="relative">
    {/* Without `aria-invalid`, browsers announce a required group as invalid until one is selected. */}
    {/* eslint-disable-next-line jsx-a11y/role-supports-aria-props */}
    <input
      type="radio"
      required
      aria-invalid={false}
      {...radio}
      className="peer absolute inset-0 size-full appearance-none"
    />
    <span
      className={`grid min-h-11 min-w-14 place-items-center border border-stone px-4 small wrap-anywhere peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none ${looks[state]}`}
    >
      {children}
    </span>
    {note && <span className="sr-only">, {note}</span>}
  </label>
);
