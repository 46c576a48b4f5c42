/** The radios of the add-to-cart form. */
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
  /** The selected options, from the URL. */
  selectedOptions: SelectedOptions;
}

/** A group of radios for each option of a product whose variants combine several: size, then cable. */
export function OptionFieldsets({ product, selectedOptions }: OptionFieldsetsProps) {
  const locale = useLocale();
  const around = useRef<HTMLDivElement>(null);
  const joined = selectedOptions.join('\n');
  const before = useRef(joined);
  // Uncontrolled radios; only a change of the URL (going back) sets them from here.
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
  none: 'not made with the other choice',
};

/** `data-add` of a radio: which label the button shows once it is selected, with or without scripts. */
export const addKeys = {
  'Add to bag': 'add',
  Backorder: 'backorder',
  Preorder: 'preorder',
  'Out of stock': 'out',
} as const satisfies Record<AddLabel, string>;

interface VariantFieldsetProps {
  choices: readonly VariantOption[];
  /** Id of the selected variant. */
  selected: string | null;
  /** Name of the option: 'Size'. */
  legend: string;
}

/** The variants as radios. One that is sold out can be selected, but not added. */
export function VariantFieldset({ choices, selected, legend }: VariantFieldsetProps) {
  const locale = useLocale();
  const set = useRef<HTMLFieldSetElement>(null);
  const before = useRef(selected);
  // Uncontrolled radios; only a change of the URL (going back) sets them from here.
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
  /** `out`: sold out, struck through. `none`: this combination does not exist, pale. Both can still be selected. */
  state?: 'free' | 'out' | 'none';
  /** Follows the label for screen readers. */
  note?: string;
}

const looks = {
  free: '',
  out: 'text-muted line-through',
  none: 'border-dashed text-muted',
};

/** A radio button styled as a chip. In forced colours browsers would lay the page's colour behind the chosen one's text. */
const Chip = ({ children, state = 'free', note, ...radio }: ChipProps) => (
  <label className="relative">
    {/* Without `aria-invalid` browsers announce a required group as invalid until one is selected. */}
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
